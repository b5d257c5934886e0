import { pino } from "pino";
import { webEnv } from "../env.ts";

export type CallLine = { method: string; path: string; status: number; ms: number; requestId: string };

let logger: ReturnType<typeof pino> | undefined;

/** One line about a finished call. Only the pattern of its path is named, never a value, a body or a person. */
export function logCall(line: CallLine): void {
  logger ??= pino({ level: webEnv().LOG_LEVEL, base: { part: "gateway" } });
  if (line.status >= 500) logger.warn(line);
  else logger.info(line);
}
