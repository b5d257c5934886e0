import { type GatewayCode, gatewayStatus, refusalMessages } from "../contract/envelope.ts";

const messages: Record<GatewayCode, string> = {
  E400: refusalMessages.notJson,
  E403: refusalMessages.crossSite,
  E404: refusalMessages.notFound,
  E405: refusalMessages.methodNotAllowed,
  E413: refusalMessages.bodyTooLarge,
  E429: refusalMessages.tooManyRequests,
  E502: refusalMessages.network,
  E504: refusalMessages.timeout,
  "1004": refusalMessages.otherRegistration,
};

/** Responses of /api are never rendered as a page. */
export const CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** An error response of the gateway itself, thrown by any step and sent as the JSON envelope. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: GatewayCode;
  readonly headers: Record<string, string>;
  /** What the log says of it, besides the code. */
  readonly fault: string | undefined;

  constructor(
    code: GatewayCode,
    { message, headers, fault }: { message?: string | undefined; headers?: Record<string, string>; fault?: string | undefined } = {},
  ) {
    super(message || messages[code]);
    this.code = code;
    this.headers = headers ?? {};
    this.fault = fault;
  }

  get status(): number {
    return gatewayStatus[this.code];
  }

  /** The JSON envelope with its HTTP status. */
  response(): Response {
    return Response.json(
      { code: this.code, message: this.message },
      { status: this.status, headers: { ...this.headers, "content-type": "application/json; charset=utf-8" } },
    );
  }
}
