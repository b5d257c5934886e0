import { editDistance } from "@/lib/read/edit-distance";

/** Free-mail domains that people in Indonesia use, most common first. */
const DOMAINS = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.id",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "ymail.com",
  "rocketmail.com",
  "live.com",
  "outlook.co.id",
  "proton.me",
  "gmx.com",
] as const;

/** Real domains that are similar to one of the above: no hint for them. */
const REAL_NEIGHBOURS = new Set(["mail.com", "email.com", "gmx.net", "gmx.de", "live.co.uk", "yahoo.co.uk", "yahoo.com.sg", "me.com", "pm.me"]);
const SUGGESTED_MAX = 5;
const TYPOS_MAX = 2;

const split = (address: string) => {
  const at = address.lastIndexOf("@");
  return at > 0 ? { local: address.slice(0, at), domain: address.slice(at + 1).toLowerCase() } : undefined;
};

/** Suggested addresses for a partly typed one: from the @ on, until its domain is a known one. */
export function suggestAddresses(typed: string): string[] {
  const parts = split(typed.trim());
  if (!parts || parts.local.includes("@") || DOMAINS.some((domain) => domain === parts.domain)) return [];
  return DOMAINS.filter((domain) => domain.startsWith(parts.domain))
    .slice(0, SUGGESTED_MAX)
    .map((domain) => `${parts.local}@${domain}`);
}

/** The likely intended address, where the domain is at most two letters away from a common one. */
export function likelyAddress(typed: string): string | undefined {
  const parts = split(typed.trim());
  if (!parts || parts.domain.length < 5 || REAL_NEIGHBOURS.has(parts.domain) || DOMAINS.some((domain) => domain === parts.domain)) return undefined;
  const near = DOMAINS.map((domain) => ({ domain, steps: editDistance(parts.domain, domain, TYPOS_MAX) })).sort(
    (left, right) => left.steps - right.steps,
  )[0];
  return near && near.steps <= TYPOS_MAX ? `${parts.local}@${near.domain}` : undefined;
}
