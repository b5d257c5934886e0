import { cleanAscii } from "@/lib/contract/clean-text";

/** An identifier as the API accepts it: phone numbers without separators, addresses without outer spaces and invisible characters. */
export function wireAccount(typed: string): string {
  const account = cleanAscii(typed);
  return /^[+\d][\d\s().-]*$/.test(account) ? account.replace(/[\s().-]/g, "") : account;
}
