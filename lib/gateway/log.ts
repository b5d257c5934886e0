import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Logger, pino } from "pino";
import { webEnv } from "../env.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The request id that the client sent when it is a UUID, else a new one. */
export function requestId(sent: string | null | undefined): string {
  return sent && UUID.test(sent) ? sent : randomUUID();
}

export type CallLine = {
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  /**
   * Why a call failed: the error code of the connection to the upstream, what its response lacks, or the place of an
   * error in this program.
   */
  fault?: string;
};

/** Name and source location of an error. Never its message, which may contain what somebody sent. */
export function faultLocation(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const frame = /^\s+at (.+)$/m.exec((cause.stack ?? "").replace(`${cause.name}: ${cause.message}`, ""))?.[1];
  return frame ? `${cause.name} at ${frame.replaceAll(`${process.cwd()}/`, "")}` : cause.name;
}

let log: Logger | undefined;

/** The logger of the web server; each line names its part of the program. */
export function webLog(): Logger {
  log ??= pino({ level: webEnv().LOG_LEVEL, base: null });
  return log;
}

/** Logs one line about a finished call: the path pattern only, never a value, a body or a person. */
export function logCall(line: CallLine): void {
  webLog()[line.status >= 500 ? "warn" : "info"]({ part: "gateway", ...line });
}

export type FailureLine = { method: string; path: string; status: 500; requestId: string; fault: string };

const logLine = (line: FailureLine) => webLog().error({ part: "accelerator", ...line });

/**
 * Logs one line about a response that could not be finished, with the request id that the response carries if its
 * headers can still be set.
 */
export function logFailure(request: IncomingMessage, response: ServerResponse, cause: unknown, write = logLine): void {
  const sent = request.headers["x-request-id"];
  const id = requestId(typeof sent === "string" ? sent : undefined);
  if (!response.headersSent) response.setHeader("x-request-id", id);
  const [path = ""] = (request.url ?? "").split("?");
  write({ method: request.method ?? "", path, status: 500, requestId: id, fault: faultLocation(cause) });
}
