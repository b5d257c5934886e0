import { act, renderHook } from "@testing-library/react";
import { type FieldValues, useForm } from "react-hook-form";
import { draftKey, dropDraft, readDraft, writeDraft } from "@/components/funder/draft/draft-store";
import { useDraft } from "@/components/funder/draft/use-draft";
import type { StoredFile } from "@/components/funder/upload/upload-state";

const empty = { name: "", address: "" };
const file = (url: string): StoredFile => ({ field: "nibFileUrl", name: `${url}.pdf`, size: 10, url });

function open(restored = readDraft("h")) {
  const onFiles = jest.fn();
  return renderHook(
    ({ files }: { files: StoredFile[] }) => {
      const form = useForm<FieldValues>({ defaultValues: { ...empty, ...restored?.values } });
      return { form, onFiles, draft: useDraft({ handle: "h", form, empty, files, unsent: [], restored, onFiles }) };
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

test("what another tab wrote is taken over and not written again, which would undo what it writes meanwhile", () => {
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

test("a draft that another tab has deleted counts as saved no more, and none of its emptied fields empties this tab's", () => {
  writeDraft("h", { values: { name: "PT", address: "" }, files: [], unsent: [], savedAt: 1 });
  const { result } = open();
  expect(result.current.draft.savedAt).toBe(1);
  dropDraft("h");
  otherTab.tells();
  expect(result.current.draft.savedAt).toBeUndefined();
  otherTab.writes({ name: "", address: "Jl. Melati" });
  otherTab.tells();
  expect(result.current.form.getValues()).toEqual({ name: "PT", address: "Jl. Melati" });
});

test("after deleting the draft here, all that another tab still has is taken over", () => {
  writeDraft("h", { values: { name: "PT", address: "" }, files: [], unsent: [], savedAt: 1 });
  const { result } = open();
  act(() => result.current.form.reset(empty));
  quiet();
  expect(readDraft("h")).toBeUndefined();
  otherTab.writes({ name: "PT", address: "Jl. Melati" });
  otherTab.tells();
  expect(result.current.form.getValues()).toEqual({ name: "PT", address: "Jl. Melati" });
});

test("a page that comes back as it was left reads the draft again: nobody told it what another one wrote", () => {
  const { result } = open();
  otherTab.writes({ name: "PT", address: "Jl. Melati" });
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(result.current.form.getValues()).toEqual({ name: "PT", address: "Jl. Melati" });
});

test("a full storage goes on asking before leaving, also after coming back to the tab", () => {
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
