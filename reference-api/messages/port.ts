import { outboxPort } from "./outbox.ts";

export type Message = { channel: "sms" | "email"; to: string; subject: string; text: string };

/**
 * Where one-time codes and notices leave. `send` tries a few times and throws when the message could not be handed over;
 * an aborted signal ends the tries.
 */
export type MessagePort = { send: (message: Message, signal?: AbortSignal) => Promise<void> };

type Settings = {
  smsWebhookUrl?: string | undefined;
  smsWebhookSecret?: string | undefined;
  smtpUrl?: string | undefined;
  smtpFrom: string;
  dataDir: string;
  now: () => Date;
};

/** SMS through the webhook, e-mail through SMTP; a channel that is not configured writes to the outbox. */
export async function createMessagePort({ smsWebhookUrl, smsWebhookSecret, smtpUrl, smtpFrom, dataDir, now }: Settings): Promise<MessagePort> {
  const outbox = outboxPort(dataDir, now);
  const sms = smsWebhookUrl ? (await import("./sms-webhook.ts")).smsWebhookPort({ url: smsWebhookUrl, secret: smsWebhookSecret }) : outbox;
  const mail = smtpUrl ? await (await import("./smtp.ts")).smtpPort(smtpUrl, smtpFrom) : outbox;
  return { send: (message, signal) => (message.channel === "sms" ? sms : mail).send(message, signal) };
}
