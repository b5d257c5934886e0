/** An identifier as the wire takes it: phone numbers lose spaces, dashes, dots and brackets, addresses only the outer spaces. */
export function wireAccount(typed: string): string {
  const account = typed.trim();
  return /^[+\d][\d\s().-]*$/.test(account) ? account.replace(/[\s().-]/g, "") : account;
}
