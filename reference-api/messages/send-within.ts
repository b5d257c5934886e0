import type { Message, MessagePort } from "./port.ts";

/** Sends a message that a person waits for: rejects when the provider has not taken it after a while, and ends the tries then. */
export async function sendWithin(messages: MessagePort, message: Message, milliseconds: number): Promise<void> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`no answer in ${milliseconds} ms`);
      late.abort(reason);
      reject(reason);
    }, milliseconds);
  });
  await Promise.race([messages.send(message, late.signal), waited]).finally(() => clearTimeout(timer));
}
