import type { createSender } from "@/components/funder/upload/create-sender";
import type { Sending } from "@/components/funder/upload/send-upload";
import { ApiError } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";

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
