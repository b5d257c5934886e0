import { Refusal } from "./refusal.ts";

/** The names of one's own machine: whoever tries the site there opens it under any of them. */
const LOOPBACK = /^(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;
const plain = (origin: string) => origin.replace(LOOPBACK, "$1localhost");

/**
 * Refuses a POST that another site's page sent (E403). A browser names the sender in Sec-Fetch-Site and Origin, which must be the
 * site's public address with scheme and port; `Host` says what the sender likes. A program sends neither and passes, it has no cookie of a victim to abuse.
 */
export function checkOrigin(method: string, headers: Headers, siteUrl: string): void {
  if (method !== "POST") return;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw new Refusal("E403");
  const origin = headers.get("origin");
  if (origin !== null && plain(origin) !== plain(new URL(siteUrl).origin)) throw new Refusal("E403");
}
