import type { IncomingMessage, ServerResponse } from "node:http";
import { failureCopy } from "../content/failure.ts";
import { floodCopy as copy } from "../content/flood.ts";
import { site } from "../content/site.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import type { RateLimiter } from "../gateway/rate-limit.ts";
import { routes } from "../routes.ts";
import { isMadePerRequest } from "../seo/made-per-request.ts";

/** Taken from a built page, so that this page has the site's styles. */
const BEGINNING = /^<!DOCTYPE html><html[^>]*>/i;
const SHEET = /<link rel="stylesheet" href="[^"]+\.css"[^>]*>/;

const link = (href: string, text: string) => `<a class="inline-flex min-h-11 items-center font-bold" href="${href}">${text}</a>`;

/**
 * The page for 429 and 503: text only, in the classes of components/shell/broken-page.tsx and with the stylesheet of
 * the given page. The link with an empty href reloads.
 */
export function tooManyRequestsPage(template = ""): (waitSeconds: number) => string {
  const beginning = BEGINNING.exec(template)?.[0] ?? '<!DOCTYPE html><html lang="id">';
  const sheet = SHEET.exec(template)?.[0] ?? "";
  const head = `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><meta name="color-scheme" content="light dark"/><title>${copy.metaTitle} | ${site.name}</title>${sheet}</head>`;
  const links = [link("", failureCopy.retry), link(routes.home, failureCopy.toHome), link(routes.help, failureCopy.toHelp)].join(" ");
  return (waitSeconds) =>
    `${beginning}${head}<body><main class="wrap grid justify-items-start py-section"><h1 class="mt-6 text-h1">${copy.title}</h1><p class="mt-4 max-w-152 text-fg-soft text-lead">${copy.text}</p><p class="mt-4 max-w-152 text-lead"><strong>${refusalMessages.wait(waitSeconds)}</strong> ${copy.thenRetry}</p><p class="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">${links}</p></main></body></html>`;
}

/** Per-request pages that may render at the same time. */
const RENDERING_MAX = 6;
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

/** Static files of the build are not limited. */
const BUILT_FILE = "/_next/static/";
/** Retry-After when the server is busy, seconds. */
const BUSY_SECONDS = 5;

/** Whether a browser requests a document, not a program, a picture or Next's client router. */
const acceptsHtml = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes("text/html"));

export type PageLimits = {
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
  if (waitSeconds === undefined && (!single || load.admit(response))) return false;
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
