import { SCAN_CODE_CHARS } from "../limits.ts";
import { asciiDigits, cleanAscii } from "../read/clean-text.ts";
import { companyForm } from "./company-form.ts";
import { documentsOf } from "./field-list.ts";
import { weightOf } from "./fields.ts";
import { type AccountType, accountType } from "./investor.ts";
import { fieldMessages as messages } from "./messages.ts";
import { personForm } from "./person-form.ts";
import * as z from "./zod.ts";

/** Letters and digits that are not mistaken for each other when read aloud or typed. */
export const SCAN_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** `card`: one picture in the proportion of an identity card; `face`: one picture of a person; `pages`: a PDF. */
const scanKinds = ["card", "face", "pages"] as const;
export type ScanKind = (typeof scanKinds)[number];

/** What is photographed for a document; undefined if the account type does not have it. */
export function scanKind(type: AccountType, field: string): ScanKind | undefined {
  return documentsOf(type === 1 ? companyForm : personForm).find(({ name }) => name === field)?.control.scan;
}

/** Signs that people read in place of others; a code has none of them. */
const misread = (code: string) => [...new Set(code)].filter((sign) => /[A-Z\d]/.test(sign) && !SCAN_ALPHABET.includes(sign));
const isFormed = (code: string) => code.length === SCAN_CODE_CHARS && misread(code).length === 0 && /^[A-Z\d]+$/.test(code);

/** A code as it was typed or copied, also with its label or in the address of the phone's page: upper case, signs alone. */
const readScanCode = (typed: string) =>
  asciiDigits(cleanAscii(typed))
    .toUpperCase()
    .replace(/^[^#]*#/, "")
    .replace(/^(?:KODE|CODE)(?: PINDAI)?[\s:=]+/, "")
    .replace(/[\s."'“”*_·-]/g, "");

/** A code of the scanner. */
export const scanCode = () =>
  z
    .string(weightOf(SCAN_CODE_CHARS), { error: messages.scanCode, tooLong: messages.scanCodeFormat })
    .overwrite(readScanCode)
    .min(1, messages.scanCode)
    .refine(isFormed, {
      error: ({ input }) => {
        const signs = misread(String(input));
        return signs.length > 0 && String(input).length === SCAN_CODE_CHARS ? messages.scanCodeSigns(signs.join(", ")) : messages.scanCodeFormat;
      },
    });

/** Made by the phone, at random; proves that a later request is of the phone that claimed the code. */
export const SCAN_PASS = /^[\w-]{32,64}$/;

/** The name of a document on the wire. */
export const DOCUMENT_NAME = /^[A-Za-z]{1,60}$/;
const documentField = z.string(60).regex(DOCUMENT_NAME);
const OTHERS_MAX = 40;
const moment = z.number().int().nonnegative();

/** `others`: further documents that the phone may add files to, in the order in which it offers them. */
export const scanOpenRequest = z.strictObject({ field: documentField, others: z.list(documentField, OTHERS_MAX).optional() });
/** `expiresIn`: milliseconds, because the clocks of laptop, phone and server differ. */
export const scanOpenResponse = z.object({ code: z.anyString().min(1).max(40), expiresIn: moment });

export const scanStateRequest = z.strictObject({ code: scanCode() });
/** `field`: the document, where it is another than the one that the code was opened for. */
const scannedFile = z.object({
  url: z.anyString().min(1),
  name: z.anyString().min(1),
  size: z.number().int().nonnegative(),
  field: documentField.optional(),
});
export type ScannedFile = z.infer<typeof scannedFile>;
const scanStates = ["waiting", "claimed", "ended"] as const;
export const scanStateResponse = z.object({ state: z.enum(scanStates), files: z.array(scannedFile) });

export const scanClaimRequest = z.strictObject({ code: scanCode(), pass: z.string(64).regex(SCAN_PASS) });
export const scanClaimResponse = z.object({
  type: accountType,
  field: documentField,
  kind: z.enum(scanKinds),
  /** The further documents of the code. */
  others: z.array(z.object({ field: documentField, kind: z.enum(scanKinds) })).optional(),
  /** A masked contact of the registration that gets the file. */
  owner: z.anyString().max(80),
  expiresIn: moment,
});
/** A document that a phone may photograph. */
export type ScanDocument = { field: string; kind: ScanKind };
export type ScanClaim = z.infer<typeof scanClaimResponse>;
