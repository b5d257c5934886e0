import type { IncomingMessage, ServerResponse } from "node:http";
import { placeOf, webLog } from "../gateway/log.ts";
import { requestId } from "../gateway/request-id.ts";

export type FailureLine = { method: string; path: string; status: 500; requestId: string; fault: string };

const log = (line: FailureLine) => webLog().error({ part: "delivery", ...line });

/** Leaves one line about an answer that this server itself could not finish, under the id that the answer carries, where it can still carry one. */
export function logFailure(request: IncomingMessage, response: ServerResponse, cause: unknown, write: (line: FailureLine) => void = log): void {
  const sent = request.headers["x-request-id"];
  const id = requestId(typeof sent === "string" ? sent : undefined);
  if (!response.headersSent) response.setHeader("x-request-id", id);
  const [path = ""] = (request.url ?? "").split("?");
  write({ method: request.method ?? "", path, status: 500, requestId: id, fault: placeOf(cause) });
}
