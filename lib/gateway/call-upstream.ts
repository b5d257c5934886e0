import { Agent } from "undici";
import { REQUEST_TIMEOUT_MS } from "../limits.ts";

/** Shorter than the timeout of common readiness probes, milliseconds. */
const TIMEOUT_MS = 2_000;

async function fetchOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

let pending: Promise<boolean> | undefined;

/**
 * Whether the upstream responds with success. Concurrent probes share one request, because probes are not rate limited.
 */
export function upstreamReady(url: string): Promise<boolean> {
  pending ??= fetchOk(url).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Reads a response as text. Throws RangeError beyond `maxBytes`; connection errors pass through. */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`response of more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

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

/**
 * A connection for one call, closed after its response: the upstream may close a pooled one at the moment when a call is sent on it.
 * Not one agent with `pipelining: 0`, which loses a refusal that arrives during an upload.
 */
const ownConnection = () => new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 });

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function wasReset(failure: unknown): boolean {
  const { cause } = (failure ?? {}) as { cause?: { code?: string } };
  return RESETS.has(cause?.code ?? "");
}

/**
 * Sends a call to the upstream. A repeatable one uses a pooled connection and is retried once after a reset; any other
 * one gets a connection of its own and is never sent twice. Rejects like `fetch`, and for redirects.
 */
export async function callUpstream({ url, signal, repeatable, ...init }: Call): Promise<Response> {
  // The first three together keep `fetch` from buffering a copy of the body for a resend.
  const once = { window: null, redirect: "error", duplex: "half", ...(repeatable ? {} : { dispatcher: ownConnection() }) } as const;
  const send = () => fetch(url, { ...init, ...once, cache: "no-store", signal } as RequestInit);
  try {
    return await send();
  } catch (cause) {
    if (!repeatable || !wasReset(cause) || signal.aborted) throw cause;
    return await send();
  }
}
