import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";

/** `id`, when given, identifies the message in all attempts. */
export type Message = { id?: string; channel: "sms" | "email"; to: string; subject: string; text: string };

/**
 * Delivers one-time codes and notices. `send` retries a few times and throws when the provider does not accept the
 * message; aborting the signal stops the attempt and the retries. Resolves to the provider's answer as a short text, if there is one.
 */
export type MessageSender = { send: (message: Message, signal?: AbortSignal) => Promise<unknown> };

type Settings = {
  smsWebhookUrl?: string | undefined;
  smsWebhookSecret?: string | undefined;
  smtpUrl?: string | undefined;
  smtpFrom: string;
  smtpReplyTo?: string | undefined;
  dataDir: string;
  now: () => Date;
};

/** SMS through the webhook, e-mail through SMTP; a channel without configuration writes to the outbox. */
export async function createMessageSender({
  smsWebhookUrl,
  smsWebhookSecret,
  smtpUrl,
  smtpFrom,
  smtpReplyTo,
  dataDir,
  now,
}: Settings): Promise<MessageSender> {
  const outbox = outboxSender(dataDir, now);
  const sms = smsWebhookUrl ? (await import("./sms-webhook-sender.ts")).smsWebhookSender({ url: smsWebhookUrl, secret: smsWebhookSecret }) : outbox;
  const mail = smtpUrl ? await (await import("./smtp-sender.ts")).smtpSender(smtpUrl, smtpFrom, { replyTo: smtpReplyTo }) : outbox;
  return { send: (message, signal) => (message.channel === "sms" ? sms : mail).send(message, signal) };
}

/** The file is rotated at this size, bytes. Only one rotated file remains, so codes in clear text do not pile up. */
const OUTBOX_MAX_BYTES = 5_242_880;

/** Appends messages to `outbox.jsonl` in the data folder, one line each: for a checkout without SMS and mail. */
export function outboxSender(dataDir: string, now: () => Date, maxBytes = OUTBOX_MAX_BYTES): MessageSender {
  const file = path.join(dataDir, "outbox.jsonl");
  return {
    async send({ channel, to, text }) {
      await mkdir(dataDir, { recursive: true });
      const { size } = await stat(file).catch(() => ({ size: 0 }));
      if (size >= maxBytes) await rename(file, path.join(dataDir, "outbox.1.jsonl")).catch(() => undefined);
      const line = JSON.stringify({ at: now().toISOString(), channel, to, text });
      await appendFile(file, `${line}\n`, { mode: 0o600 });
    },
  };
}
