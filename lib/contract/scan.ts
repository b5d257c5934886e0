import { SCAN_CODE_CHARS } from "../limits.ts";
import { cleanAscii } from "./clean-text.ts";
import { type AccountType, accountType } from "./investor.ts";
import { fieldMessages as messages } from "./messages.ts";
import { z } from "./zod.ts";

/** Letters and digits that are not mistaken for each other when read aloud or typed. */
export const SCAN_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** The document fields of the two account types, and what is photographed for each. */
const kinds = {
  0: { ktpPicUrl: "card", facePicUrl: "face", npwpPicUrl: "card", incomePicUrlList: "pages" },
  1: {
    companyEstablishmentPicUrl: "pages",
    contractFileUrl: "pages",
    contractModifyFileUrl: "pages",
    companySkPicUrl: "pages",
    ktpPicUrl: "card",
    npwpPicUrl: "pages",
    nibFileUrl: "pages",
    companyBylawsPicUrl: "pages",
    siupFileUrl: "pages",
    tdpFileUrl: "pages",
    internalFinancialReportUrl: "pages",
    auditedInternalFinancialReportUrl: "pages",
  },
} as const;

/** `card`: one picture in the proportion of an identity card; `face`: one picture of a person; `pages`: a PDF. */
const scanKinds = ["card", "face", "pages"] as const;
export type ScanKind = (typeof scanKinds)[number];

/** What is photographed for a document; undefined if the account type does not have it. */
export function scanKind(type: AccountType, field: string): ScanKind | undefined {
  return Object.hasOwn(kinds[type], field) ? (kinds[type] as Record<string, ScanKind>)[field] : undefined;
}

/** A code as it was typed or copied: upper case, without spaces, dashes and invisible characters. */
export const scanCode = () =>
  z
    .string({ error: messages.scanCode })
    .max(40, messages.scanCodeFormat)
    .overwrite((typed) => cleanAscii(typed).toUpperCase().replace(/[\s-]/g, ""))
    .min(1, messages.scanCode)
    .regex(new RegExp(`^[${SCAN_ALPHABET}]{${SCAN_CODE_CHARS}}$`), messages.scanCodeFormat);

/** Made by the phone, at random; proves that a later request is of the phone that claimed the code. */
export const SCAN_PASS = /^[\w-]{32,64}$/;

const documentField = z.string().regex(/^[A-Za-z]{1,60}$/);
const moment = z.number().int().nonnegative();

export const scanOpenRequest = z.strictObject({ field: documentField });
/** `expiresIn`: milliseconds, because the clocks of laptop, phone and server differ. */
export const scanOpenResponse = z.object({ code: z.string().min(1).max(40), expiresIn: moment });

export const scanStateRequest = z.strictObject({ code: scanCode() });
const scannedFile = z.object({ url: z.string().min(1), name: z.string().min(1), size: z.number().int().nonnegative() });
export type ScannedFile = z.infer<typeof scannedFile>;
const scanStates = ["waiting", "claimed", "ended"] as const;
export const scanStateResponse = z.object({ state: z.enum(scanStates), files: z.array(scannedFile) });

export const scanClaimRequest = z.strictObject({ code: scanCode(), pass: z.string().regex(SCAN_PASS) });
export const scanClaimResponse = z.object({
  type: accountType,
  field: documentField,
  kind: z.enum(scanKinds),
  /** A masked contact of the registration that gets the file. */
  owner: z.string().max(80),
  expiresIn: moment,
});
export type ScanClaim = z.infer<typeof scanClaimResponse>;
