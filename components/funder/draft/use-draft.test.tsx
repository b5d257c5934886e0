import { act, renderHook } from "@testing-library/react";
import { useCallback, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { closeDraft, draftKey, dropDraft, readDraft, writeDraft } from "@/components/funder/draft/draft-store";
import { useDraft } from "@/components/funder/draft/use-draft";
import type { StoredFile } from "@/components/funder/upload/upload-state";
import { REGISTRATION_HANDLE_MS } from "@/lib/limits";

const empty = { name: "", address: "" };
const file = (url: string): StoredFile => ({ field: "nibFileUrl", name: `${url}.pdf`, size: 10, url });

function open(restored = readDraft("h")) {
  const onFiles = jest.fn();
  const onDeleted = jest.fn();
  return renderHook(
    ({ files }: { files: StoredFile[] }) => {
      const form = useForm<FieldValues>({ defaultValues: { ...empty, ...restored?.values } });
      return { form, onFiles, onDeleted, draft: useDraft({ handle: "h", form, empty, files, unsent: [], restored, onFiles, onDeleted }) };
    },
    { initialProps: { files: restored?.files ?? [] } },
  );
}

let clock = 1_000;
const otherTab = {
  writes(values: Record<string, string>, files: StoredFile[] = []) {
    clock += 1;
    writeDraft("h", { values, files, unsent: [], savedAt: clock });
  },
  tells: () => act(() => void window.dispatchEvent(new StorageEvent("storage", { key: draftKey("h") }))),
};
const quiet = () => act(() => jest.advanceTimersByTime(1_000));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("follows another tab's changes without writing them back, which would undo its next ones", () => {
  const { result, rerender } = open();
  otherTab.writes({ name: "PT", address: "" }, [file("a")]);
  otherTab.tells();
  expect(result.current.form.getValues()).toEqual({ name: "PT", address: "" });
  expect(result.current.onFiles).toHaveBeenCalledWith([], [file("a")]);
  otherTab.writes({ name: "PT Sumber", address: "" }, [file("a"), file("b")]);
  rerender({ files: [file("a")] });
  quiet();
  expect(readDraft("h")).toMatchObject({ values: { name: "PT Sumber" }, files: [file("a"), file("b")] });
});

test("keeps the files of another tab when a draft is due at the moment of their arrival", () => {
  const { result } = renderHook(() => {
    const [files, setFiles] = useState<StoredFile[]>([]);
    const form = useForm<FieldValues>({ defaultValues: empty });
    const onFiles = useCallback((_: StoredFile[], now: StoredFile[]) => setFiles(now), []);
    useDraft({ handle: "h", form, empty, files, unsent: [], restored: undefined, onFiles, onDeleted: jest.fn() });
    return form;
  });
  act(() => result.current.setValue("name", "PT"));
  otherTab.writes(empty, [file("a")]);
  // As in a browser, where React renders in a later task, and the timer may come first: the other tab would take a draft
  // without its file for a removal.
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: draftKey("h") }));
    jest.advanceTimersByTime(1_000);
    expect(readDraft("h")).toMatchObject({ values: { name: "PT" }, files: [file("a")] });
  });
});

test("two drafts of one moment are two: another tab takes over both", () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue("name", "PT"));
  act(() => void window.dispatchEvent(new Event("pagehide")));
  const first = readDraft("h")?.savedAt;
  rerender({ files: [file("a")] });
  expect(readDraft("h")?.files).toEqual([file("a")]);
  expect(readDraft("h")?.savedAt).not.toBe(first);
});

test("reports a draft deleted by another tab and does not write it again, not even for a file stored in between", () => {
  writeDraft("h", { values: { name: "PT", address: "" }, files: [], unsent: [], savedAt: Date.now() });
  const { result, rerender } = open();
  dropDraft("h");
  rerender({ files: [file("a")] });
  expect(readDraft("h")).toBeUndefined();
  expect(result.current.onDeleted).toHaveBeenCalledTimes(1);
  expect(result.current.draft.savedAt).toBeUndefined();
  otherTab.tells();
  expect(result.current.onDeleted).toHaveBeenCalledTimes(1);
});

test("a draft in the format of a newer release does not count as deleted: the screen stays", () => {
  writeDraft("h", { values: { name: "PT", address: "" }, files: [], unsent: [], savedAt: Date.now() });
  const { result } = open();
  localStorage.setItem(draftKey("h"), JSON.stringify({ value: { version: 2 }, expires: Date.now() + REGISTRATION_HANDLE_MS }));
  otherTab.tells();
  expect(result.current.onDeleted).not.toHaveBeenCalled();
  expect(result.current.form.getValues()).toMatchObject({ name: "PT" });
});

test.each([
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
  ["the tab is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
])("what was typed last is stored when %s", (_, leave) => {
  const { result } = open();
  act(() => result.current.form.setValue("name", "PT Maju"));
  expect(readDraft("h")).toBeUndefined();
  act(() => void leave());
  expect(readDraft("h")).toMatchObject({ values: { name: "PT Maju" } });
});

test("an expired draft no longer counts as saved, stays on the screen, and is written with the next change", () => {
  writeDraft("h", { values: { name: "PT", address: "" }, files: [], unsent: [], savedAt: Date.now() });
  const { result } = open();
  jest.setSystemTime(Date.now() + REGISTRATION_HANDLE_MS);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current.draft.savedAt).toBeUndefined();
  expect(result.current.onDeleted).not.toHaveBeenCalled();
  act(() => result.current.form.setValue("address", "Jl. Melati"));
  quiet();
  expect(readDraft("h")).toMatchObject({ values: { name: "PT", address: "Jl. Melati" } });
});

test("a draft that another tab has submitted is not written again", () => {
  const { result } = open();
  act(() => result.current.form.setValue("name", "PT"));
  closeDraft("h");
  quiet();
  expect(readDraft("h")).toBeUndefined();
  expect(result.current.onDeleted).not.toHaveBeenCalled();
});

test("after deleting the draft here, the draft of another tab is taken over", () => {
  writeDraft("h", { values: { name: "PT", address: "" }, files: [], unsent: [], savedAt: 1 });
  const { result } = open();
  act(() => result.current.form.reset(empty));
  quiet();
  expect(readDraft("h")).toBeUndefined();
  otherTab.writes({ name: "PT", address: "Jl. Melati" });
  otherTab.tells();
  expect(result.current.form.getValues()).toEqual({ name: "PT", address: "Jl. Melati" });
});

test("a page restored from the back/forward cache reads the draft again: it missed the changes of other tabs", () => {
  const { result } = open();
  otherTab.writes({ name: "PT", address: "Jl. Melati" });
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(result.current.form.getValues()).toEqual({ name: "PT", address: "Jl. Melati" });
});

test("with full storage the page asks before leaving, also after coming back to the tab", () => {
  const { result } = open();
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => result.current.form.setValue("name", "PT"));
  quiet();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current.draft.failed).toBe(true);
  full.mockRestore();
});
