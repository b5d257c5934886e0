import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * How long the rest of a request body may still arrive after the response, so that the sender gets to read it,
 * milliseconds.
 */
const LINGER_MS = 10_000;

/**
 * Drains the rest of a request body after an early response: some senders read the response only after sending
 * everything, and a balancer can then reuse the connection. Destroys the connection if the body does not end in time.
 */
export function drainRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  // Read now: `request.socket` may be detached once the response is finished.
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // If the consumer of the body failed, the rest stays unread: Node does not read it by itself.
    request.unpipe();
    request.removeAllListeners("data");
    // Removed where there is none, it would stop a stream that flows already.
    if (request.listenerCount("readable") > 0) request.removeAllListeners("readable");
    request.resume();
    // A detached request does not notice that the client disconnected, and destroying it leaves the socket open.
    setTimeout(() => request.complete || socket.destroy(), LINGER_MS).unref();
  });
}
