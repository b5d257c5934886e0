import { bareNumber, cleanAscii } from "./clean-text.ts";

/** Digits of a NITKU, the number of a place of business: the NPWP of 16 digits and 6 more (PMK 136/2023). */
const NITKU_DIGITS = 22;

/** The digits of a tax number, without label and separators: `NPWP16 : 0123…`, `01.234.567.8-901.000`. */
export function readTaxNumber(text: string): string {
  // "NPWP 16 digit: …": the digits in front of the colon belong to the label.
  const plain = cleanAscii(text).replace(/^[^:=]{1,40}[:=]/, (label) => (/npwp|nitku/i.test(label) ? "" : label));
  return bareNumber(
    plain
      .replace(/\([^()\d]*\)$/, "")
      .replace(/^nomor pokok wajib pajak(?: \(npwp\))? /i, "")
      .replace(/(\d)[,_](?=\d)/g, "$1.")
      .replace(/[;:,]$/, ""),
  );
}

/** Whether digits are a NITKU, whose first 16 digits are the NPWP. */
export const isNitku = (digits: string): boolean => new RegExp(`^\\d{${NITKU_DIGITS}}$`).test(digits);
