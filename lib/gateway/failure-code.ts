/** How deep causes are followed: a failed `fetch` has the error of the socket two levels down. */
const DEPTH = 5;

type Failure = { code?: unknown; cause?: unknown; errors?: unknown[] };

/**
 * The code of the innermost cause of a failure, such as ENOTFOUND, ECONNREFUSED or CERT_HAS_EXPIRED; undefined if none
 * has one. Never a message, which may name addresses or contain what somebody sent.
 */
export function failureCode(failure: unknown, depth = DEPTH): string | undefined {
  if (typeof failure !== "object" || failure === null || depth === 0) return undefined;
  const { code, cause, errors } = failure as Failure;
  return failureCode(cause ?? errors?.[0], depth - 1) ?? (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined);
}
