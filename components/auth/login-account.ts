import { cleanAscii } from "@/lib/contract/clean-text";

/** An identifier as the wire takes it: phone numbers lose spaces, dashes, dots and brackets, addresses only the outer spaces and what nobody sees. */
export function wireAccount(typed: string): string {
  const account = cleanAscii(typed);
  return /^[+\d][\d\s().-]*$/.test(account) ? account.replace(/[\s().-]/g, "") : account;
}
