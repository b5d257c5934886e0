import { secondsLeft } from "@/components/funder/upload/upload-row";
import {
  notesOf,
  rowsOf,
  storedFiles,
  type UploadAction,
  type UploadItem,
  unfinished,
  unsentFiles,
  uploadReducer,
  urlsOf,
} from "@/components/funder/upload/upload-state";

const after = (...actions: UploadAction[]) => actions.reduce(uploadReducer, [] as UploadItem[]);
const added: UploadAction = { kind: "added", field: "nib", files: [{ uid: "a", name: "nib.pdf", size: 10 }] };

test("a file is listed as uploading with nothing sent", () => {
  expect(after(added)).toEqual([
    { uid: "a", field: "nib", name: "nib.pdf", size: 10, status: "uploading", percentage: 0, url: "", message: "", retryable: false, retries: 0 },
  ]);
});

test("progress stays below 100 until the server has accepted the file", () => {
  const sent = after(added, { kind: "progressed", uid: "a", percentage: 100 });
  expect(sent[0]?.percentage).toBe(99);
  expect(urlsOf(sent, "nib")).toEqual([]);
  const accepted = uploadReducer(sent, { kind: "succeeded", uid: "a", url: "/f/1" });
  expect(accepted[0]).toMatchObject({ status: "success", percentage: 100 });
  expect(urlsOf(accepted, "nib")).toEqual(["/f/1"]);
});

test("a retry starts at nothing sent", () => {
  const state = after(added, { kind: "progressed", uid: "a", percentage: 60, at: 1_000 }, { kind: "retrying", uid: "a", retries: 1 });
  expect(state[0]).toMatchObject({ status: "uploading", percentage: 0, retries: 1, startedAt: undefined });
});

test("late progress does not undo an outcome", () => {
  const state = after(added, { kind: "failed", uid: "a", message: "x", retryable: true }, { kind: "progressed", uid: "a", percentage: 50 });
  expect(state[0]).toMatchObject({ status: "failed", percentage: 0 });
});

test("a failed file leaves the list and stays as a note with a retry", () => {
  const failed = after(added, { kind: "failed", uid: "a", message: "putus", retryable: true });
  expect(unfinished(failed)).toEqual({ uploading: 0, failed: 1 });
  const noted = uploadReducer(failed, { kind: "noted", uid: "a" });
  expect(rowsOf(noted, "nib")).toEqual([]);
  expect(notesOf(noted, "nib")).toHaveLength(1);
  expect(unfinished(noted)).toEqual({ uploading: 0, failed: 0 });
  const again = uploadReducer(noted, { kind: "resumed", uid: "a" });
  expect(rowsOf(again, "nib")[0]).toMatchObject({ status: "uploading", percentage: 0, message: "" });
});

test("a file that is sent again at once keeps its row", () => {
  const state = after(added, { kind: "failed", uid: "a", message: "x", retryable: true }, { kind: "resumed", uid: "a" }, { kind: "noted", uid: "a" });
  expect(state[0]?.status).toBe("uploading");
});

test("choosing again drops the refusals of that document only", () => {
  const refuse = (uid: string, field: string, retryable: boolean): UploadAction[] => [
    { kind: "added", field, files: [{ uid, name: uid, size: 1 }] },
    { kind: "failed", uid, message: "x", retryable },
    { kind: "noted", uid },
  ];
  const state = after(...refuse("r", "ktp", false), ...refuse("k", "nib", true), ...refuse("x", "nib", false), added);
  expect(state.map((item) => item.uid)).toEqual(["r", "k", "a"]);
});

test("choosing a failed file again replaces its own failure only", () => {
  const failed = (uid: string, field: string, name: string): UploadAction[] => [
    { kind: "added", field, files: [{ uid, name, size: 10 }] },
    { kind: "failed", uid, message: "putus", retryable: true },
  ];
  const before = after(...failed("noted", "nib", "nib.pdf"), { kind: "noted", uid: "noted" }, ...failed("row", "nib", "dua.pdf"));
  const others = after(...failed("ktp", "ktp", "nib.pdf"), { kind: "noted", uid: "ktp" });
  const again: UploadAction = {
    kind: "added",
    field: "nib",
    files: [
      { uid: "a", name: "nib.pdf", size: 10 },
      { uid: "b", name: "dua.pdf", size: 11 },
    ],
  };
  const state = uploadReducer([...before, ...others], again);
  expect(state.map(({ uid }) => uid)).toEqual(["row", "ktp", "a", "b"]);
  expect(uploadReducer(state, { ...again, files: [{ uid: "c", name: "dua.pdf", size: 10 }] }).map(({ uid }) => uid)).toEqual(["ktp", "a", "b", "c"]);
});

