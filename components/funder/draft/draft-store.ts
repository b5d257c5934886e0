import type { ChosenFile, StoredFile } from "@/components/funder/upload/upload-state";
import { applicantOf } from "@/lib/browser/applicant";
import { rememberedUser } from "@/lib/browser/session";
import { entryOf, fixedPart, isRecord, isText, keysIn, storedItem } from "@/lib/browser/storage";

export type DraftValues = Record<string, string | boolean>;
/** `unsent`: files that were chosen and had not arrived. `owner`: the page of the form and who fills it in, where known. */
export type Draft = { values: DraftValues; files: StoredFile[]; unsent: ChosenFile[]; savedAt: number; owner?: string | undefined };

/** A short hash, so that the handle itself is not left in the lasting storage. Not for secrets of any other kind. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return ((high ^ (low >>> 16)) >>> 0).toString(36) + ((low ^ (high >>> 13)) >>> 0).toString(36);
}

const itemAt = (rest: string) => storedItem("funderDraft", (value): unknown => value, { rest });
const draftItem = (handle: string) => itemAt(hashOf(handle));
const sentItem = (handle: string) => storedItem("funderSent", (value) => (value === true ? true : undefined), { rest: hashOf(handle) });

/** Key of a registration's draft in the local storage. */
export const draftKey = (handle: string): string => draftItem(handle).key;

function isChosenFile(file: unknown): file is ChosenFile {
  if (typeof file !== "object" || file === null) return false;
  const { field, name, size } = file as Record<string, unknown>;
  return typeof field === "string" && typeof name === "string" && typeof size === "number";
}

const isStoredFile = (file: unknown): file is StoredFile => isChosenFile(file) && "url" in file && typeof file.url === "string";

/** Whether a draft is stored, be it one of another release that this one cannot read. */
export function hasDraft(handle: string): boolean {
  return draftItem(handle).get() !== undefined;
}

function draftIn(item: ReturnType<typeof itemAt>): Draft | undefined {
  const { values, files, unsent, savedAt, owner } = isRecord(item.get()) ?? {};
  if (typeof values !== "object" || values === null || !Array.isArray(files) || typeof savedAt !== "number") return undefined;
  const usable = Object.entries(values).filter(([, value]) => typeof value === "string" || typeof value === "boolean");
  return {
    values: Object.fromEntries(usable) as DraftValues,
    files: files.filter(isStoredFile),
    unsent: Array.isArray(unsent) ? unsent.filter(isChosenFile) : [],
    savedAt,
    owner: isText(owner),
  };
}

/** The draft of a registration; undefined when there is none, or it is older than the handle may get. */
export const readDraft = (handle: string): Draft | undefined => draftIn(draftItem(handle));

/** Whose draft it is that is written on a page. */
export function draftOwner(page: string, handle: string): string | undefined {
  const username = applicantOf(handle).username ?? rememberedUser()?.username;
  return username === undefined ? undefined : `${page} ${username}`;
}

/**
 * Moves the draft that the person who has signed in with this handle left under another one: a sign-out everywhere gives a
 * new handle, of which only the account itself learns.
 */
export function adoptDraft(page: string, handle: string): void {
  const { username } = applicantOf(handle);
  if (username === undefined || readDraft(handle)) return;
  const start = fixedPart(entryOf("funderDraft"));
  const [latest] = keysIn("local")
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const item = itemAt(key.slice(start.length));
      const draft = draftIn(item);
      return draft?.owner === `${page} ${username}` ? [{ item, draft }] : [];
    })
    .sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  if (latest && writeDraft(handle, latest.draft)) latest.item.remove();
}

/** Stores the draft for 7 days. Returns whether the browser has really stored it. */
export function writeDraft(handle: string, draft: Draft): boolean {
  const { password: _, ...values } = draft.values;
  return draftItem(handle).set({ ...draft, values });
}

/** Copies the draft of one handle to another that has none: the same registration continues under a new handle. */
export function moveDraft(from: string, to: string): void {
  const draft = readDraft(from);
  if (draft && from !== to && !readDraft(to) && writeDraft(to, draft)) dropDraft(from);
}

/** Forgets the draft of a registration. */
export function dropDraft(handle: string): void {
  draftItem(handle).remove();
}

/** Key of the mark that the details of a registration are in. */
export const sentKey = (handle: string): string => sentItem(handle).key;

/** Removes the draft after its details were submitted, and reports that to every tab for the lifetime of a handle. */
export function closeDraft(handle: string): void {
  sentItem(handle).set(true);
  dropDraft(handle);
}

/** Whether the details of a registration were accepted in this browser. */
export function isDraftClosed(handle: string): boolean {
  return sentItem(handle).get() === true;
}

/** Details are wanted again under the same handle. */
export function reopenDraft(handle: string): void {
  sentItem(handle).remove();
}
