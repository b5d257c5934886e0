import type { StoredFile } from "@/components/funder/upload/upload-state";
import { isRecord, storedItem } from "@/lib/browser/storage";

/** What this tab knows of a link: its key, and what was typed and uploaded. */
export type Work = { link: string; values: Record<string, string | boolean>; files: StoredFile[] };

const isFile = (value: unknown): value is StoredFile => {
  const { field, name, size, url } = isRecord(value) ?? {};
  return typeof field === "string" && typeof name === "string" && typeof size === "number" && typeof url === "string";
};

/** Phones discard pages in the background: the tab keeps the key, which is no longer in the address, and the answers. */
export const workItem = storedItem("colleagueWork", (value): Work | undefined => {
  const { link, values, files } = isRecord(value) ?? {};
  if (typeof link !== "string") return undefined;
  const typed = Object.entries(isRecord(values) ?? {}).filter(([, one]) => typeof one === "string" || typeof one === "boolean");
  return { link, values: Object.fromEntries(typed) as Work["values"], files: Array.isArray(files) ? files.filter(isFile) : [] };
});
