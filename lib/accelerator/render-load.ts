import type { ServerResponse } from "node:http";

/** Per-request pages that may render at the same time. */
const RENDERING_MAX = 6;
/** A timer tick this late means a busy event loop, milliseconds. A single late tick is normal while a page's code loads; a row of them is overload. */
const LATE_MS = 200;
const LATE_MAX = 5;
const CHECK_MS = 100;

/** Current rendering load. Per-request pages are refused under load, so that the cached pages, which everybody reads, stay fast. */
export class RenderLoad {
  #rendering = 0;
  #late = 0;

  constructor() {
    let before = performance.now();
    setInterval(() => {
      const now = performance.now();
      this.#late = now - before - CHECK_MS > LATE_MS ? this.#late + 1 : 0;
      before = now;
    }, CHECK_MS).unref();
  }

  /** Whether another per-request page may render. If so it counts until its response closes. */
  admit(response: ServerResponse): boolean {
    if (this.#rendering >= RENDERING_MAX || this.#late >= LATE_MAX) return false;
    this.#rendering += 1;
    response.once("close", () => {
      this.#rendering -= 1;
    });
    return true;
  }
}
