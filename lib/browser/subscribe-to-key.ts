/**
 * Calls whenever another tab may have changed what is stored under a key: when the browser says so, and when this page comes back, since
 * a page that slept, or lay in the browser's memory, hears nothing. Returns what ends it.
 */
export function subscribeToKey(key: string, changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && changed(), { signal });
  window.addEventListener("pageshow", changed, { signal });
  document.addEventListener("visibilitychange", changed, { signal });
  return () => ended.abort();
}
