import { type Logger, pino } from "pino";
import { webEnv } from "../env.ts";

export type CallLine = {
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  /** What failed in this program itself, or what the upstream's success lacks. */
  fault?: string;
};

/** What failed and where in the program. Never the message of the error, which may hold what somebody sent. */
export function placeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const frame = /^\s+at (.+)$/m.exec((cause.stack ?? "").replace(`${cause.name}: ${cause.message}`, ""))?.[1];
  return frame ? `${cause.name} at ${frame.replaceAll(`${process.cwd()}/`, "")}` : cause.name;
}

let log: Logger | undefined;

/** The log of the web: each line names the part of the program that leaves it. */
export function webLog(): Logger {
  log ??= pino({ level: webEnv().LOG_LEVEL, base: null });
  return log;
}

/** One line about a finished call. Only the pattern of its path is named, never a value, a body or a person. */
export function logCall(line: CallLine): void {
  webLog()[line.status >= 500 ? "warn" : "info"]({ part: "gateway", ...line });
}
