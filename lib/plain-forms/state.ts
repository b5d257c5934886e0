import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { webEnv } from "../env.ts";
import { OTP_LIFE_MS } from "../limits.ts";
import type { PlainPage } from "../routes.ts";

const texts = z.record(z.string(), z.string());
const stateSchema = z.object({
  /** The step of the page; none: its first form. */
  step: z.enum(["code", "done"]).optional(),
  /** What was typed, by field. Never a password or a code. */
  values: texts,
  /** Messages by field. */
  errors: texts,
  /** Why the service refused the form. */
  refusal: z.string().optional(),
  /** A success to report, such as another code that was sent. */
  notice: z.string().optional(),
  ticket: z.string().optional(),
  /** When the form was answered, ms since the epoch. */
  at: z.number(),
});

/** What the page of a plain form shows after its form was sent. */
export type FormState = z.infer<typeof stateSchema>;

/** The lifetime of a one-time code, which the second step asks for. */
const LIFE_MS = OTP_LIFE_MS;
/** Browsers store cookies of up to 4,096 bytes, name and attributes included. */
const SEALED_MAX_CHARS = 3_800;
/** Longest text that is kept, characters: pages render it as often as the cookie is sent. */
const VALUE_MAX_CHARS = 5_000;
/** The share of a text that remains after each shortening, at most. */
const REMAINING = 0.9;
const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One key for the process: server.ts seals, and Next's bundle, which has its own copy of this module, opens. */
const processKey = Symbol.for("simpul.plain-forms.key");
const shared = globalThis as { [processKey]?: Buffer };

/** From REVALIDATE_TOKEN, which all web processes share; without it, a random key of this process. */
function sealingKey(): Buffer {
  const { REVALIDATE_TOKEN } = webEnv();
  shared[processKey] ??= REVALIDATE_TOKEN ? Buffer.from(hkdfSync("sha256", REVALIDATE_TOKEN, "", "simpul plain forms", 32)) : randomBytes(32);
  return shared[processKey];
}

function seal(state: FormState, page: PlainPage): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, sealingKey(), iv).setAAD(Buffer.from(page));
  const packed = deflateRawSync(JSON.stringify(state));
  return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** A state with a shortened text, whose field says so. */
function cutValue(state: FormState, name: string, length: number, tooLong: string): FormState {
  return {
    ...state,
    values: { ...state.values, [name]: (state.values[name] ?? "").slice(0, length).toWellFormed() },
    errors: { ...state.errors, [name]: tooLong },
  };
}

/**
 * Seals a state for its page (AES-256-GCM). A text that is too long, or the longest one if all are too large for a
 * cookie, is shortened, and its field says `tooLong`.
 */
export function sealState(state: FormState, page: PlainPage, tooLong: string): string {
  let shorter = state;
  for (const [name, text] of Object.entries(state.values))
    if (text.length > VALUE_MAX_CHARS) shorter = cutValue(shorter, name, VALUE_MAX_CHARS, tooLong);
  for (;;) {
    const sealed = seal(shorter, page);
    const [longest] = Object.entries(shorter.values).sort(([, one], [, other]) => other.length - one.length);
    if (sealed.length <= SEALED_MAX_CHARS || !longest?.[1]) return sealed;
    const [name, text] = longest;
    // Far too large: in few tries, because each blocks the process.
    const share = Math.min(REMAINING, SEALED_MAX_CHARS / sealed.length);
    shorter = cutValue(shorter, name, Math.floor(text.length * share), tooLong);
  }
}

/** The state in a cookie; undefined if it is missing, older than ten minutes, or not sealed for this page with our key. */
export function openState(sealed: string | undefined, page: PlainPage, now = Date.now()): FormState | undefined {
  if (!sealed) return undefined;
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const decipher = createDecipheriv(ALGORITHM, sealingKey(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(page))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const packed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    const state = stateSchema.parse(JSON.parse(inflateRawSync(packed).toString()));
    return now - state.at < LIFE_MS ? state : undefined;
  } catch {
    return undefined;
  }
}

/** The cookie's name. With https, pages on plain http cannot set it. */
export const stateCookieName = (secure: boolean) => (secure ? "__Secure-FormState" : "FormState");

/** Set-Cookie of a sealed state, for its page alone; empty clears it. */
export function stateCookie(sealed: string, page: PlainPage, secure: boolean): string {
  return `${stateCookieName(secure)}=${sealed}; HttpOnly; Path=${page}; Max-Age=${sealed ? LIFE_MS / 1000 : 0}; SameSite=Strict${secure ? "; Secure" : ""}`;
}