test("removing and events of unknown files", () => {
  expect(after(added, { kind: "removed", uid: "a" }, { kind: "succeeded", uid: "a", url: "/f/1" })).toEqual([]);
});

test("files of a draft come back as accepted and can be stored again", () => {
  const file = { field: "nib", name: "nib.pdf", size: 10, url: "/f/1" };
  const state = after(
    { kind: "restored", files: [file], unsent: [], message: "" },
    { kind: "added", field: "nib", files: [{ uid: "b", name: "b.pdf", size: 1 }] },
  );
  expect(storedFiles(state)).toEqual([file]);
  expect(uploadReducer(state, { kind: "cleared" })).toEqual([]);
});

test("a file whose upload a closed page interrupted is shown at its field, blocks nothing and disappears with a new choice", () => {
  const lost = { field: "nib", name: "nib.pdf", size: 10 };
  const state = after({ kind: "restored", files: [], unsent: [lost], message: "Belum terkirim." });
  expect(notesOf(state, "nib")).toMatchObject([{ name: "nib.pdf", message: "Belum terkirim.", retryable: false }]);
  expect(unfinished(state)).toEqual({ uploading: 0, failed: 0 });
  expect(unsentFiles(state)).toEqual([lost]);
  expect(notesOf(uploadReducer(state, added), "nib")).toEqual([]);
});

test("a file counts as unsent while it could still be sent, not when it is stored or refused", () => {
  const failed = (retryable: boolean): UploadAction => ({ kind: "failed", uid: "a", message: "", retryable });
  expect(unsentFiles(after(added))).toHaveLength(1);
  expect(unsentFiles(after(added, failed(true), { kind: "noted", uid: "a" }))).toHaveLength(1);
  expect(unsentFiles(after(added, failed(false)))).toEqual([]);
  expect(unsentFiles(after(added, { kind: "succeeded", uid: "a", url: "/f/1" }))).toEqual([]);
});

test("follows another tab: adds its files, removes what it removed, leaves this tab's own", () => {
  const stored = (url: string) => ({ field: "nib", name: `${url}.pdf`, size: 1, url });
  const state = after(
    { kind: "restored", files: [stored("1"), stored("2")], unsent: [], message: "" },
    added,
    { kind: "succeeded", uid: "a", url: "own" },
    { kind: "followed", before: [stored("1"), stored("2")], now: [stored("2"), stored("3")] },
  );
  expect(urlsOf(state, "nib")).toEqual(["2", "own", "3"]);
});

test("the note of an interrupted file disappears once another tab has stored the file", () => {
  const chosen = { field: "nib", name: "nib.pdf", size: 1 };
  const lost = after({ kind: "restored", files: [], unsent: [chosen, { ...chosen, name: "lain.pdf" }], message: "belum terkirim" });
  const state = uploadReducer(lost, { kind: "followed", before: [], now: [{ ...chosen, url: "1" }] });
  expect(state.map(({ name, status }) => [name, status])).toEqual([
    ["lain.pdf", "noted"],
    ["nib.pdf", "success"],
  ]);
});

test("an interruption ends what is being sent; those files can be sent again and are listed in the draft", () => {
  const sent = after(
    added,
    { kind: "succeeded", uid: "a", url: "/f/1" },
    { kind: "added", field: "nib", files: [{ uid: "b", name: "b.pdf", size: 2 }] },
  );
  const stopped = uploadReducer(sent, { kind: "interrupted", message: "Silakan masuk." });
  expect(stopped.map(({ status, retryable }) => [status, retryable])).toEqual([
    ["success", false],
    ["noted", true],
  ]);
  expect(unsentFiles(stopped)).toEqual([{ field: "nib", name: "b.pdf", size: 2 }]);
  expect(unfinished(stopped)).toEqual({ uploading: 0, failed: 0 });
});

test.each([
  [50, 20_000, 20],
  [10, 20_000, 180],
  [90, 20_000, undefined],
  [2, 20_000, undefined],
  [99, 20_000, undefined],
])("at %i percent after %i ms it says the seconds left: %s", (percentage, ms, left) => {
  expect(secondsLeft({ percentage, startedAt: 0 }, ms)).toBe(left);
});
