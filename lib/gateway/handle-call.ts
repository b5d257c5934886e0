import type { Readable } from "node:stream";
import { LACKS_DATA_HEADER } from "../contract/headers.ts";
import { callUpstream, failureOf, Patience } from "./call-upstream.ts";
import { checkOrigin } from "./check-origin.ts";
import { CLIENT_ADDRESS_HEADER } from "./client-address-header.ts";
import { clearedSessionCookie, readCookie, readToken, SESSION_COOKIE, TIME_OFFSET_COOKIE, timeOffsetCookie } from "./cookies.ts";
import { type CallLine, logCall, placeOf } from "./log.ts";
import { type Match, matchEndpoint } from "./match-endpoint.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { readBody, type UpstreamBody } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { isFileAnswer, readAnswer, relayFile } from "./relay-answer.ts";
import { requestId } from "./request-id.ts";
import { sessionAnswer } from "./session-answer.ts";
import { measureTimeOffset, parseTimeOffset } from "./time-offset.ts";
import { upstreamHeaders } from "./upstream-headers.ts";

export type Gateway = {
  apiOrigin: string;
  siteUrl: string;
  trustProxy: boolean;
  limit: RateLimiter;
  /** Longest silence of the upstream, milliseconds. */
  timeoutMs?: number;
  /** Longest time that the JSON of a call may take to come, milliseconds. */
  jsonTimeoutMs?: number;
  log?: (line: CallLine) => void;
};

type Exchange = { id: string; cookies: string[]; match: Match | undefined; fault?: string };

async function clockOffset(gateway: Gateway, cookieHeader: string | null, exchange: Exchange, secure: boolean): Promise<number> {
  const known = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE));
  if (known !== undefined) return known;
  const measured = await measureTimeOffset(gateway.apiOrigin);
  if (measured === undefined) return 0;
  exchange.cookies.push(timeOffsetCookie(measured, { secure }));
  return measured;
}

async function answerOf(
  request: Request,
  response: Response,
  match: Match,
  patience: Patience,
  body: UpstreamBody | undefined,
  exchange: Exchange,
  secure: boolean,
) {
  if (match.endpoint.data === "file" && isFileAnswer(response)) return relayFile(response, patience);
  const answer = await readAnswer(response, match.endpoint).catch((cause: unknown) => {
    throw cause instanceof Refusal ? cause : failureOf(patience, body);
  });
  patience.end();
  const hadToken = readCookie(request.headers.get("cookie"), SESSION_COOKIE) !== undefined;
  const { envelope, cookies } = sessionAnswer(match.name, answer, hadToken, secure);
  exchange.cookies.push(...cookies);
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (answer.retryAfter) headers.set("retry-after", answer.retryAfter);
  if (answer.lacksData) {
    headers.set(LACKS_DATA_HEADER, "1");
    exchange.fault = "answer without its data";
  }
  return new Response(JSON.stringify(envelope), { status: answer.status, headers });
}

/** Counts a call for its address, and what it uploads; answers the seconds to wait where that is too much. */
async function countCall({ limit }: Gateway, request: Request, { endpoint }: Match): Promise<number | undefined> {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  const waitSeconds = await limit(endpoint.limit, address);
  if (waitSeconds !== undefined || endpoint.body !== "multipart") return waitSeconds;
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  const bytes = announced <= endpoint.maxBodyBytes ? announced : endpoint.maxBodyBytes;
  return limit("upload-kilobytes", address, Math.ceil(bytes / 1_024));
}

async function forward(gateway: Gateway, request: Request, exchange: Exchange, connection: Readable | undefined): Promise<Response> {
  const secure = gateway.siteUrl.startsWith("https:");
  const match = matchEndpoint(request.method, new URL(request.url));
  exchange.match = match;
  checkOrigin(request.method, request.headers, gateway.siteUrl);
  // Whatever the upstream makes of it, this browser is signed out.
  if (match.name === "logout") exchange.cookies.push(clearedSessionCookie({ secure }));
  const waitSeconds = await countCall(gateway, request, match);
  if (waitSeconds !== undefined) throw new Refusal("E429", undefined, { "retry-after": String(waitSeconds) });
  const patience = new Patience(gateway.timeoutMs);
  try {
    const body = await readBody(request, match.endpoint, { connection, onProgress: () => patience.alive(), jsonTimeoutMs: gateway.jsonTimeoutMs });
    const cookieHeader = request.headers.get("cookie");
    const offsetMs = await clockOffset(gateway, cookieHeader, exchange, secure);
    const token = readToken(cookieHeader);
    const headers = upstreamHeaders({
      sent: request.headers,
      path: match.path,
      token,
      offsetMs,
      requestId: exchange.id,
      body,
      trustProxy: gateway.trustProxy,
    });
    const response = await callUpstream({
      url: gateway.apiOrigin + match.path,
      method: request.method,
      headers,
      body,
      clientSignal: request.signal,
      patience,
    });
    return await answerOf(request, response, match, patience, body, exchange, secure);
  } catch (cause) {
    patience.end();
    throw cause;
  }
}

/**
 * Answers one call of the browser: match, check, limit, send on, relay (wire contract §2).
 * `connection` is where the body comes from when it is at hand. Never throws; every answer is the envelope (or a document's bytes), is never stored, and carries its request id.
 */
export async function handleCall(gateway: Gateway, request: Request, connection?: Readable): Promise<Response> {
  const started = performance.now();
  const exchange: Exchange = { id: requestId(request.headers.get("x-request-id")), cookies: [], match: undefined };
  let response: Response;
  try {
    response = await forward(gateway, request, exchange, connection);
  } catch (cause) {
    if (!(cause instanceof Refusal)) exchange.fault = placeOf(cause);
    response = (cause instanceof Refusal ? cause : new Refusal("E502")).response();
  }
  for (const cookie of exchange.cookies) response.headers.append("set-cookie", cookie);
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-request-id", exchange.id);
  (gateway.log ?? logCall)({
    method: request.method,
    path: exchange.match?.endpoint.path ?? "outside the contract",
    // 499, as nginx has it: the client went before the answer.
    status: request.signal.aborted ? 499 : response.status,
    ms: Math.round(performance.now() - started),
    requestId: exchange.id,
    ...(exchange.fault ? { fault: exchange.fault } : {}),
  });
  return response;
}
