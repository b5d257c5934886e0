import { createHmac, randomUUID } from "node:crypto";
import type { MessageSender } from "./sender.ts";
import { withRetries } from "./with-retries.ts";

const SEND_TIMEOUT_MS = 10_000;

/** Busy or unavailable providers may accept the message later; any other rejection is final. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

type Settings = {
  /** User and password are sent as Authorization: fetch rejects URLs that contain them. */
  url: string;
  /** Key of the signature. */
  secret?: string | undefined;
  /** Delays between attempts, milliseconds. */
  waitsMs?: readonly number[];
};

/**
 * Posts `{to, text}` to the provider. All attempts for a message carry the same Idempotency-Key. With a secret,
 * `X-Signature` is `t=<seconds>,v1=<hex of HMAC-SHA-256 over "<seconds>.<body>">`.
 */
export function smsWebhookSender({ url, secret, waitsMs }: Settings): MessageSender {
  const target = new URL(url);
  const credentials = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`;
  const authorization = credentials === ":" ? undefined : `Basic ${Buffer.from(credentials).toString("base64")}`;
  target.username = "";
  target.password = "";
  return {
    async send({ id, to, text }, signal) {
      const body = JSON.stringify({ to, text });
      const key = id ?? randomUUID();
      return withRetries(
        async () => {
          const seconds = Math.floor(Date.now() / 1000);
          const response = await fetch(target, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "idempotency-key": key,
              ...(authorization ? { authorization } : {}),
              ...(secret ? { "x-signature": `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}` } : {}),
            },
            body,
            redirect: "error",
            signal: AbortSignal.any([AbortSignal.timeout(SEND_TIMEOUT_MS), ...(signal ? [signal] : [])]),
          });
          await response.body?.cancel();
          if (response.ok) return `HTTP_${response.status}`;
          const rejection = Object.assign(new Error("the SMS webhook rejected a message"), { code: `HTTP_${response.status}` });
          throw Object.assign(rejection, { final: !isTemporary(response.status) });
        },
        { signal, waitsMs },
      );
    },
  };
}
