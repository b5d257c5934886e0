import { createServer, type Server } from "node:http";
import type { Registry } from "@prometheus-io/client";

/** Scrapers that are connected at once, at most. */
const CONNECTIONS_MAX = 20;
const REQUEST_TIMEOUT_MS = 5_000;
const HEAD_MAX_BYTES = 4_096;
const COUNTED_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** The method as a label: the parser knows about forty, and each would be a series of its own. */
export const methodLabel = (method = ""): string => (COUNTED_METHODS.has(method) ? method : "other");

/** Serves /metrics on a port for the operator only, to few readers at once. */
export function serveMetrics(registry: Registry, port: number, host: string): Server {
  const limits = {
    maxHeaderSize: HEAD_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 5,
  };
  const server = createServer(limits, (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET") return void response.writeHead(405, { allow: "GET" }).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType, "x-content-type-options": "nosniff" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  return server.listen(port, host);
}
