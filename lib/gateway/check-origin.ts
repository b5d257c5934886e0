import { Refusal } from "./refusal.ts";

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

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
  const host = hostOf(origin);
  if (host === undefined || (host !== headers.get("host") && host !== new URL(siteUrl).host)) throw new Refusal("E403");
}
