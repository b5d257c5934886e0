import { type Logger, pino } from "pino";
import { webEnv } from "../env.ts";

export type CallLine = {
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  /** Why a call failed: the error code of the connection to the upstream, what its response lacks, or the place of an error in this program. */
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
