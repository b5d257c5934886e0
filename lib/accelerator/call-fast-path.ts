import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { handle } from "../gateway/index.ts";
import { Refusal } from "../gateway/refusal.ts";

/** Whether a request is a call of the browser and not one for a page or file. */
export function isCall(request: IncomingMessage): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url ?? "");
}

/**
 * Answers a call beside Next, with the code that its route handler runs: a third of the processor time. What is left of a body after
 * its answer is the business of lib/accelerator/connection-limits.ts.
 */
export const answerCall = getRequestListener(
  (request, { incoming }) => handle(request, { client: (incoming as IncomingMessage).socket.remoteAddress ?? "unknown" }),
  // A head without a host: only HTTP/1.0 sends one, and the gateway looks at the path alone.
  { hostname: "localhost", overrideGlobalObjects: false, autoCleanupIncoming: false, errorHandler: () => new Refusal("E404").response() },
) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;
