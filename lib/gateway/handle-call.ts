import { clientAddress } from "../contract/client-address.ts";
import type { EndpointName } from "../contract/endpoints.ts";
import { SUCCESS } from "../contract/envelope.ts";
import { isEventStream } from "../contract/event-stream.ts";
import { DEVICE_HEADER, LACKS_DATA_HEADER } from "../contract/headers.ts";
import {
  clearedArrivalCookie,
  deviceCookie,
  readCookie,
  readDevice,
  readToken,
  SESSION_COOKIE,
  TIME_OFFSET_COOKIE,
  timeOffsetCookie,
} from "./cookies.ts";
import { type CallLine, failureCode, faultLocation, logCall, requestId } from "./log.ts";
import { checkOrigin, type Match, matchEndpoint } from "./match-endpoint.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { type CallBody, readBody } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { checkRegistration, forgetRegistrations, registrationCookies } from "./registration-cookie.ts";
import { type CallContext, clearSession, retryLogout, sessionEffects } from "./session.ts";
import { measureTimeOffset, parseTimeOffset } from "./time-offset.ts";
import { callUpstream, IdleTimeout, isFileResponse, readEnvelope, relayEvents, relayFile, type UpstreamAnswer, upstreamHeaders } from "./upstream.ts";

export type Gateway = {
  apiOrigin: string;
  siteUrl: string;
  trustProxy: boolean;
  limit: RateLimiter;
  /** Idle timeout of the upstream, milliseconds. */
  timeoutMs?: number;
  /** Timeout for receiving a JSON body, milliseconds. */
  jsonTimeoutMs?: number;
  /** Delays between retries of a failed logout, milliseconds. */
  logoutRetryMs?: number[];
  log?: (line: CallLine) => void;
};

type Exchange = { id: string; since: number; cookies: string[]; match?: Match; fault?: string };

/** Responses of /api are never rendered as a page. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

async function clockOffset(gateway: Gateway, cookieHeader: string | null, exchange: Exchange, secure: boolean): Promise<number> {
  const known = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE));
  if (known !== undefined) return known;
  const measured = await measureTimeOffset(gateway.apiOrigin);
  if (measured === undefined) return 0;
  exchange.cookies.push(timeOffsetCookie(measured, { secure }));
  return measured;
}

/**
 * Set-Cookie headers that follow from a response, besides the session: known device, registrations, account opened by a
 * link.
 */
function accountCookies({ name, secure, cookieHeader, handle }: CallContext, answer: UpstreamAnswer, response: Response): string[] {
  const signedIn = answer.envelope.code === SUCCESS && answer.status < 300;
  return [
    ...registrationCookies({ name, sent: handle, cookieHeader, scope: { secure } }, answer),
    ...(signedIn && (name === "login" || name === "deletionLogin") ? deviceCookie(response.headers.get(DEVICE_HEADER), { secure }) : []),
    ...(signedIn && name === "login" ? clearedArrivalCookie(cookieHeader, { secure }) : []),
  ];
}

async function readResponse(response: Response, { endpoint }: Match, context: CallContext, idle: IdleTimeout, exchange: Exchange): Promise<Response> {
  if (endpoint.data === "file" && isFileResponse(response)) return relayFile(response, idle);
  if (endpoint.events && response.status === 200 && isEventStream(response.headers)) return relayEvents(response, endpoint, idle);
  const answer = await readEnvelope(response, endpoint);
  const { envelope, cookies } = sessionEffects(context, answer);
  exchange.cookies.push(...cookies, ...accountCookies(context, answer, response));
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (answer.retryAfter) headers.set("retry-after", answer.retryAfter);
  if (answer.lacksData) {
    headers.set(LACKS_DATA_HEADER, "1");
    exchange.fault = "response without its data";
  }
  idle.clear();
  return new Response(JSON.stringify(envelope), { status: answer.status, headers });
}

/** Signs the browser out regardless of the response, and retries the logout upstream if it failed. */
function logOut(gateway: Gateway, headers: Record<string, string>, context: CallContext, status: number | undefined, exchange: Exchange): void {
  const { cookieHeader, secure } = context;
  exchange.cookies.push(
    ...clearSession(context),
    ...forgetRegistrations(cookieHeader, { secure }),
    ...clearedArrivalCookie(cookieHeader, { secure }),
  );
  const ended = status !== undefined && (status < 300 || status === 401);
  if (context.token && !ended) void retryLogout(gateway.apiOrigin, headers, gateway.logoutRetryMs);
}

