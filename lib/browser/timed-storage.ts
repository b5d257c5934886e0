type Kept = { value: unknown; expires: number };

/** The local storage, or undefined where the browser refuses it. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key for so many milliseconds. Does nothing where storage is refused or full. */
export function keep(key: string, value: unknown, lifeMs: number): void {
  try {
    storage()?.setItem(key, JSON.stringify({ value, expires: Date.now() + lifeMs } satisfies Kept));
  } catch {
    // Full or refused: the site works without it.
  }
}

/** The value kept under a key; undefined when absent, unreadable or expired. What is expired or unreadable is removed. */
export function recall(key: string): unknown {
  const text = storage()?.getItem(key);
  if (text === null || text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept === "object" && kept !== null && "value" in kept && "expires" in kept && Number(kept.expires) > Date.now()) return kept.value;
  } catch {
    // Not ours: removed below.
  }
  drop(key);
  return undefined;
}

/** Removes a key. */
export function drop(key: string): void {
  storage()?.removeItem(key);
}
