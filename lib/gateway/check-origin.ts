import { Refusal } from "./refusal.ts";

/**
 * Refuses a POST that another site's page sent (E403). A browser names the sender in Sec-Fetch-Site and Origin;
 * a program sends neither and passes, it has no cookie of a victim to abuse.
 */
export function checkOrigin(method: string, headers: Headers, siteUrl: string): void {
  if (method !== "POST") return;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw new Refusal("E403");
  const origin = headers.get("origin");
  if (origin === null) return;
  const own = new URL(siteUrl);
  const sender = URL.canParse(origin) ? new URL(origin) : undefined;
  const ours = sender && (sender.host === headers.get("host") || sender.host === own.host);
  // A page over plain http may have been written by anybody on the way, also one with our name.
  if (!ours || (own.protocol === "https:" && sender.protocol !== "https:")) throw new Refusal("E403");
}
