import { COUNTS_PATH } from "../browser/names.ts";
import { COUNTS_MAX_BYTES, COUNTS_UPSTREAM_PATH, countsRequest } from "../contract/counts.ts";
import { clientAddress } from "../contract/http.ts";
import { eventHref, openingHref, plainPages, routes, ruleHref } from "../routes.ts";
import type { Gateway } from "./handle-call.ts";
import { faultOf, logCall, requestId } from "./log.ts";
import { checkOrigin } from "./match-endpoint.ts";
import { readBody } from "./read-body.ts";
import { CONTENT_SECURITY_POLICY, Refusal } from "./refusal.ts";

/** How long the upstream may take, milliseconds; the page is gone already. */
const TIMEOUT_MS = 2_000;

const limits = { method: "POST", path: COUNTS_PATH, body: countsRequest, auth: "none", maxBodyBytes: COUNTS_MAX_BYTES } as const;

const listed = new Set<string>([...Object.values(routes), ...Object.values(plainPages)]);
/** Pages of one opening, event or rule: counted together. */
const patterns = [openingHref, eventHref, ruleHref].map((href) => href("[id]"));

/**
 * The path or pattern under which a page is counted; undefined for anything that is no page of the site. Whether an
 * article exists, the upstream knows.
 */
export function countedPage(page: string, article?: string | null): string | undefined {
  if (page === routes.article) return article ? page : undefined;
  if (listed.has(page)) return page;
  const [, parent = "", own = ""] = /^(\/[^/]*)\/([^/]+)$/.exec(page) ?? [];
  return own ? patterns.find((pattern) => pattern === `${parent}/[id]`) : undefined;
}

/** Whether the browser asks that nothing be counted (lib/browser/counting.ts). */
const asksNotToCount = (headers: Headers) => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** Sends what was counted on. Nothing of the visitor goes with it: no cookie, no address, no user agent. */
async function sendOn({ apiOrigin }: Gateway, value: unknown, id: string): Promise<string | undefined> {
  const response = await fetch(apiOrigin + COUNTS_UPSTREAM_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": id },
    body: JSON.stringify(value),
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.ok ? undefined : `HTTP_${response.status}`;
}

/** The steps, in their order. Returns a fault for the log. Throws a Refusal. */
async function count(gateway: Gateway, request: Request, socketAddress: string, id: string): Promise<string | undefined> {
  const { headers } = request;
  if (request.method !== "POST") throw new Refusal("E405", { headers: { allow: "POST" } });
  // Every browser says where a script sends from.
  if (!headers.has("origin") && !headers.has("sec-fetch-site")) throw new Refusal("E403");
  checkOrigin(request.method, headers, gateway.siteUrl);
  const client = clientAddress(socketAddress, headers.get("x-forwarded-for") ?? undefined, gateway.trustProxy);
  const waitSeconds = await gateway.limit("count", client);
  if (waitSeconds !== undefined) throw new Refusal("E429", { headers: { "retry-after": String(waitSeconds) } });
  if (asksNotToCount(headers)) return undefined;
  const body = await readBody(
    request,
    { ...limits, limit: "read", about: "" },
    { onProgress: () => undefined, jsonTimeoutMs: gateway.jsonTimeoutMs },
  );
  const value = countsRequest.parse(body?.value);
  const page = countedPage(value.page, value.article);
  if (!page) return undefined;
  const article = page === routes.article ? value.article : undefined;
  return sendOn(gateway, { ...value, page, article }, id).catch(faultOf);
}

/**
 * Counts a visit that a page reports when it is left. Answers 204 also to what is not counted: an unknown page, a browser
 * that asks not to be counted, an upstream that is away. Only malformed requests, those of other sites and too many are
 * refused. Never throws.
 */
export async function answerCounts(gateway: Gateway, request: Request, client: string): Promise<Response> {
  const since = performance.now();
  const id = requestId(request.headers.get("x-request-id"));
  let response = new Response(null, { status: 204 });
  let fault: string | undefined;
  try {
    fault = await count(gateway, request, client, id);
  } catch (cause) {
    response = (cause instanceof Refusal ? cause : new Refusal("E400", { fault: faultOf(cause) })).response();
  }
  response.headers.set("cache-control", "no-store");
  response.headers.set("content-security-policy", CONTENT_SECURITY_POLICY);
  response.headers.set("x-request-id", id);
  (gateway.log ?? logCall)({
    method: request.method,
    path: COUNTS_PATH,
    status: response.status,
    ms: Math.round(performance.now() - since),
    requestId: id,
    ...(fault ? { fault } : {}),
  });
  return response;
}
