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

function distance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/** The likely intended address, where the domain is at most two letters away from a common one. */
export function likelyAddress(typed: string): string | undefined {
  const parts = split(typed.trim());
  if (!parts || parts.domain.length < 5 || REAL_NEIGHBOURS.has(parts.domain) || DOMAINS.some((domain) => domain === parts.domain)) return undefined;
  const near = DOMAINS.map((domain) => ({ domain, steps: distance(parts.domain, domain) })).sort((left, right) => left.steps - right.steps)[0];
  return near && near.steps <= 2 ? `${parts.local}@${near.domain}` : undefined;
}
