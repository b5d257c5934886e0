import { bareNumber } from "@/lib/contract/clean-text";
import { nik } from "@/lib/contract/fields";
import { genders } from "@/lib/contract/genders";
import { personFields } from "@/lib/contract/investor";
import { fieldMessages as messages } from "@/lib/contract/messages";
import { z } from "@/lib/contract/zod";

/** The personal form as a person fills it in; `personalRequest` makes the wire's shape of it. */
export const personalFormSchema = z.object({
  ...personFields,
  idNumber: z.string().transform(bareNumber).pipe(nik()),
  // Nothing is chosen at first.
  gender: z.string().refine((value) => (genders as readonly string[]).includes(value), messages.choice),
});

export type PersonalValues = z.input<typeof personalFormSchema>;
export type PersonalDetails = z.output<typeof personalFormSchema>;
