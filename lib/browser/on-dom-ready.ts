/** Runs a function once the document is parsed, or at once if it already is. */
export function onDomReady(run: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run, { once: true });
  else run();
}
