import { COUNTS_PATH } from "../browser/names.ts";
import type { Endpoint } from "../contract/endpoints.ts";
import { clientAddress } from "../contract/http.ts";
import { webEnv } from "../env.ts";
import { createRateLimiter, type RateLimiter } from "../rate-limit.ts";
import { accountCookies, checkRegistration, signedOutCookies } from "./account-cookies.ts";
import { readAnswer } from "./answer.ts";
import type { Browser } from "./cookies.ts";
import { answerCounts } from "./counts.ts";
import { type CallLine, faultOf, logCall, requestId } from "./log.ts";
import { checkOrigin, type Match, matchEndpoint } from "./match-endpoint.ts";
import { answerPlainForm, isPlainForm } from "./plain-form.ts";
import { type CallBody, readBody } from "./read-body.ts";
import { CONTENT_SECURITY_POLICY, Refusal } from "./refusal.ts";
import { callUpstream, IdleTimeout, upstreamHeaders } from "./upstream.ts";

export type Gateway = {
  apiOrigin: string;
  siteUrl: string;
  trustProxy: boolean;
  limit: RateLimiter;
  /** Idle timeout of the upstream, milliseconds. */
  timeoutMs?: number;
  /** Timeout for receiving a JSON body, milliseconds. */
  jsonTimeoutMs?: number;
  log?: (line: CallLine) => void;
};

/** What the steps leave for the end of a call: the headers and the log line of every response. */
type Trace = { id: string; since: number; cookies: string[]; match?: Match; fault?: string };

/** Counts a call, and its uploaded kilobytes, for the client address. Throws E429 with the time to wait. */
async function countCall(limit: RateLimiter, client: string, headers: Headers, endpoint: Endpoint): Promise<void> {
  const refuse = (waitSeconds: number | undefined) => {
    if (waitSeconds !== undefined) throw new Refusal("E429", { headers: { "retry-after": String(waitSeconds) } });
  };
  refuse(await limit(endpoint.limit, client));
  if (endpoint.body !== "multipart") return;
  const bytes = Math.min(Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY), endpoint.maxBodyBytes);
  refuse(await limit("upload-kilobytes", client, Math.ceil(bytes / 1_024)));
}

/** The steps of a call, in their order. Throws a Refusal. */
async function answerCall(gateway: Gateway, request: Request, socketAddress: string, trace: Trace): Promise<Response> {
  const { apiOrigin, siteUrl, trustProxy } = gateway;
  const sent = request.headers;
  const browser: Browser = { cookieHeader: sent.get("cookie"), secure: siteUrl.startsWith("https:") };

  const match = matchEndpoint(request.method, new URL(request.url));
  trace.match = match;
  checkOrigin(request.method, sent, siteUrl);
  const client = clientAddress(socketAddress, sent.get("x-forwarded-for") ?? undefined, trustProxy);
  await countCall(gateway.limit, client, sent, match.endpoint);

  const idle = new IdleTimeout(gateway.timeoutMs);
  let body: CallBody | undefined;
  try {
    body = await readBody(request, match.endpoint, { onProgress: () => idle.reset(), jsonTimeoutMs: gateway.jsonTimeoutMs });
    const handle = match.name === "infoUpload" ? (body?.value as { id?: string } | undefined)?.id : undefined;
    for (const one of [sent.get("registrationid"), handle]) checkRegistration(one, browser);
    const { headers, cookies } = await upstreamHeaders({ apiOrigin, sent, browser, match, body, client, trustProxy, requestId: trace.id });
    trace.cookies.push(...cookies);
    if (match.name === "logout") trace.cookies.push(...signedOutCookies(browser));
    const signal = AbortSignal.any([request.signal, idle.signal]);
    const response = await callUpstream(apiOrigin, match, { method: request.method, headers, body: body?.content, signal });
    const answer = await readAnswer(response, match, idle);
    trace.cookies.push(...accountCookies(answer, { name: match.name, handle, browser, ms: performance.now() - trace.since }));
    if (answer.fault) trace.fault = answer.fault;
    return answer.response;
  } catch (cause) {
    idle.clear();
    // If the gateway itself aborted the body, `fetch` fails too: report the gateway's reason.
    const refusal = body?.refusal() ?? cause;
    if (refusal instanceof Refusal) throw refusal;
    if (idle.timedOut) throw new Refusal("E504", { fault: "no response in time" });
    throw new Refusal("E502", { fault: request.signal.aborted ? "client disconnected" : faultOf(cause) });
  }
}

/**
 * Handles one API call (wire contract §2). `client` is the address of the socket. Never throws. Every response is the
 * JSON envelope (or a document's bytes), is not cacheable and carries a request id.
 */
export async function handleCall(gateway: Gateway, request: Request, client: string): Promise<Response> {
  const trace: Trace = { id: requestId(request.headers.get("x-request-id")), since: performance.now(), cookies: [] };
  let response: Response;
  try {
    response = await answerCall(gateway, request, client, trace);
  } catch (cause) {
    const refusal = cause instanceof Refusal ? cause : new Refusal("E502", { fault: faultOf(cause) });
    if (refusal.fault) trace.fault = refusal.fault;
    response = refusal.response();
  }
  for (const cookie of trace.cookies) response.headers.append("set-cookie", cookie);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  response.headers.set("content-security-policy", CONTENT_SECURITY_POLICY);
  response.headers.set("x-request-id", trace.id);
  (gateway.log ?? logCall)({
    method: request.method,
    path: trace.match?.endpoint.path ?? "outside the contract",
    // 499 as in nginx: the client closed the connection before the response.
    status: request.signal.aborted ? 499 : response.status,
    ms: Math.round(performance.now() - trace.since),
    requestId: trace.id,
    ...(trace.fault ? { fault: trace.fault } : {}),
  });
  return response;
}

async function createGateway(): Promise<Gateway> {
  const { REDIS_URL, apiOrigin, SITE_URL, TRUST_PROXY, UPSTREAM_TIMEOUT_MS, RATE_LIMIT_FACTOR } = webEnv();
  // Only where it is used, because the client of Redis takes a tenth of the start.
  const redis = REDIS_URL ? (await import("./redis.ts")).connectRedis(REDIS_URL) : undefined;
  const limit = createRateLimiter({ factor: RATE_LIMIT_FACTOR, redis });
  return { apiOrigin, siteUrl: SITE_URL, trustProxy: TRUST_PROXY, timeoutMs: UPSTREAM_TIMEOUT_MS, limit };
}

let gateway: Promise<Gateway> | undefined;

/** The gateway of this process, created from the environment on first use. Rejects if the environment is invalid. */
const getGateway = () => (gateway ??= createGateway());

/**
 * Handles one call of the browser to /api, a form that was sent without scripts, or the counts of a visit. `client` is the remote address of
 * the socket; X-Forwarded-For only counts with TRUST_PROXY. Never throws once the environment is valid.
 */
export async function answerRequest(request: Request, { client }: { client: string }): Promise<Response> {
  const open = await getGateway();
  const send = (call: Request) => handleCall(open, call, client);
  const { pathname } = new URL(request.url);
  if (pathname === COUNTS_PATH && webEnv().counts) return answerCounts(open, request, client);
  return isPlainForm(pathname) ? await answerPlainForm(open, request, client, send) : await send(request);
}

/** Counts a request of a client address against the rate limits. */
export const countRequest: RateLimiter = async (limited, address) => (await getGateway()).limit(limited, address);
