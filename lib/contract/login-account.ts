import { cleanAscii } from "./clean-text.ts";

/** The contact that an identifier is: an e-mail address, or a phone number with its country code where it has one. */
export function contactOf(account: string): { email: string } | { mobile: string } | Record<string, never> {
  const wire = wireAccount(account);
  if (wire.includes("@")) return { email: wire };
  if (!/^\+?\d+$/.test(wire)) return {};
  return { mobile: wire.startsWith("+") ? wire.slice(1) : wire.replace(/^(?:0|62)?8/, "628") };
}

/**
 * An identifier as the API accepts it: phone numbers without separators, addresses without outer spaces and invisible
 * characters.
 */
export function wireAccount(typed: string): string {
  const account = cleanAscii(typed);
  return /^[+\d][\d\s().-]*$/.test(account) ? account.replace(/[\s().-]/g, "") : account;
}
