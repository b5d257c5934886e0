import type { Message, MessageSender } from "./sender.ts";

/**
 * Sends a message that a person waits for. Rejects when the provider has not accepted it in time, and stops the
 * retries.
 */
export async function sendWithTimeout(messages: MessageSender, message: Message, milliseconds: number): Promise<void> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`no response in ${milliseconds} ms`);
      late.abort(reason);
      reject(reason);
    }, milliseconds);
  });
  await Promise.race([messages.send(message, late.signal), waited]).finally(() => clearTimeout(timer));
}
