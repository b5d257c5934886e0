import { wirePhone } from "@/components/form/phone-number";
import { email, mobile, nameText, repeatedPassword } from "@/lib/contract/fields";
import type { RegistRequest } from "@/lib/contract/investor";
import { fieldMessages as messages } from "@/lib/contract/messages";
import * as z from "@/lib/contract/zod";

/** The registration form as typed, and what it sends. */
export const registerSchema = z
  .object({
    type: z.enum(["1", "0"]),
    // Not called username: password managers would save it as the account.
    fullName: nameText(messages.fullName),
    email: email(),
    country: z.enum(["62", "44"]),
    mobile: z.anyString(),
    agree: z.boolean().refine((ticked) => ticked, messages.agreement),
  })
  .refine(({ mobile: typed, country }) => mobile().safeParse(wirePhone(typed, country)).success, {
    error: messages.mobile,
    path: ["mobile"],
    when: () => true,
  })
  .and(repeatedPassword())
  .transform(
    ({ type, fullName, email: address, mobile: typed, country, password }): RegistRequest => ({
      type: type === "1" ? 1 : 0,
      username: fullName,
      email: address,
      mobile: wirePhone(typed, country),
      password,
    }),
  );
