import { wirePhone } from "@/components/form/phone-number";
import { currentPassword, email, mobile, oneTimeCode, repeatedPassword } from "@/lib/contract/fields";
import { fieldMessages as messages } from "@/lib/contract/messages";
import * as z from "@/lib/contract/zod";

/** A new e-mail address or phone number as typed, and the account's password; gives the contact as the wire wants it. */
export const emailChangeSchema = z.object({ email: email(), password: currentPassword() }).transform(({ email: to, password }) => ({ to, password }));
export const mobileChangeSchema = z
  .object({ country: z.enum(["62", "44"]), mobile: z.anyString(), password: currentPassword() })
  .refine(({ mobile: typed, country }) => mobile().safeParse(wirePhone(typed, country)).success, {
    error: messages.mobile,
    path: ["mobile"],
    when: () => true,
  })
  .transform(({ mobile: typed, country, password }) => ({ to: wirePhone(typed, country), password }));
export type NewContact = z.output<typeof emailChangeSchema>;

export const newContactCodeSchema = z.object({ newContactCode: oneTimeCode() });

export const passwordChangeSchema = z.object({ current: currentPassword() }).and(repeatedPassword());
