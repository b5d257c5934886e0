import { oneTimeCode } from "@/lib/contract/fields";
import * as z from "@/lib/contract/zod";

/** The code from an e-mail or a text message, as typed: the form of a contact has one of them. */
export const contactSchema = z.object({ emailCode: oneTimeCode().optional(), smsCode: oneTimeCode().optional() });
export type ContactValues = z.infer<typeof contactSchema>;
