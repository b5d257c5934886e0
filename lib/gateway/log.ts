import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { isNativeError } from "node:util/types";
import { type Logger, pino } from "pino";
import { webEnv } from "../env.ts";

/** How deep causes are followed: a failed `fetch` has the error of the socket two levels down. */
const DEPTH = 5;

type Failure = { code?: unknown; cause?: unknown; errors?: unknown[] };

/**
 * The code of the innermost cause of a failure, such as ENOTFOUND, ECONNREFUSED or CERT_HAS_EXPIRED; undefined if none
 * has one. Never a message, which may name addresses or contain what somebody sent.
 */
export function failureCode(failure: unknown, depth = DEPTH): string | undefined {
  if (typeof failure !== "object" || failure === null || depth === 0) return undefined;
  const { code, cause, errors } = failure as Failure;
  return failureCode(cause ?? errors?.[0], depth - 1) ?? (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text may be a request id: a UUID. */
export const isRequestId = (text: string): boolean => UUID.test(text);

/** The request id that the client sent when it is a UUID, else a new one. */
export function requestId(sent: string | null | undefined): string {
  return sent && isRequestId(sent) ? sent : randomUUID();
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
  const frame = /^ {1,8}at (.+)$/m.exec((cause.stack ?? "").replace(`${cause.name}: ${cause.message}`, ""))?.[1];
  return frame ? `${cause.name} at ${frame.replaceAll(`${process.cwd()}/`, "")}` : cause.name;
}

/** Why a call failed, for the log: its error code, else its place. */
export const faultOf = (cause: unknown) => failureCode(cause) ?? faultLocation(cause);

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

/**
 * Logs one line about a response that could not be finished, with the request id that the response carries if its
 * headers can still be set.
 */
export function logFailure(request: IncomingMessage, response: ServerResponse, cause: unknown): void {
  const id = requestId(request.headers["x-request-id"]?.toString());
  if (!response.headersSent) response.setHeader("x-request-id", id);
  const [path] = (request.url ?? "").split("?");
  webLog().error({ part: "accelerator", method: request.method, path, status: 500, requestId: id, fault: faultLocation(cause) });
}

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
