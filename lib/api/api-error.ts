import { UPSTREAM_FAILED_DIGEST } from "@/lib/api/error-digest";
import { apiCodes } from "@/lib/contract/codes";
import { refusalMessages } from "@/lib/contract/refusal-messages";

export type ApiErrorKind = "business" | "unauthorized" | "forbidden" | "not-found" | "timeout" | "network";

/** The one error of a failed call. `message` is Indonesian and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly code: string;
  /** Seconds to wait before trying again, where the answer said so. */
  readonly retryAfterSeconds: number | undefined;
  /** HTTP status of the answer; undefined where none came. */
  readonly status: number | undefined;
  /**
   * The name that Next gives to a page's failure, and all that it tells the browser about it. Where the upstream is away the delivery answers 503 by it
   * (lib/page/broken-page.ts); a refusal carries its code and the server's words (components/shell/broken-page.tsx). Next takes some names for
   * orders, such as to lead elsewhere: none begins with a plain code.
   */
  readonly digest: string | undefined;

  constructor(kind: ApiErrorKind, code: string, message: string, extra: { retryAfterSeconds?: number; status?: number } = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.status = extra.status;
    if (kind === "network" || kind === "timeout") this.digest = UPSTREAM_FAILED_DIGEST;
    else this.digest = /^\w+$/.test(code) ? `${code}: ${message}` : undefined;
  }
}

/** What the server said of a call that it answered and refused; undefined for any other failure. */
export function refusalWords(error: unknown): string | undefined {
  return error instanceof ApiError && error.kind === "business" ? error.message : undefined;
}

/** Whether a call went without an answer: it may have been carried out all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "network" || error.kind === "timeout");
}

/** Whether a call failed for a reason that lies with the service and passes: it says nothing of what was asked. */
export function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status = 0 } = error;
  return isUnanswered(error) || status === 429 || status >= 500;
}

/** The error of a call that got no answer: aborted by its time limit, or any other failure of the network. */
export function unansweredError(cause: unknown): ApiError {
  const timedOut = cause instanceof Error && cause.name === "TimeoutError";
  return timedOut ? new ApiError("timeout", "E504", refusalMessages.timeout) : new ApiError("network", "E502", refusalMessages.network);
}

/** Any failure of a call as the one error: what is none of its kind counts as a call that got no answer. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : unansweredError(cause);
}

/** The server's words about too many calls, with the time to wait where the answer named one. */
function tooManyMessage(said: string, seconds: number | undefined): string {
  const message = said || refusalMessages.tooManyRequests;
  return seconds ? `${message} ${refusalMessages.wait(seconds)}` : message;
}

/**
 * The error that an answer means, or undefined for a success.
 * `envelope` is undefined where the body was not the envelope: that counts as a network failure, and so does
 * status 300 (Accounts §8).
 */
export function answerError(status: number, envelope: { code: string; message: string } | undefined, headers?: Headers): ApiError | undefined {
  const retryAfter = Number(headers?.get("retry-after"));
  const extra = { status, ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}) };
  if (!envelope) {
    if (status === 504) return new ApiError("timeout", "E504", refusalMessages.timeout, extra);
    return new ApiError("network", "E502", refusalMessages.network, extra);
  }
  if (envelope.code === "0000" && status >= 200 && status < 300) return undefined;
  if (status === 401) return new ApiError("unauthorized", envelope.code, refusalMessages.unauthorized, extra);
  if (status === 403) return new ApiError("forbidden", envelope.code, envelope.message || refusalMessages.crossSite, extra);
  if (status === 404) return new ApiError("not-found", envelope.code, refusalMessages.notFound, extra);
  if (envelope.code === apiCodes.notFound) return new ApiError("not-found", envelope.code, envelope.message || refusalMessages.notFound, extra);
  if (status === 504) return new ApiError("timeout", envelope.code, refusalMessages.timeout, extra);
  if (status === 502 || (status >= 300 && status < 400)) return new ApiError("network", envelope.code, refusalMessages.network, extra);
  if (status === 429 || envelope.code === apiCodes.tooManyRequests)
    return new ApiError("business", envelope.code, tooManyMessage(envelope.message, extra.retryAfterSeconds), extra);
  return new ApiError("business", envelope.code, envelope.message || refusalMessages.network, extra);
}

/** What the statuses of the error catalogue (Accounts §8) say by themselves, where a proxy before the gateway answers without the envelope. */
export function bareEnvelope(status: number): { code: string; message: string } | undefined {
  return status === 401 || status === 403 || status === 404 ? { code: String(status), message: "" } : undefined;
}
