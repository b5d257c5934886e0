import { z } from "./zod.ts";

/** The code of a successful answer. */
export const SUCCESS = "0000";

/** The shape of every answer of the upstream and of the gateway. */
export const envelopeSchema = z.object({
  code: z.string(),
  message: z.string(),
  data: z.unknown().optional(),
});

export type Envelope<Data = unknown> = { code: string; message: string; data?: Data };

/** Codes that the gateway itself answers, with the HTTP status of each (wire contract §2). */
export const gatewayStatus = {
  E400: 400,
  E403: 403,
  E404: 404,
  E405: 405,
  E413: 413,
  E429: 429,
  E502: 502,
  E504: 504,
  /** A registration handle that is not this browser's, refused as the upstream refuses one that is not the session's. */
  "1004": 200,
} as const;

export type GatewayCode = keyof typeof gatewayStatus;
