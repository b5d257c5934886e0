import { DeskError } from "../errors.ts";

const REASON_MIN_CHARS = 5;
const REASON_MAX_CHARS = 300;

/**
 * A typed reason without spaces around it. Throws a DeskError when it is too short or too long, or has < or >: `code` says
 * who reads it.
 */
export function checkReason(reason: string, code: "reason" | "withdrawalReason"): string {
  const text = reason.trim();
  if (text.length < REASON_MIN_CHARS || text.length > REASON_MAX_CHARS || /[<>]/.test(text))
    throw new DeskError(`A reason has ${REASON_MIN_CHARS} to ${REASON_MAX_CHARS} characters, without < and >.`, { code });
  return text;
}
