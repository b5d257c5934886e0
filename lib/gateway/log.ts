import { pino } from "pino";
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

let logger: ReturnType<typeof pino> | undefined;

/** One line about a finished call. Only the pattern of its path is named, never a value, a body or a person. */
export function logCall(line: CallLine): void {
  logger ??= pino({ level: webEnv().LOG_LEVEL, base: { part: "gateway" } });
  if (line.status >= 500) logger.warn(line);
  else logger.info(line);
}
