import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether an Authorization header carries the expected bearer token; false when none is configured. */
export function isBearer(header: string | undefined, expected: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(header ?? "")?.[1];
  return expected !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(expected));
}
