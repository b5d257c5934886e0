import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { WebEnv } from "../env.ts";
import { answerRequest } from "../gateway/handle-call.ts";
import { logFailure } from "../gateway/log.ts";
import { Refusal } from "../gateway/refusal.ts";
import { completeResponse } from "../page/complete-response.ts";
import { RENEWAL_HEADER } from "../page/headers.ts";
import { refusedMethod } from "../page/refused-method.ts";
import { connectionLimits, idleLimit } from "./connection-limits.ts";
import { createResponseFinisher } from "./finish-response.ts";
import { ResponseCache } from "./response-cache.ts";

export { connectionLimits };

type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Watch = (request: IncomingMessage, response: ServerResponse) => void;

type Acceleration = {
  env: WebEnv;
  pages: PageHandler;
  closing: () => boolean;
  /** Records a request for the metrics. */
  watch?: Watch | undefined;
};

const REVALIDATION = /^\/internal\/revalidate(?:\?|$)/;
const API_CALL = /^\/api(?:[/?]|$)/;
const PROBE = /^\/(?:healthz|readyz)(?:\?|$)/;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether every parser reads where a request goes and ends as Node does. Node itself refuses two lengths, a length with
 * chunks and folded lines, but accepts several or malformed hosts, other codings and other versions of HTTP.
 */
function isUnambiguous({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host = [], "transfer-encoding": codings = [] } = headersDistinct;
  if (host.length > 1 || !host.every((name) => HOST.test(name))) return false;
  if (!codings.every((coding) => httpVersion === "1.1" && /^chunked$/i.test(coding.trim()))) return false;
  return codings.length < 2 && (httpVersion === "1.1" || httpVersion === "1.0");
}

/**
 * Answers an API call without going through Next, with the same code as the route handler, in a third of the processor
 * time. lib/contract/http.ts reads what is left of the request body.
 */
const answerCall = getRequestListener(
  (request, { incoming }) => answerRequest(request, { client: (incoming as IncomingMessage).socket.remoteAddress ?? "unknown" }),
  // HTTP/1.0 requests may lack a Host header; the gateway only reads the path.
  { hostname: "localhost", overrideGlobalObjects: false, autoCleanupIncoming: false, errorHandler: () => new Refusal("E404").response() },
) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Puts the accelerator in front of Next: connection limits, responses from memory, compression, API calls without Next,
 * the person's name at first paint. Optional: without it the site behaves the same, only slower. Create `server` with
 * `connectionLimits`.
 */
export function accelerate(server: Server, { env, pages, closing, watch }: Acceleration): void {
  const { https } = env;
  const cache = new ResponseCache();
  const finishResponse = createResponseFinisher({ https, cache, apiOrigin: env.apiOrigin });

  /** Logs a failure and ends the response with 500. */
  const failed = (request: IncomingMessage, response: ServerResponse) => (cause: unknown) => {
    logFailure(request, response, cause);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  };

  server.timeout = idleLimit(env.UPSTREAM_TIMEOUT_MS);
  server.on("request", (request, response) => {
    const url = request.url ?? "/";
    if (!isUnambiguous(request)) {
      completeResponse(request, response, { https, dev: false });
      response.writeHead(400, { "cache-control": "no-store", connection: "close" }).end();
      return;
    }
    const stored = closing() ? "misses" : cache.serve(request, response);
    if (stored === "served") return watch?.(request, response);
    if (closing()) response.setHeader("connection", "close");
    completeResponse(request, response, { https, dev: false });
    // A process that is stopping is alive, but not ready.
    if (closing() && url.startsWith("/readyz")) {
      response.writeHead(503, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end('{"status":"not ready"}');
      return;
    }
    if (!PROBE.test(url)) watch?.(request, response);
    if (API_CALL.test(url)) {
      answerCall(request, response).catch(failed(request, response));
      return;
    }
    // Next's proxy waits for the end of the body, however slowly it comes.
    const refused = REVALIDATION.test(url) ? undefined : refusedMethod(request.method ?? "", url, request.headers["next-action"] !== undefined);
    if (refused) {
      response.writeHead(refused.status, refused.headers).end(refused.body);
      return;
    }
    // It drops tags of Next's cache, so responses in memory may be outdated.
    if (REVALIDATION.test(url)) response.once("finish", () => response.statusCode === 204 && cache.clear());
    if (!PROBE.test(url)) finishResponse(request, response);
    // A renewal serves all visitors, and the cache limits their number: no rate limit of one address.
    if (stored === "renews") request.headers[RENEWAL_HEADER] = "1";
    pages(request, response).catch(failed(request, response));
  });
}
