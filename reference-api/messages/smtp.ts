import type { MessagePort } from "./port.ts";
import { withRetries } from "./with-retries.ts";

const SMTP_TIMEOUT_MS = 10_000;

/** A mail server says "try again later" with 4xx; 5xx is final. No code: the connection failed. */
const isFinal = (error: unknown) => Number((error as { responseCode?: number }).responseCode) >= 500;

/** Sends mail over SMTP, a connection for each message: none stays open that could break unseen. */
export async function smtpPort(url: string, from: string, waitsMs?: readonly number[]): Promise<MessagePort> {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts });
  // What a connection throws outside of a message must not end the process; the message's own promise has failed as well.
  transport.on("error", () => undefined);
  return {
    async send({ to, subject, text }, signal) {
      await withRetries(
        async () => {
          try {
            await transport.sendMail({ from, to, subject, text });
          } catch (error) {
            throw Object.assign(error as Error, { final: isFinal(error) });
          }
        },
        { signal, waitsMs },
      );
    },
  };
}
