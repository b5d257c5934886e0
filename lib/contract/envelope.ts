import { z } from "./zod.ts";

/** The code of a success. */
export const SUCCESS = "0000";

/** The shape of every response of the upstream and the gateway. */
export const envelopeSchema = z.object({
  code: z.string(),
  message: z.string(),
  data: z.unknown().optional(),
});

export type Envelope<Data = unknown> = { code: string; message: string; data?: Data };

/** The gateway's own codes with their HTTP status (wire contract §2). */
export const gatewayStatus = {
  E400: 400,
  E403: 403,
  E404: 404,
  E405: 405,
  E413: 413,
  E429: 429,
  E502: 502,
  E504: 504,
  /** Rejects another browser's registration handle like the upstream rejects one of another session. */
  "1004": 200,
} as const;

export type GatewayCode = keyof typeof gatewayStatus;
