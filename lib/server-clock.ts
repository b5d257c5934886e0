/** The server's time minus the page's own time, ms; unknown before the first answer. */
let ahead: number | undefined;

/** Takes the server's time (ms since the epoch) from an answer that has just arrived. */
export function noteServerTime(at: number): void {
  ahead = at - performance.now();
}

/**
 * The server's time, as far as this page knows it: a device's clock may be wrong by years, which must not refuse an adult.
 * On the server, and before the first answer, the clock at hand.
 */
export function serverNow(): Date {
  return new Date(ahead === undefined ? Date.now() : ahead + performance.now());
}
