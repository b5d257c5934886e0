import type { ServerResponse } from "node:http";
import { refusalMessages } from "../contract/envelope.ts";
import { addressTiers } from "../contract/http.ts";
import { FairQueue } from "../fair-queue.ts";
import type { RateLimiter } from "../rate-limit.ts";
import { tooManyRequestsPage } from "./broken-page.ts";

/** Dynamic pages that may render at the same time, in all and for one visitor, and that may wait for it. */
const RENDERING_MAX = 6;
const RENDERING_PER_VISITOR = 3;
const WAITING_MAX = 30;
const WAITING_PER_VISITOR = 20;
/** How long a page waits for its turn, milliseconds. */
const WAIT_MS = 1_500;

/**
 * The dynamic pages that render at this moment. Under load they are refused, so that stored pages, which
 * everybody reads, stay fast.
 */
export class RenderLoad {
  readonly #queue = new FairQueue({ running: RENDERING_MAX, waiting: WAITING_MAX, waitMs: WAIT_MS });

  /** Whether a dynamic page may render for a visitor, after a short wait. It counts until its response closes. */
  async admit(address: string, response: ServerResponse | undefined): Promise<boolean> {
    const visitor = addressTiers(address)[0]?.key ?? address;
    if (!response) return false;
    const end = await this.#queue.enter([{ name: visitor, running: RENDERING_PER_VISITOR, waiting: WAITING_PER_VISITOR }]);
    if (!end) return false;
    if (response.closed) end();
    else response.once("close", end);
    return !response.closed;
  }
}

/** Retry-After when the server is busy, seconds. */
const BUSY_SECONDS = 5;

type PageLimits = { count: RateLimiter; load: RenderLoad };
type Visit = {
  /** The client address. */
  address: string;
  /** Whether the page is rendered for this request. */
  dynamic: boolean;
  /** The response to it. */
  response: ServerResponse | undefined;
};

/**
 * Counts a page request. Returns 429 and the seconds to wait when the address is over its limit (lower for dynamic
 * pages), 503 when too many of those render, undefined otherwise.
 */
export async function refusePage(
  { count, load }: PageLimits,
  { address, dynamic, response }: Visit,
): Promise<{ status: 429 | 503; seconds: number } | undefined> {
  const seconds = (await count("page", address)) ?? (dynamic ? await count("single-page", address) : undefined);
  if (seconds !== undefined) return { status: 429, seconds };
  return dynamic && !(await load.admit(address, response)) ? { status: 503, seconds: BUSY_SECONDS } : undefined;
}

/** The response to a refused page: browsers get a page that says how long to wait, programs plain text. */
export function refusedPage(
  { status, seconds }: { status: 429 | 503; seconds: number },
  accept: string | null,
  policy: Record<string, string>,
): Response {
  const html = accept?.includes("text/html");
  return new Response(html ? tooManyRequestsPage(seconds) : refusalMessages.tooManyRequests, {
    status,
    headers: {
      "retry-after": String(seconds),
      "content-type": `text/${html ? "html" : "plain"}; charset=utf-8`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      ...policy,
    },
  });
}
