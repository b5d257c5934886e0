import { type Sending, sendUpload } from "@/components/funder/upload/send-upload";
import { ApiError } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";

type SenderOptions = {
  handle: string;
  /** The session identifies the registration while it is valid. */
  ofSession: boolean;
  send?: typeof sendUpload;
};

/**
 * Sends the files of one registration: with the session, or with the registration's handle once the session has
 * expired.
 */
export function createSender({
  handle,
  ofSession,
  send = sendUpload,
}: SenderOptions): (file: File, sending: Omit<Sending, "registrationId">) => Promise<string> {
  let named = !ofSession;
  return async (file, sending) => {
    const registrationId = named ? handle : undefined;
    try {
      return await send(file, { ...sending, registrationId });
    } catch (cause) {
      if (registrationId || !(cause instanceof ApiError) || cause.kind !== "unauthorized") throw cause;
      named = true;
      return await send(file, { ...sending, registrationId: handle });
    }
  };
}

/**
 * Waits before the retries after a network error, milliseconds; short enough that the person is still there for the
 * result.
 */
const RETRY_DELAYS_MS = [300, 900, 1_800];

/** Code of a file that cannot be read any more: no other try would help. */
export const UNREADABLE = "unreadable";

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/**
 * Whether the file can still be read. A file that was changed, moved or removed since it was chosen fails like a
 * network error.
 */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

type Options = Omit<Sending, "registrationId"> & { send: ReturnType<typeof createSender>; onRetry: (retries: number) => void; delaysMs?: number[] };

/**
 * Sends a file and retries after network errors, up to three times with growing waits.
 * Every other refusal, and an abort, is thrown at once.
 */
export async function sendWithRetries(file: File, { send, onRetry, delaysMs = RETRY_DELAYS_MS, ...sending }: Options): Promise<string> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send(file, sending);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.kind !== "network") throw cause;
      const readable = await isReadable(file);
      sending.signal.throwIfAborted();
      if (!readable) throw new ApiError("business", UNREADABLE, funderCopy.upload.unreadable);
      const delay = delaysMs[retries];
      if (delay === undefined) throw cause;
      onRetry(retries + 1);
      await pause(delay, sending.signal);
    }
  }
}

/** Files sent at once: the rest of the browser's connections to the site stays free for the other calls. */
const AT_ONCE = 3;

/** Runs tasks in the order given, a few at a time. A task that fails frees its place like any other. */
export function createQueue(atOnce: number = AT_ONCE) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = () => {
        running += 1;
        task().then(resolve, reject).finally(next);
      };
      if (running < atOnce) run();
      else waiting.push(run);
    });
  };
}
