/** Remembers a small value for as long as the tab lives. Does nothing where storage is refused. */
export function remember(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Refused or full: the page starts afresh next time.
  }
}

/** What the tab remembers under a key; undefined when nothing or unreadable. */
export function recollect(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what the tab remembers under a key. */
export function forget(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Refused: nothing was kept.
  }
}
