import Cookies from "js-cookie";
import type { KeptEntry, KeptIn } from "@/lib/content/browser-data";

export type KeptItem = Pick<KeptEntry, "keptIn" | "key">;

function storageOf(keptIn: "local" | "session"): Storage | undefined {
  try {
    return keptIn === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The names kept in one place. Cookies that scripts may not read are not among them. */
function keysIn(keptIn: KeptIn): string[] {
  return keptIn === "cookie" ? Object.keys(Cookies.get()) : Object.keys(storageOf(keptIn) ?? {});
}

/** Everything that a script of this site can find in this browser. */
export function keptItems(): KeptItem[] {
  return (["cookie", "local", "session"] as const).flatMap((keptIn) => keysIn(keptIn).map((key) => ({ keptIn, key })));
}

/** Whether an entry of the list stands for something found. */
export function standsFor(entry: KeptItem, item: KeptItem): boolean {
  if (entry.keptIn !== item.keptIn) return false;
  return entry.key.endsWith("*") ? item.key.startsWith(entry.key.slice(0, -1)) : entry.key === item.key;
}

/** Removes one thing from this browser. */
export function removeItem({ keptIn, key }: KeptItem): void {
  if (keptIn === "cookie") Cookies.remove(key, { path: "/" });
  else storageOf(keptIn)?.removeItem(key);
}
