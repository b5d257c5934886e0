import { Agent } from "undici";
import { REQUEST_TIMEOUT_MS } from "../limits.ts";

/** Aborts `signal` after a time without progress; every `reset()` restarts the timer. */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #timeoutMs: number;
  #timer: NodeJS.Timeout | undefined;
  timedOut = false;

  constructor(timeoutMs: number = REQUEST_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
    this.reset();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.timedOut = true;
      this.#controller.abort(new DOMException("no response in time", "TimeoutError"));
    }, this.#timeoutMs);
    this.#timer.unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

type Call = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
  /** Aborts the call: the client disconnected, or the upstream timed out. */
  signal: AbortSignal;
  /** Whether sending it twice changes nothing. */
  repeatable: boolean;
};

/** Without keep-alive: an idle connection may be closed by the upstream at the moment when the next call is sent on it. */
const freshConnection = new Agent({ pipelining: 0 });

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function wasReset(failure: unknown): boolean {
  const { cause } = (failure ?? {}) as { cause?: { code?: string } };
  return RESETS.has(cause?.code ?? "");
}

/**
 * Sends a call to the upstream. A repeatable one uses a pooled connection and is retried once after a reset; any other one gets a
 * connection of its own and is never sent twice. Rejects like `fetch`, and for redirects.
 */
export async function callUpstream({ url, signal, repeatable, ...init }: Call): Promise<Response> {
  // The first three together keep `fetch` from buffering a copy of the body for a resend.
  const once = { window: null, redirect: "error", duplex: "half", ...(repeatable ? {} : { dispatcher: freshConnection }) } as const;
  const send = () => fetch(url, { ...init, ...once, cache: "no-store", signal } as RequestInit);
  try {
    return await send();
  } catch (cause) {
    if (!repeatable || !wasReset(cause) || signal.aborted) throw cause;
    return await send();
  }
}
