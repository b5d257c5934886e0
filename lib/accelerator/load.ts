import type { ServerResponse } from "node:http";

/** Pages made for one request that may be in the making at the same time. */
const MAKING_MAX = 6;
/** How late a timer may come before such pages are refused, milliseconds. */
const LATE_MS = 400;
const CHECK_MS = 100;

/** How much is being made at this moment. Pages made for one request are refused before the stored ones, which everybody reads, have to wait. */
export class Load {
  #making = 0;
  #late = 0;

  constructor() {
    let before = performance.now();
    setInterval(() => {
      const now = performance.now();
      this.#late = Math.max(now - before - CHECK_MS, this.#late / 2);
      before = now;
    }, CHECK_MS).unref();
  }

  /** Whether another page may be made for one request. If so it is counted until its response ends. */
  admit(response: ServerResponse): boolean {
    if (this.#making >= MAKING_MAX || this.#late > LATE_MS) return false;
    this.#making += 1;
    response.once("close", () => {
      this.#making -= 1;
    });
    return true;
  }
}
