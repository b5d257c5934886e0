import { nik } from "@/lib/contract/fields";
import { personFields } from "@/lib/contract/investor";
import { fieldMessages as messages } from "@/lib/contract/messages";
import { genders } from "@/lib/contract/person-form";
import * as z from "@/lib/contract/zod";
import { bareNumber } from "@/lib/read/clean-text";

/** The personal form as a person fills it in; `personalRequest` makes the wire's shape of it. */
export const personalFormSchema = z.object({
  ...personFields,
  idNumber: z.anyString().transform(bareNumber).pipe(nik()),
  // Nothing is chosen at first.
  gender: z.anyString().refine((value) => (genders as readonly string[]).includes(value), messages.choice),
});

export type PersonalValues = z.input<typeof personalFormSchema>;
export type PersonalDetails = z.output<typeof personalFormSchema>;