/** Calls that only read, although they are sent by POST. */
const READS_BY_POST = new Set<EndpointName>(["cityList", "bankList", "blogList", "blogTop", "scanState"]);

const isRepeatable = ({ name, endpoint }: Match) => endpoint.method === "GET" || READS_BY_POST.has(name);

/**
 * Counts a call, and its uploaded kilobytes, for the client address. Returns the seconds to wait if that is over the
 * limit.
 */
async function countCall({ limit }: Gateway, client: string, headers: Headers, { endpoint }: Match): Promise<number | undefined> {
  const waitSeconds = await limit(endpoint.limit, client);
  if (waitSeconds !== undefined || endpoint.body !== "multipart") return waitSeconds;
  const announced = Number(headers.get("content-length") ?? Number.NaN);
  const bytes = announced <= endpoint.maxBodyBytes ? announced : endpoint.maxBodyBytes;
  return limit("upload-kilobytes", client, Math.ceil(bytes / 1_024));
}

/** Why a call failed, for the log. */
const faultOf = (cause: unknown) => failureCode(cause) ?? faultLocation(cause);

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
  const idle = new IdleTimeout(gateway.timeoutMs);
  let body: CallBody | undefined;
  try {
    body = await readBody(request, match.endpoint, { onProgress: () => idle.reset(), jsonTimeoutMs: gateway.jsonTimeoutMs });
    const handle = match.name === "infoUpload" ? (JSON.parse(body?.content as string) as { id: string }).id : undefined;
    checkRegistration(handle, cookieHeader, { secure });
    const offsetMs = await clockOffset(gateway, cookieHeader, exchange, secure);
    const token = readToken(cookieHeader);
    const headers = upstreamHeaders({
      sent,
      path: match.path,
      events: match.endpoint.events ?? false,
      token,
      device: readDevice(cookieHeader, match.endpoint.limit, { secure }),
      offsetMs,
      requestId: exchange.id,
      body,
      client,
      trustProxy,
    });
    const context: CallContext = {
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
      const signal = AbortSignal.any([request.signal, idle.signal]);
      const response = await callUpstream({
        url: gateway.apiOrigin + match.path,
        method: request.method,
        headers,
        body: body?.content,
        signal,
        repeatable: isRepeatable(match),
      });
      const answer = await readResponse(response, match, context, idle, exchange);
      status = answer.status;
      return answer;
    } finally {
      if (match.name === "logout") logOut(gateway, headers, context, status, exchange);
    }
  } catch (cause) {
    idle.clear();
    if (cause instanceof Refusal) exchange.fault = cause.fault;
    else exchange.fault = idle.timedOut ? "no response in time" : request.signal.aborted ? "client disconnected" : faultOf(cause);
    const failed = cause instanceof Refusal ? cause : new Refusal(idle.timedOut ? "E504" : "E502");
    // If the gateway itself aborted the body, `fetch` fails too: report the gateway's reason.
    throw body?.refusal() ?? failed;
  }
}

/**
 * Handles one API call: match, check, limit, forward, relay (wire contract §2). `client` is the address of the socket.
 * Never throws. Every response is the JSON envelope (or a document's bytes), is not cacheable and carries a request id.
 */
export async function handleCall(gateway: Gateway, request: Request, client: string): Promise<Response> {
  const since = performance.now();
  const exchange: Exchange = { id: requestId(request.headers.get("x-request-id")), since, cookies: [] };
  let response: Response;
  try {
    response = await forward(gateway, request, client, exchange);
  } catch (cause) {
    if (!(cause instanceof Refusal)) exchange.fault = faultOf(cause);
    response = (cause instanceof Refusal ? cause : new Refusal("E502")).response();
  }
  for (const cookie of exchange.cookies) response.headers.append("set-cookie", cookie);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  response.headers.set("content-security-policy", CONTENT_SECURITY_POLICY);
  response.headers.set("x-request-id", exchange.id);
  (gateway.log ?? logCall)({
    method: request.method,
    path: exchange.match?.endpoint.path ?? "outside the contract",
    // 499 as in nginx: the client closed the connection before the response.
    status: request.signal.aborted ? 499 : response.status,
    ms: Math.round(performance.now() - since),
    requestId: exchange.id,
    ...(exchange.fault ? { fault: exchange.fault } : {}),
  });
  return response;
}
