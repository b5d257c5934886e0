import { apiCodes, CROSS_SITE_HEADER, refusalMessages, UPSTREAM_FAILED_DIGEST, withWait } from "@/lib/contract/envelope";

type ApiErrorKind = "business" | "unauthorized" | "forbidden" | "not-found" | "timeout" | "network";

type ErrorDetails = { retryAfterSeconds?: number; status?: number; crossSite?: boolean; unsent?: boolean; cause?: unknown };

/** Error of any failed API call. `message` is Indonesian and can be shown to people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly code: string;
  /** Retry-After of the response, seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The gateway refused a cross-site request, which signing in does not fix. */
  readonly crossSite: boolean;
  /** The device had no network: the call was not sent. */
  readonly unsent: boolean;
  /**
   * Next's error digest, the only part of an error that reaches the browser in production. The accelerator turns
   * UPSTREAM_FAILED_DIGEST into a 503 (lib/page/broken-page.ts); a business error carries its code and message
   * (components/shell/broken-page.tsx). Next reserves some digests, such as for redirects; none of them starts with a
   * code.
   */
  readonly digest: string | undefined;

  constructor(kind: ApiErrorKind, code: string, message: string, extra: ErrorDetails = {}) {
    super(message, { cause: extra.cause });
    this.kind = kind;
    this.code = code;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.status = extra.status;
    this.crossSite = extra.crossSite ?? false;
    this.unsent = extra.unsent ?? false;
    if (kind === "network" || kind === "timeout") this.digest = UPSTREAM_FAILED_DIGEST;
    else this.digest = /^\w+$/.test(code) ? `${code}: ${message}` : undefined;
  }
}

/** The server's message of a business error; undefined for any other failure. */
export function businessMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.kind === "business" ? error.message : undefined;
}

/** Whether the upstream answered 403, which leads to the sign-in with any code (Accounts §8). */
export function needsSignIn(error: ApiError | undefined): boolean {
  return error?.kind === "forbidden" && !error.crossSite;
}

/** Whether a call got no response. It may still have been processed, unless it was not sent. */
export function isNoResponse(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "network" || error.kind === "timeout");
}

/** Whether a call got no response and may have been processed. */
export const mayHaveArrived = (error: unknown): boolean => isNoResponse(error) && !(error as ApiError).unsent;

/** Whether a retry may succeed: the failure is the service's and says nothing about the request. */
export function isTemporary(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status = 0 } = error;
  return isNoResponse(error) || status === 429 || status >= 500;
}

/** The error of a call without a response: a timeout or a network failure. */
export function noResponseError(cause: unknown, unsent = false): ApiError {
  const timedOut = cause instanceof Error && cause.name === "TimeoutError";
  return timedOut
    ? new ApiError("timeout", "E504", refusalMessages.timeout, { cause })
    : new ApiError("network", "E502", refusalMessages.network, { cause, unsent });
}

/** Converts any failure to an ApiError; unknown ones count as a network failure. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : noResponseError(cause);
}

/**
 * The error of a response, or undefined for a success. `envelope` is undefined if the body was not an envelope, which
 * counts as a network failure, as do the statuses 3xx (Accounts §8).
 */
export function answerError(status: number, envelope: { code: string; message: string } | undefined, headers?: Headers): ApiError | undefined {
  const retryAfter = Number(headers?.get("retry-after"));
  const extra = {
    status,
    crossSite: headers?.has(CROSS_SITE_HEADER) ?? false,
    ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  };
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
  // 408: the connection stalled while the call was sent, which another try may survive.
  if (status === 502 || status === 408 || (status >= 300 && status < 400))
    return new ApiError("network", envelope.code, refusalMessages.network, extra);
  if (status === 429 || envelope.code === apiCodes.tooManyRequests)
    return new ApiError("business", envelope.code, withWait(envelope.message || refusalMessages.tooManyRequests, extra.retryAfterSeconds), extra);
  return new ApiError("business", envelope.code, envelope.message || refusalMessages.network, extra);
}

/**
 * A substitute envelope for statuses of the error catalogue (Accounts §8), for responses of a proxy in front of the
 * gateway.
 */
export function bareEnvelope(status: number): { code: string; message: string } | undefined {
  return status === 401 || status === 403 || status === 404 ? { code: String(status), message: "" } : undefined;
}
