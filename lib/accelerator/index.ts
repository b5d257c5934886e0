import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { WebEnv } from "../env.ts";
import { answerRequest } from "../gateway/handle-call.ts";
import { logFailure } from "../gateway/log.ts";
import { isUnambiguous } from "../gateway/normalise-requests.ts";
import { Refusal } from "../gateway/refusal.ts";
import { completeResponse } from "../page/complete-response.ts";
import { RENEWAL_HEADER } from "../page/headers.ts";
import { refusedMethod } from "../page/refused-method.ts";
import { idleLimit } from "./connection-limits.ts";
import { createResponseFinisher } from "./finish-response.ts";
import { ResponseCache } from "./response-cache.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Acceleration = { env: WebEnv; pages: Handler; closing: () => boolean };

const REVALIDATION = /^\/internal\/revalidate(?:\?|$)/;
const API_CALL = /^\/api(?:[/?]|$)/;

/**
 * Answers an API call without going through Next, with the same code as the route handler, in a third of the processor
 * time. lib/contract/http.ts reads what is left of the request body.
 */
const answerCall = getRequestListener(
  (request, { incoming }) => answerRequest(request, { client: (incoming as IncomingMessage).socket.remoteAddress ?? "unknown" }),
  // HTTP/1.0 requests may lack a Host header; the gateway only reads the path.
  { hostname: "localhost", overrideGlobalObjects: false, autoCleanupIncoming: false, errorHandler: () => new Refusal("E404").response() },
) as Handler;

/**
 * Puts the accelerator in front of Next: connection limits, responses from memory, API calls without Next, the person's
 * name at first paint. Optional: without it the site behaves the same, only slower. Create `server` with
 * `connectionLimits`.
 */
export function accelerate(server: Server, { env, pages, closing }: Acceleration): void {
  const setting = { https: env.https, dev: false };
  const cache = new ResponseCache();
  const finishResponse = createResponseFinisher({ https: env.https, cache, apiOrigin: env.apiOrigin });

  /** Logs a failure and ends the response with 500. */
  const failed = (request: IncomingMessage, response: ServerResponse) => (cause: unknown) => {
    logFailure(request, response, cause);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  };

  server.timeout = idleLimit(env.UPSTREAM_TIMEOUT_MS);
  server.on("request", (request, response) => {
    const url = request.url ?? "/";
    const plain = isUnambiguous(request);
    const outcome = plain && !closing() ? cache.serve(request, response) : "misses";
    if (outcome === "served") return;
    completeResponse(request, response, setting);
    if (!plain) return void response.writeHead(400, { "cache-control": "no-store", connection: "close" }).end();
    if (closing()) response.setHeader("connection", "close");
    if (API_CALL.test(url)) {
      answerCall(request, response).catch(failed(request, response));
      return;
    }
    if (REVALIDATION.test(url)) {
      // It drops tags of Next's cache, so responses in memory may be outdated.
      response.once("finish", () => response.statusCode === 204 && cache.clear());
    } else {
      // Next's proxy waits for the end of the body, however slowly it comes.
      const refused = refusedMethod(request.method ?? "", url, request.headers["next-action"] !== undefined);
      if (refused) return void response.writeHead(refused.status, refused.headers).end(refused.body);
      finishResponse(request, response);
    }
    // A renewal serves all visitors, and the cache limits their number: no rate limit of one address.
    if (outcome === "renews") request.headers[RENEWAL_HEADER] = "1";
    pages(request, response).catch(failed(request, response));
  });
}
