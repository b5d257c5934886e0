import { address, bankAccount, birthday, choice, documentUrls, idNumber, npwp, postcode, text } from "@/lib/contract/fields";
import { genders } from "@/lib/contract/genders";
import { fieldMessages as say } from "@/lib/contract/messages";
import { z } from "@/lib/contract/zod";

/** The personal form as a person fills it in; `personalRequest` makes the wire's shape of it. */
export const personalFormSchema = z.object({
  idNumber: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(idNumber()),
  npwp: npwp(),
  gender: z.string().refine((value) => (genders as readonly string[]).includes(value), say.choice),
  placeOfBirth: text(),
  birthday: birthday(),
  province: choice(),
  city: choice(),
  district: choice(),
  village: choice(),
  postcode: postcode(),
  address: address(),
  bankName: choice(),
  bankAccount: bankAccount(),
  ktpPicUrl: documentUrls(),
  facePicUrl: documentUrls(),
  npwpPicUrl: documentUrls(),
  incomePicUrlList: documentUrls(),
});

export type PersonalValues = z.input<typeof personalFormSchema>;
export type PersonalDetails = z.output<typeof personalFormSchema>;
