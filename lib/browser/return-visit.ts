/** A list rendered within this time after `popstate` belongs to going back, milliseconds. */
const RETURN_MS = 3_000;

let returnedAt = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    returnedAt = performance.now();
  });
  // The next link, by pointer or keyboard, is a visit of its own.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href]")) returnedAt = Number.NEGATIVE_INFINITY;
  };
  window.addEventListener("click", leave, { capture: true });
}

/** Whether the visitor has just navigated by the browser's Back or Forward. */
export function isReturnVisit(): boolean {
  return performance.now() - returnedAt < RETURN_MS;
}
