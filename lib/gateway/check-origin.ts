import { CROSS_SITE_HEADER } from "../contract/headers.ts";
import { Refusal } from "./refusal.ts";

/** Names of the local machine, under any of which a developer may open the site. */
const LOOPBACK = /^(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;
const plain = (origin: string) => origin.replace(LOOPBACK, "$1localhost");

const refusal = () => new Refusal("E403", undefined, { [CROSS_SITE_HEADER]: "1" });

/**
 * Refuses a cross-site POST (E403), by Sec-Fetch-Site and by Origin, which must equal the origin of SITE_URL; Host proves nothing.
 * Programs send neither header and pass: they have no victim's cookies.
 */
export function checkOrigin(method: string, headers: Headers, siteUrl: string): void {
  if (method !== "POST") return;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw refusal();
  const origin = headers.get("origin");
  if (origin !== null && plain(origin) !== plain(new URL(siteUrl).origin)) throw refusal();
}
