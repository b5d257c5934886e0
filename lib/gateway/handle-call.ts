import { clientAddress } from "../contract/client-address.ts";
import { SUCCESS } from "../contract/envelope.ts";
import { DEVICE_HEADER, LACKS_DATA_HEADER } from "../contract/headers.ts";
import { callUpstream, Patience } from "./call-upstream.ts";
import { checkOrigin } from "./check-origin.ts";
import { clearedArrivalCookie, readCookie, readToken, SESSION_COOKIE, TIME_OFFSET_COOKIE, timeOffsetCookie } from "./cookies.ts";
import { deviceCookie, readDevice } from "./device-cookie.ts";
import { endSessionLater } from "./end-session.ts";
import { type CallLine, logCall, placeOf } from "./log.ts";
import { type Match, matchEndpoint } from "./match-endpoint.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { type CallBody, readBody } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { checkRegistration, forgetRegistrations, registrationCookies } from "./registration-cookie.ts";
import { type Answer, isFileAnswer, readAnswer, relayFile } from "./relay-answer.ts";
import { requestId } from "./request-id.ts";
import { type Asked, clearSession, sessionAnswer } from "./session-answer.ts";
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
  /** When a logout that failed is tried again, milliseconds after the try before. */
  logoutRetryMs?: number[];
  log?: (line: CallLine) => void;
};

type Exchange = { id: string; since: number; cookies: string[]; match?: Match; fault?: string };

/** Nothing in an answer of /api is ever shown as a page. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

async function clockOffset(gateway: Gateway, cookieHeader: string | null, exchange: Exchange, secure: boolean): Promise<number> {
  const known = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE));
  if (known !== undefined) return known;
  const measured = await measureTimeOffset(gateway.apiOrigin);
  if (measured === undefined) return 0;
  exchange.cookies.push(timeOffsetCookie(measured, { secure }));
  return measured;
}

/** What an answer does to the cookies beside the session: device, registrations, and the question whose account a link has opened. */
function accountCookies({ name, secure, cookieHeader, handle }: Asked, answer: Answer, response: Response): string[] {
  const signedIn = answer.envelope.code === SUCCESS && answer.status < 300;
  return [
    ...registrationCookies({ name, sent: handle, cookieHeader, scope: { secure } }, answer),
    ...(signedIn && (name === "login" || name === "deletionLogin") ? deviceCookie(response.headers.get(DEVICE_HEADER), { secure }) : []),
    ...(signedIn && name === "login" ? clearedArrivalCookie(cookieHeader, { secure }) : []),
  ];
}

async function answerOf(response: Response, { endpoint }: Match, asked: Asked, patience: Patience, exchange: Exchange): Promise<Response> {
  if (endpoint.data === "file" && isFileAnswer(response)) return relayFile(response, patience);
  const answer = await readAnswer(response, endpoint);
  const { envelope, cookies } = sessionAnswer(asked, answer);
  exchange.cookies.push(...cookies, ...accountCookies(asked, answer, response));
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (answer.retryAfter) headers.set("retry-after", answer.retryAfter);
  if (answer.lacksData) {
    headers.set(LACKS_DATA_HEADER, "1");
    exchange.fault = "answer without its data";
  }
  patience.end();
  return new Response(JSON.stringify(envelope), { status: answer.status, headers });
}

/** Whatever the upstream makes of a logout, this browser is signed out; what it did not answer is asked of it again. */
function logOut(gateway: Gateway, headers: Record<string, string>, asked: Asked, status: number | undefined, exchange: Exchange): void {
  const { cookieHeader, secure } = asked;
  exchange.cookies.push(...clearSession(asked), ...forgetRegistrations(cookieHeader, { secure }), ...clearedArrivalCookie(cookieHeader, { secure }));
  const ended = status !== undefined && (status < 300 || status === 401);
  if (asked.token && !ended) void endSessionLater(gateway.apiOrigin, headers, gateway.logoutRetryMs);
}

/** Counts a call for its address, and what it uploads; answers the seconds to wait where that is too much. */
async function countCall({ limit }: Gateway, client: string, headers: Headers, { endpoint }: Match): Promise<number | undefined> {
  const waitSeconds = await limit(endpoint.limit, client);
  if (waitSeconds !== undefined || endpoint.body !== "multipart") return waitSeconds;
  const announced = Number(headers.get("content-length") ?? Number.NaN);
  const bytes = announced <= endpoint.maxBodyBytes ? announced : endpoint.maxBodyBytes;
  return limit("upload-kilobytes", client, Math.ceil(bytes / 1_024));
}

