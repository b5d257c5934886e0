/**
 * Calls whenever another tab may have changed what is kept under a key: when the browser says so, and when this page comes back, since
 * one that was kept aside or asleep is told nothing. Returns what ends it.
 */
export function subscribeToKey(key: string, changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && changed(), { signal });
  window.addEventListener("pageshow", changed, { signal });
  document.addEventListener("visibilitychange", changed, { signal });
  return () => ended.abort();
}
