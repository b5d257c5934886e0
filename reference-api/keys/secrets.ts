import { argon2, createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { OTP_DIGITS } from "../../lib/limits.ts";

/** OWASP's second profile for argon2id: 19 MiB, 2 passes, 1 lane (about 27 ms on the machine it was chosen on). */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const derive = promisify(argon2);

const tagOf = (secret: string, nonce: Buffer, cost: { memory: number; passes: number; parallelism: number; tagLength: number }) =>
  derive("argon2id", { message: Buffer.from(secret, "utf8"), nonce, ...cost }) as Promise<Buffer>;

/** Hashes a password or code with argon2id; the PHC string carries salt and cost. */
export async function hashSecret(secret: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(secret, nonce, COST);
  const encode = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether the secret matches the hash. False for a malformed hash. */
export async function verifySecret(hash: string, secret: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce, tag] = match as unknown as [string, string, string, string, string, string];
  const expected = Buffer.from(tag, "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length };
  return timingSafeEqual(expected, await tagOf(secret, Buffer.from(nonce, "base64"), cost));
}

/** An unguessable id for a handle, a session or a file: 192 random bits, safe in a URL. */
export function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** A one-time code of six digits. */
export function randomCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");
}

/** SHA-256 in hexadecimal, for random values and for comparing requests. */
export function digest(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/** Whether an Authorization header carries the expected bearer token; false when none is configured. */
export function isBearer(header: string | undefined, expected: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(header ?? "")?.[1];
  return expected !== undefined && given !== undefined && isSameSecret(given, expected);
}
