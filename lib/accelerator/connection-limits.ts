import type { IncomingMessage, ServerOptions, ServerResponse } from "node:http";

/** What is left of a request whose answer is out may still come for this long, so that the sender reads the answer, milliseconds. */
const LINGER_MS = 10_000;

/** Rest for whoever neither sends nor reads, beyond what the upstream may take, milliseconds. */
const SILENCE_MS = 60_000;

/**
 * How long nothing at all may pass over a connection in the middle of a request, milliseconds: a client that does not read its answer
 * holds it in memory. The upstream is waited for meanwhile, with one retry.
 */
export const silenceLimit = (upstreamTimeoutMs: number): number => 2 * upstreamTimeoutMs + SILENCE_MS;

/** How long and how large a connection may be. Every browser sends a request's head at once. */
export const connectionLimits = {
  headersTimeout: 20_000,
  /** A document of 20 MB over a line of 100 kbit/s takes half an hour; the gateway ends what is slower, and any other body, sooner. */
  requestTimeout: 1_800_000,
  /** Longer than the idle time of common load balancers, so that they close first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  /** Requests with two lengths, a length and chunks, or folded lines are refused, whatever Node was started with. */
  insecureHTTPParser: false,
  /** Looked at by lib/accelerator/malformed-request.ts, which answers in the envelope. */
  requireHostHeader: false,
  optimizeEmptyRequests: true,
} satisfies ServerOptions;

/**
 * Lets the rest of a body pass by whose answer is out, so that the connection can take the next request: a balancer that
 * has sent all of it believes so. Ends the connection where the body never comes to its end.
 */
export function endUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  // Read now: the request lets go of its connection with the answer.
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // Where the body went to has failed in the middle of it: nobody reads on, and Node leaves that to the reader.
    request.unpipe();
    request.removeAllListeners("data");
    request.resume();
    // A request that has let go of its connection never hears that the sender went, and its own end leaves the connection open.
    setTimeout(() => request.complete || socket.destroy(), LINGER_MS).unref();
  });
}