async function forward(gateway: Gateway, request: Request, socketAddress: string, exchange: Exchange): Promise<Response> {
  const { siteUrl, trustProxy } = gateway;
  const secure = siteUrl.startsWith("https:");
  const sent = request.headers;
  const match = matchEndpoint(request.method, new URL(request.url));
  exchange.match = match;
  checkOrigin(request.method, sent, siteUrl);
  const client = clientAddress(socketAddress, sent.get("x-forwarded-for") ?? undefined, trustProxy);
  const waitSeconds = await countCall(gateway, client, sent, match);
  if (waitSeconds !== undefined) throw new Refusal("E429", undefined, { "retry-after": String(waitSeconds) });

  const cookieHeader = sent.get("cookie");
  checkRegistration(sent.get("registrationid"), cookieHeader, { secure });
  const patience = new Patience(gateway.timeoutMs);
  let body: CallBody | undefined;
  try {
    body = await readBody(request, match.endpoint, { onProgress: () => patience.alive(), jsonTimeoutMs: gateway.jsonTimeoutMs });
    const handle = match.name === "infoUpload" ? (JSON.parse(body?.content as string) as { id: string }).id : undefined;
    checkRegistration(handle, cookieHeader, { secure });
    const offsetMs = await clockOffset(gateway, cookieHeader, exchange, secure);
    const token = readToken(cookieHeader);
    const headers = upstreamHeaders({
      sent,
      path: match.path,
      token,
      device: readDevice(cookieHeader, match.endpoint.limit, { secure }),
      offsetMs,
      requestId: exchange.id,
      body,
      client,
      trustProxy,
    });
    const asked: Asked = {
      name: match.name,
      token: readCookie(cookieHeader, SESSION_COOKIE),
      client,
      since: exchange.since,
      secure,
      cookieHeader,
      handle,
    };
    let status: number | undefined;
    try {
      const signal = AbortSignal.any([request.signal, patience.signal]);
      const response = await callUpstream({ url: gateway.apiOrigin + match.path, method: request.method, headers, body: body?.content, signal });
      const answer = await answerOf(response, match, asked, patience, exchange);
      status = answer.status;
      return answer;
    } finally {
      if (match.name === "logout") logOut(gateway, headers, asked, status, exchange);
    }
  } catch (cause) {
    patience.end();
    const failed = cause instanceof Refusal ? cause : new Refusal(patience.timedOut ? "E504" : "E502");
    // A stream that the gateway itself broke off fails the call in `fetch`.
    throw body?.refusal() ?? failed;
  } finally {
    body?.drop();
  }
}

/**
 * Answers one call of the browser: match, check, limit, send on, relay (wire contract §2). `client` is the address of the socket.
 * Never throws; every answer is the envelope (or a document's bytes), is never stored, and carries its request id.
 */
export async function handleCall(gateway: Gateway, request: Request, client: string): Promise<Response> {
  const since = performance.now();
  const exchange: Exchange = { id: requestId(request.headers.get("x-request-id")), since, cookies: [] };
  let response: Response;
  try {
    response = await forward(gateway, request, client, exchange);
  } catch (cause) {
    if (!(cause instanceof Refusal)) exchange.fault = placeOf(cause);
    response = (cause instanceof Refusal ? cause : new Refusal("E502")).response();
  }
  for (const cookie of exchange.cookies) response.headers.append("set-cookie", cookie);
  response.headers.set("cache-control", "no-store");
  response.headers.set("content-security-policy", CONTENT_SECURITY_POLICY);
  response.headers.set("x-request-id", exchange.id);
  (gateway.log ?? logCall)({
    method: request.method,
    path: exchange.match?.endpoint.path ?? "outside the contract",
    // 499, as nginx has it: the client went before the answer.
    status: request.signal.aborted ? 499 : response.status,
    ms: Math.round(performance.now() - since),
    requestId: exchange.id,
    ...(exchange.fault ? { fault: exchange.fault } : {}),
  });
  return response;
}
