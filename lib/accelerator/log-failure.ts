import type { IncomingMessage, ServerResponse } from "node:http";
import { faultLocation, webLog } from "../gateway/log.ts";
import { requestId } from "../gateway/request-id.ts";

export type FailureLine = { method: string; path: string; status: 500; requestId: string; fault: string };

const log = (line: FailureLine) => webLog().error({ part: "accelerator", ...line });

/** Logs one line about a response that could not be finished, with the request id that the response carries if its headers can still be set. */
export function logFailure(request: IncomingMessage, response: ServerResponse, cause: unknown, write: (line: FailureLine) => void = log): void {
  const sent = request.headers["x-request-id"];
  const id = requestId(typeof sent === "string" ? sent : undefined);
  if (!response.headersSent) response.setHeader("x-request-id", id);
  const [path = ""] = (request.url ?? "").split("?");
  write({ method: request.method ?? "", path, status: 500, requestId: id, fault: faultLocation(cause) });
}
