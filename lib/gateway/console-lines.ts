import { stripVTControlCharacters } from "node:util";
import { isNativeError } from "node:util/types";
import { failureCode } from "./failure-code.ts";
import { faultLocation, webLog } from "./log.ts";

export type ConsoleLine = { method?: string; path?: string; fault?: string; code?: string; text?: string };
type Level = "error" | "warn";
type Write = (level: Level, line: ConsoleLine) => void;

/** Longer texts are cut, characters. */
const TEXT_MAX = 300;

const toLog: Write = (level, line) => webLog()[level]({ part: "next", ...line });

const reported = new WeakSet<object>();

/** The fields of an error, once for each error: Next reports one to `onRequestError` and then to the console. */
function errorLine(error: unknown): ConsoleLine | undefined {
  if (!isNativeError(error)) return { fault: typeof error };
  if (reported.has(error)) return undefined;
  reported.add(error);
  const code = failureCode(error);
  return { fault: faultLocation(error), ...(code ? { code } : {}) };
}

/** Logs one line about a page or route handler that failed, with its path and without its query. */
export function logRequestError(error: unknown, request: { method: string; path: string }, write: Write = toLog): void {
  const line = errorLine(error);
  if (line) write("error", { method: request.method, path: request.path.split("?")[0] ?? "", ...line });
}

/** The first line of a text, without colours and without the queries of addresses. */
function plainText(text: string): string {
  const [line = ""] = stripVTControlCharacters(text).trim().split("\n");
  return line.replace(/\?[^\s"']*/g, "").slice(0, TEXT_MAX);
}

/**
 * Turns what Next writes to the console, which are stacks over many lines, into one JSON line each. Of an error only
 * its name, code and place: its message may contain what somebody sent.
 */
export function logConsoleAsJson(write: Write = toLog, target: Pick<Console, Level> = console): void {
  for (const level of ["error", "warn"] as const)
    target[level] = (...parts: unknown[]) => {
      const error = parts.find(isNativeError);
      if (error) {
        const line = errorLine(error);
        if (line) write(level, line);
        return;
      }
      const text = plainText(parts.filter((part) => typeof part === "string").join(" "));
      if (text) write(level, { text });
    };
}
