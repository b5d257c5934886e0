/**
 * Calls `changed` when another tab may have changed a storage key: on storage events, and when this page becomes
 * visible again, because suspended pages get no events. Returns a function that stops it.
 */
export function subscribeToKey(key: string, changed: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && changed(), { signal });
  window.addEventListener("pageshow", changed, { signal });
  document.addEventListener("visibilitychange", changed, { signal });
  return () => listening.abort();
}
