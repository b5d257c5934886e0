import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalMessages } from "../contract/refusal-messages.ts";
import type { RateLimiter } from "../gateway/rate-limit.ts";
import { isMadePerRequest } from "../seo/made-per-request.ts";

/** Per-request pages that may render at the same time, and that may wait for their turn. */
const RENDERING_MAX = 6;
const WAITING_MAX = 30;
/** How long a page waits for its turn, milliseconds. */
const WAIT_MS = 1_500;
/**
 * A timer tick this late means a busy event loop, milliseconds. A single late tick is normal while a page's code loads;
 * a row of them is overload.
 */
const LATE_MS = 200;
const LATE_MAX = 5;
const CHECK_MS = 100;

/**
 * Current rendering load. Per-request pages are refused under load, so that the cached pages, which everybody reads,
 * stay fast.
 */
export class RenderLoad {
  #rendering = 0;
  readonly #waiting = new Set<(admitted: boolean) => void>();
  #late = 0;

  constructor() {
    let before = performance.now();
    setInterval(() => {
      const now = performance.now();
      this.#late = now - before - CHECK_MS > LATE_MS ? this.#late + 1 : 0;
      before = now;
    }, CHECK_MS).unref();
  }

  /** Waits until another page ends and hands its place over. */
  #turn(): Promise<boolean> {
    if (this.#waiting.size >= WAITING_MAX) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (admitted: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(admitted);
      };
      const timer = setTimeout(settle, WAIT_MS, false);
      this.#waiting.add(settle);
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#rendering -= 1;
  }

  /** Whether another per-request page may render, after a short wait. It then counts until its response closes. */
  async admit(response: ServerResponse): Promise<boolean> {
    if (this.#late >= LATE_MAX) return false;
    if (this.#rendering < RENDERING_MAX) this.#rendering += 1;
    else if (!(await this.#turn())) return false;
    if (response.closed) this.#release();
    else response.once("close", () => this.#release());
    return !response.closed;
  }
}

/** Static files of the build are not limited. */
const BUILT_FILE = "/_next/static/";
/** Retry-After when the server is busy, seconds. */
const BUSY_SECONDS = 5;

/** Whether a browser requests a document, not a program, a picture or Next's client router. */
const acceptsHtml = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes("text/html"));

type PageLimits = {
  count: RateLimiter;
  load: RenderLoad;
  /** Renders the page that says how long to wait. */
  page: (waitSeconds: number) => string;
};

/**
 * Rate limit of pages per client address: 429 beyond it (lower for per-request pages), 503 while too many per-request
 * pages render. Browsers get `page`, programs plain text. Cached responses do not count. Returns whether it responded.
 */
export async function limitPages(
  { count, load, page }: PageLimits,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = request.url ?? "/";
  if (url.startsWith(BUILT_FILE)) return false;
  const single = isMadePerRequest(new URL(url, "http://site.invalid"));
  const waitSeconds = (await count("page", address)) ?? (single ? await count("single-page", address) : undefined);
  const status = waitSeconds === undefined ? 503 : 429;
  if (waitSeconds === undefined && (!single || (await load.admit(response)))) return false;
  const seconds = waitSeconds ?? BUSY_SECONDS;
  const [type, body] = acceptsHtml(request) ? (["html", page(seconds)] as const) : (["plain", refusalMessages.tooManyRequests] as const);
  response
    .writeHead(status, {
      "retry-after": String(seconds),
      "content-type": `text/${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    })
    .end(body);
  return true;
}
