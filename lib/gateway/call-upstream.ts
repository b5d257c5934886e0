import { Readable } from "node:stream";
import { REQUEST_TIMEOUT_MS } from "../limits.ts";
import type { UpstreamBody } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { sendStream } from "./send-stream.ts";

/** Ends a call that stays silent: every `alive()` starts the waiting time anew. */
export class Patience {
  readonly #controller = new AbortController();
  readonly #timeoutMs: number;
  #timer: NodeJS.Timeout | undefined;
  timedOut = false;

  constructor(timeoutMs: number = REQUEST_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
    this.alive();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  alive(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.timedOut = true;
      this.#controller.abort(new DOMException("no answer in time", "TimeoutError"));
    }, this.#timeoutMs);
    this.#timer.unref();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

type Call = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: UpstreamBody | undefined;
  /** Aborts when the client has gone. */
  clientSignal: AbortSignal;
  patience: Patience;
};

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function wasReset(failure: unknown): boolean {
  const { cause } = (failure ?? {}) as { cause?: { code?: string } };
  return RESETS.has(cause?.code ?? "");
}

/** The refusal that a failed exchange with the upstream means. */
export function failureOf(patience: Patience, body: UpstreamBody | undefined): Refusal {
  return body?.refusal() ?? new Refusal(patience.timedOut ? "E504" : "E502");
}

/**
 * Sends the call on. A GET whose connection was reset is sent once more; nothing else is ever sent twice.
 * Throws E504 after 60 s of silence, E502 when the upstream cannot be reached, E413 when the upload grew too large.
 */
export async function callUpstream({ url, method, headers, body, clientSignal, patience }: Call): Promise<Response> {
  const signal = AbortSignal.any([clientSignal, patience.signal]);
  const send = async () =>
    body?.stream instanceof Readable
      ? await sendStream(url, { headers, body: body.stream, signal })
      : await fetch(url, { method, headers, ...(body ? { body: body.stream } : {}), redirect: "manual", cache: "no-store", signal });
  try {
    return await send();
  } catch (cause) {
    if (method !== "GET" || !wasReset(cause) || clientSignal.aborted) throw failureOf(patience, body);
  }
  try {
    return await send();
  } catch {
    throw failureOf(patience, body);
  }
}
