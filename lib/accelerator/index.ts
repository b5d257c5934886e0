import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { clientAddress } from "../contract/client-address.ts";
import type { WebEnv } from "../env.ts";
import { countRequest, handle } from "../gateway/index.ts";
import { logFailure } from "../gateway/log.ts";
import { Refusal } from "../gateway/refusal.ts";
import { longAddressPage, tooManyRequestsPage } from "../page/broken-page.ts";
import { securityHeaders } from "../page/headers.ts";
import { stripPrivateQuery } from "../page/private-query.ts";
import { connectionLimits, idleLimit, omitConnection } from "./connection-limits.ts";
import { createResponseFinisher } from "./finish-response.ts";
import { limitPages, RenderLoad } from "./page-limit.ts";
import { ResponseCache } from "./response-cache.ts";
import { createSessionUserLookup } from "./session-user.ts";
import { answerBrokenRequest, answerUnusualRequest, refuseAmbiguous, refuseExpectation, refuseLongAddress } from "./unusual-request.ts";

export { connectionLimits };

type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Watch = (request: IncomingMessage, response: ServerResponse) => void;

type Acceleration = {
  env: WebEnv;
  /** HTML of the built not-found page, the template for pages written here. */
  notFoundHtml: string | undefined;
  pages: PageHandler;
  closing: () => boolean;
  /** Records a request for the metrics. */
  watch?: Watch | undefined;
};

const REVALIDATION = /^\/internal\/revalidate(?:\?|$)/;

const API_CALL = /^\/api(?:[/?]|$)/;
/** Route handlers that answer without limits, so that a busy server still counts as alive. */
const PROBE = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Answers an API call without going through Next, with the same code as the route handler, in a third of the processor
 * time. lib/gateway/drain-request.ts reads what is left of the request body.
 */
const answerCall = getRequestListener(
  (request, { incoming }) => handle(request, { client: (incoming as IncomingMessage).socket.remoteAddress ?? "unknown" }),
  // HTTP/1.0 requests may lack a Host header; the gateway only reads the path.
  { hostname: "localhost", overrideGlobalObjects: false, autoCleanupIncoming: false, errorHandler: () => new Refusal("E404").response() },
) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Puts the accelerator in front of Next: connection limits, cached responses, compression, API calls without Next, the
 * user's name at first paint. Optional: without it the site behaves the same, only slower. Create `server` with
 * `connectionLimits`.
 */
export function accelerate(server: Server, { env, notFoundHtml, pages, closing, watch }: Acceleration): void {
  const { https } = env;
  const cache = new ResponseCache();
  const limits = { count: countRequest, load: new RenderLoad(), page: tooManyRequestsPage(notFoundHtml) };
  const longAddress = { https, page: longAddressPage(notFoundHtml) };
  const finishResponse = createResponseFinisher({
    https,
    dev: env.NODE_ENV === "development",
    proxyWritesHeaders: env.PROXY_SECURITY_HEADERS,
    cache,
    lookUpUser: createSessionUserLookup(env.apiOrigin),
  });
  const headers = Object.entries(securityHeaders({ https }));

  /** Logs a failure and ends the response with 500. */
  const failed = (request: IncomingMessage, response: ServerResponse) => (cause: unknown) => {
    logFailure(request, response, cause);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  };

  async function answerPage(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The request drops tags of Next's cache, so cached responses may be outdated.
    if (request.method === "POST" && REVALIDATION.test(request.url ?? ""))
      response.once("finish", () => response.statusCode === 204 && cache.clear());
    // A refresh does not count: everybody reads its result, and their number is limited.
    const refused = !cache.isRefresh(request) && (await limitPages(limits, address, request, response));
    if (!refused) await pages(request, response);
  }

  server.timeout = idleLimit(env.UPSTREAM_TIMEOUT_MS);
  server.on("clientError", (error, socket) => answerBrokenRequest(error, socket as Socket, https));
  server.on("checkExpectation", (_request, response) => refuseExpectation(response, https));
  server.on("request", (request, response) => {
    if (refuseAmbiguous(request, response, https) || refuseLongAddress(request, response, longAddress)) return;
    omitConnection(request, response);
    const serveCached = () => !closing() && cache.serve(request, response);
    // Keys of the cache have no private query, so look again without it.
    if (serveCached() || (stripPrivateQuery(request) && serveCached())) return watch?.(request, response);
    if (closing()) response.setHeader("connection", "close");
    // For responses written here; Next sets the same headers from next.config.ts.
    for (const [name, value] of headers) response.setHeader(name, value);
    if (PROBE.test(request.url ?? "") && (request.method === "GET" || request.method === "HEAD")) {
      // A process that is stopping is alive, but not ready.
      if (closing() && request.url?.startsWith("/readyz"))
        response
          .writeHead(503, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
          .end(JSON.stringify({ status: "not ready" }));
      else pages(request, response).catch(failed(request, response));
      return;
    }
    watch?.(request, response);
    if (API_CALL.test(request.url ?? "")) {
      answerCall(request, response).catch(failed(request, response));
      return;
    }
    if (answerUnusualRequest(request, response)) return;
    const address = clientAddress(request.socket.remoteAddress, request.headers["x-forwarded-for"]?.toString(), env.TRUST_PROXY);
    finishResponse(request, response);
    answerPage(address, request, response).catch(failed(request, response));
  });
}
