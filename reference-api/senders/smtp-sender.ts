import { html } from "hono/html";
import type { MessageSender } from "./sender.ts";
import { withRetries } from "./with-retries.ts";

const escaped = (text: string) => String(html`${text}`);

/** Addresses in our own texts; one that ends a sentence does not take its full stop along. */
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g;

/**
 * A message as an HTML mail with the same words: paragraphs, links that can be pressed, readable in the light and in the
 * dark, without pictures or anything from elsewhere.
 */
export function mailHtml(subject: string, text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => escaped(paragraph).replaceAll(ADDRESS, '<a href="$&">$&</a>').replaceAll("\n", "<br>"))
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph}</p>`);
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">',
    `<div style="max-width:560px"><h1 style="margin:0 0 16px;font-size:20px">${escaped(subject)}</h1>${paragraphs.join("")}</div>`,
    "</body></html>",
  ].join("");
}

const SMTP_TIMEOUT_MS = 10_000;

/** SMTP 4xx means "try again later", 5xx is final. Without a code the connection failed. */
const isFinal = (error: unknown) => Number((error as { responseCode?: number }).responseCode) >= 500;

type Options = {
  /** The address that people's answers go to. */
  replyTo?: string | undefined;
  waitsMs?: readonly number[];
};

/** Tells automatic replies, such as notices of absence, that nobody reads them (RFC 3834, and Exchange's own header). */
const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Sends mail over SMTP with one connection per message: an idle connection could break unnoticed. */
export async function smtpSender(url: string, from: string, { replyTo, waitsMs }: Options = {}): Promise<MessageSender> {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  // Without a listener a connection error would end the process; the promise of the message rejects as well.
  transport.on("error", () => undefined);
  return {
    async send({ id, to, subject, text }, signal) {
      return withRetries(
        async () => {
          try {
            const { response } = await transport.sendMail({
              from,
              to,
              subject,
              text,
              html: mailHtml(subject, text),
              headers,
              ...(replyTo ? { replyTo } : {}),
              ...(signal ? { signal } : {}),
              ...(id ? { messageId: `<${id}@${domain}>` } : {}),
            });
            return `SMTP_${/^\d{3}/.exec(response)?.[0] ?? "accepted"}`;
          } catch (error) {
            throw Object.assign(error as Error, { final: isFinal(error) });
          }
        },
        { signal, waitsMs },
      );
    },
  };
}
