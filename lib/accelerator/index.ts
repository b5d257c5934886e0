import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { endpoints } from "../contract/endpoints.ts";
import type { WebEnv } from "../env.ts";
import { countRequest } from "../gateway/index.ts";
import { CLIENT_ADDRESS_HEADER } from "../gateway/on-arrival.ts";
import { takePrivateQuery } from "../page/private-query.ts";
import { securityHeaders } from "../page/security-headers.ts";
import { answerCall, isCall } from "./call-fast-path.ts";
import { connectionLimits, endUnfinished, silenceLimit } from "./connection-limits.ts";
import { createDelivery } from "./deliver.ts";
import { Load } from "./load.ts";
import { logFailure } from "./log-failure.ts";
import { answerBrokenRequest, refuseAmbiguous, refuseExpectation, refuseLongAddress } from "./malformed-request.ts";
import { refuseFlood } from "./page-limit.ts";
import { answerProbe } from "./probes.ts";
import { refusedPage } from "./refused-page.ts";
import { ResponseCache } from "./response-cache.ts";
import { sanitizeRequest } from "./sanitize-request.ts";
import { createSessionUserLookup } from "./session-user.ts";
import { omitConnection } from "./trim-head.ts";
import { answerUnusualRequest } from "./unusual-request.ts";

export { connectionLimits };

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Watch = (request: IncomingMessage, response: ServerResponse) => void;

export type Acceleration = {
  env: WebEnv;
  /** The page that stands for addresses of nothing, as the build left it: other pages written here look like it. */
  likePage: string | undefined;
  /** Next, once it is ready. */
  pages: () => PageHandler | undefined;
  closing: () => boolean;
  /** Counts a request for the operator. */
  watch?: Watch | undefined;
};

const REVALIDATION = /^\/internal\/revalidate(?:\?|$)/;

/**
 * Puts the accelerator before Next: limits of connections, pages from memory, compression made once, calls beside Next, the visitor's name at first
 * paint. Without it the site is the same, only slower. `server` is made with `connectionLimits`.
 */
export function accelerate(server: Server, { env, likePage, pages, closing, watch }: Acceleration): void {
  const https = env.SITE_URL.startsWith("https:");
  const stored = new ResponseCache();
  const limits = { count: countRequest, load: new Load(), page: refusedPage(likePage) };
  const deliver = createDelivery({
    https,
    dev: env.NODE_ENV === "development",
    proxyWritesHeaders: env.PROXY_SECURITY_HEADERS,
    stored,
    visitor: createSessionUserLookup(env.apiOrigin),
  });
  const headers = Object.entries(securityHeaders({ https }));
  const probes = { ready: () => pages() !== undefined && !closing(), upstreamUrl: env.apiOrigin + endpoints.timestamp.path, https };

  /** Ends an answer that could not be finished, and says so in the log. */
  const failed = (request: IncomingMessage, response: ServerResponse) => (cause: unknown) => {
    logFailure(request, response, cause);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  };

  function refuseStarting(request: IncomingMessage, response: ServerResponse): void {
    // A balancer sends it to the next instance, and counts this against the starting one alone.
    if (env.TRUST_PROXY) return void request.socket.destroy();
    response
      .writeHead(503, { ...securityHeaders({ https }), "retry-after": "5", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
      .end("Server sedang dimulai.");
  }

  async function answerPage(make: PageHandler, address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Tags of Next's cache are dropped there: what was made before must not be given again.
    if (request.method === "POST" && REVALIDATION.test(request.url ?? ""))
      response.once("finish", () => response.statusCode === 204 && stored.clear());
    const refused = await refuseFlood(limits, address, request, response);
    if (!refused) await make(request, response);
  }

  server.timeout = silenceLimit(env.UPSTREAM_TIMEOUT_MS);
  server.on("clientError", (error, socket) => answerBrokenRequest(error, socket as Socket, https));
  server.on("checkExpectation", (_request, response) => refuseExpectation(response, https));
  server.on("request", (request, response) => {
    if (refuseAmbiguous(request, response, https) || refuseLongAddress(request, response, https)) return;
    endUnfinished(request, response);
    omitConnection(request, response);
    const answerStored = () => !closing() && stored.answer(request, response);
    // Nothing is stored under a private query: an address with one is looked for again without it.
    if (answerStored() || (takePrivateQuery(request) && answerStored())) return watch?.(request, response);
    if (answerProbe(request, response, probes)) return;
    watch?.(request, response);
    if (closing()) response.setHeader("connection", "close");
    const make = pages();
    if (!make) return refuseStarting(request, response);
    sanitizeRequest(request, env.TRUST_PROXY);
    // Next writes them again, from next.config.ts; these are for what is answered here.
    for (const [name, value] of headers) response.setHeader(name, value);
    if (answerUnusualRequest(request, response)) return;
    if (isCall(request)) {
      answerCall(request, response).catch(failed(request, response));
      return;
    }
    const address = String(request.headers[CLIENT_ADDRESS_HEADER]);
    deliver(request, response);
    answerPage(make, address, request, response).catch(failed(request, response));
  });
}
