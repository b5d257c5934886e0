import type { ServerResponse } from "node:http";

/** Pages made for one request that may be in the making at the same time. */
const MAKING_MAX = 6;
/** A timer that comes later than this is late, milliseconds; so many late ones in a row, and such pages are refused. One alone is a page being loaded. */
const LATE_MS = 200;
const LATE_MAX = 5;
const CHECK_MS = 100;

/** How much is being made at this moment. Pages made for one request are refused before the stored ones, which everybody reads, have to wait. */
export class Load {
  #making = 0;
  #late = 0;

  constructor() {
    let before = performance.now();
    setInterval(() => {
      const now = performance.now();
      this.#late = now - before - CHECK_MS > LATE_MS ? this.#late + 1 : 0;
      before = now;
    }, CHECK_MS).unref();
  }

  /** Whether another page may be made for one request. If so it is counted until its response ends. */
  admit(response: ServerResponse): boolean {
    if (this.#making >= MAKING_MAX || this.#late >= LATE_MAX) return false;
    this.#making += 1;
    response.once("close", () => {
      this.#making -= 1;
    });
    return true;
  }
}
