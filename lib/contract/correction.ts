import { companySchema, personFields } from "./investor.ts";
import { z } from "./zod.ts";

const { username: _u, password: _p, mobile: _m, email: _e, id: _i, ...companyWire } = companySchema.shape;

/** At least one field; the service accepts only those that it asked for again. */
const hasSome = (fields: object) => Object.values(fields).some((value) => value !== undefined);

/** The parts of a submission that the funder was asked for again. */
export const infoCorrectionRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal(0), fields: z.strictObject(personFields).partial().refine(hasSome) }),
  z.strictObject({ type: z.literal(1), fields: z.strictObject(companyWire).partial().refine(hasSome) }),
]);
export type InfoCorrectionRequest = z.infer<typeof infoCorrectionRequest>;
