import { REQUEST_TIMEOUT_MS } from "../limits.ts";

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
  body: string | ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
  /** Ends the call: the client has gone, or the waiting time is over. */
  signal: AbortSignal;
};

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function wasReset(failure: unknown): boolean {
  const { cause } = (failure ?? {}) as { cause?: { code?: string } };
  return RESETS.has(cause?.code ?? "");
}

/**
 * Sends the call on. A GET whose connection was reset is sent once more; nothing else is ever sent twice. Rejects as `fetch` does,
 * also for a redirect: nobody follows one here.
 */
export async function callUpstream({ url, signal, ...init }: Call): Promise<Response> {
  // `fetch` copies the body of a request that it may have to send again, and holds the copy: these three together say that it may not.
  const once = { window: null, redirect: "error", duplex: "half" } as const;
  const send = () => fetch(url, { ...init, ...once, cache: "no-store", signal } as RequestInit);
  try {
    return await send();
  } catch (cause) {
    if (init.method !== "GET" || !wasReset(cause) || signal.aborted) throw cause;
    return await send();
  }
}
