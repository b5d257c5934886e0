import Cookies from "js-cookie";
import type { StorageArea, StoredEntry } from "@/lib/content/browser-data";

export type StoredItem = Pick<StoredEntry, "area" | "key">;

function storageOf(area: "local" | "session"): Storage | undefined {
  try {
    return area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The names kept in one place. Cookies that scripts may not read are not among them. */
function keysIn(area: StorageArea): string[] {
  return area === "cookie" ? Object.keys(Cookies.get()) : Object.keys(storageOf(area) ?? {});
}

/** Everything that a script of this site can find in this browser. */
export function storedItems(): StoredItem[] {
  return (["cookie", "local", "session"] as const).flatMap((area) => keysIn(area).map((key) => ({ area, key })));
}

/** Whether an entry of the list stands for something found. */
export function standsFor(entry: StoredItem, item: StoredItem): boolean {
  if (entry.area !== item.area) return false;
  return entry.key.endsWith("*") ? item.key.startsWith(entry.key.slice(0, -1)) : entry.key === item.key;
}

/** Removes one thing from this browser. */
export function removeItem({ area, key }: StoredItem): void {
  if (area === "cookie") Cookies.remove(key, { path: "/" });
  else storageOf(area)?.removeItem(key);
}
