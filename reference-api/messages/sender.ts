import { outboxSender } from "./outbox-sender.ts";

/** `id`, when given, identifies the message in all attempts. */
export type Message = { id?: string; channel: "sms" | "email"; to: string; subject: string; text: string };

/**
 * Delivers one-time codes and notices. `send` retries a few times and throws when the provider does not accept the
 * message; aborting the signal stops the retries. Resolves to the provider's answer as a short text, if there is one.
 */
export type MessageSender = { send: (message: Message, signal?: AbortSignal) => Promise<unknown> };

type Settings = {
  smsWebhookUrl?: string | undefined;
  smsWebhookSecret?: string | undefined;
  smtpUrl?: string | undefined;
  smtpFrom: string;
  dataDir: string;
  now: () => Date;
};

/** SMS through the webhook, e-mail through SMTP; a channel without configuration writes to the outbox. */
export async function createMessageSender({ smsWebhookUrl, smsWebhookSecret, smtpUrl, smtpFrom, dataDir, now }: Settings): Promise<MessageSender> {
  const outbox = outboxSender(dataDir, now);
  const sms = smsWebhookUrl ? (await import("./sms-webhook-sender.ts")).smsWebhookSender({ url: smsWebhookUrl, secret: smsWebhookSecret }) : outbox;
  const mail = smtpUrl ? await (await import("./smtp-sender.ts")).smtpSender(smtpUrl, smtpFrom) : outbox;
  return { send: (message, signal) => (message.channel === "sms" ? sms : mail).send(message, signal) };
}
