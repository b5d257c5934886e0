import { createHmac, randomUUID } from "node:crypto";
import type { MessagePort } from "./port.ts";
import { withRetries } from "./with-retries.ts";

const SEND_TIMEOUT_MS = 10_000;

/** A provider that is busy or away may take the message a moment later; any other refusal is final. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

type Settings = {
  /** A user and password in it travel as Authorization: fetch takes no address that has them. */
  url: string;
  /** Signs each message. */
  secret?: string | undefined;
  /** Waits between tries, milliseconds. */
  waitsMs?: readonly number[];
};

/**
 * Posts `{to, text}` to the provider. All tries of a message carry the same Idempotency-Key. With a secret, `X-Signature` is
 * `t=<seconds>,v1=<hex of HMAC-SHA-256 over "<seconds>.<body>">`.
 */
export function smsWebhookPort({ url, secret, waitsMs }: Settings): MessagePort {
  const target = new URL(url);
  const credentials = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`;
  const authorization = credentials === ":" ? undefined : `Basic ${Buffer.from(credentials).toString("base64")}`;
  target.username = "";
  target.password = "";
  return {
    async send({ to, text }, signal) {
      const body = JSON.stringify({ to, text });
      const key = randomUUID();
      await withRetries(
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
          if (response.ok) return;
          const refusal = Object.assign(new Error("the SMS webhook refused a message"), { code: `HTTP_${response.status}` });
          throw Object.assign(refusal, { final: !isPassing(response.status) });
        },
        { signal, waitsMs },
      );
    },
  };
}
