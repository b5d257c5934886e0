import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";

export type Message = { channel: "sms" | "email"; to: string; subject: string; text: string };

/** Where one-time codes leave. `send` throws when the message could not be handed over. */
export type MessagePort = { send: (message: Message) => Promise<void> };

const SEND_TIMEOUT_MS = 10_000;

/** Writes messages to `outbox.jsonl` of the data folder, a line each: the port of a checkout without SMS and mail. */
function outboxPort(dataDir: string, now: () => Date): MessagePort {
  return {
    async send({ channel, to, text }) {
      await mkdir(dataDir, { recursive: true });
      const line = JSON.stringify({ at: now().toISOString(), channel, to, text });
      await appendFile(path.join(dataDir, "outbox.jsonl"), `${line}\n`, { mode: 0o600 });
    },
  };
}

function webhookPort(url: string): MessagePort {
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ to, text }),
        redirect: "error",
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      if (!response.ok) throw Object.assign(new Error("the SMS webhook refused a message"), { code: `HTTP_${response.status}` });
    },
  };
}

async function smtpPort(url: string, from: string): Promise<MessagePort> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, connectionTimeout: SEND_TIMEOUT_MS, socketTimeout: SEND_TIMEOUT_MS });
  // What a connection says after its message has failed already; without a listener it would end the process.
  transport.on("error", () => undefined);
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}

type Settings = { smsWebhookUrl?: string | undefined; smtpUrl?: string | undefined; smtpFrom: string; dataDir: string; now: () => Date };

/** SMS through the webhook, e-mail through SMTP; a channel that is not configured writes to the outbox. */
export async function createMessagePort(settings: Settings): Promise<MessagePort> {
  const outbox = outboxPort(settings.dataDir, settings.now);
  const sms = settings.smsWebhookUrl ? webhookPort(settings.smsWebhookUrl) : outbox;
  const mail = settings.smtpUrl ? await smtpPort(settings.smtpUrl, settings.smtpFrom) : outbox;
  return { send: (message) => (message.channel === "sms" ? sms : mail).send(message) };
}
