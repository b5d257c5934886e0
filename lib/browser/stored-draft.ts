import { entryOf, fixedPart, keysIn } from "@/lib/browser/storage";

/** Whether this browser has the draft of a detail form. */
export function hasStoredDraft(): boolean {
  const start = fixedPart(entryOf("funderDraft"));
  return keysIn("local").some((key) => key.startsWith(start));
}
