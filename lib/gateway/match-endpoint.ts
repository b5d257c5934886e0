import { type Endpoint, type EndpointName, endpoints } from "../contract/endpoints.ts";
import { CROSS_SITE_HEADER } from "../contract/envelope.ts";
import { Refusal } from "./refusal.ts";

/** Names of the local machine, under any of which a developer may open the site. */
const LOOPBACK = /^(https?:\/\/)(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;
const crossSite = () => new Refusal("E403", { headers: { [CROSS_SITE_HEADER]: "1" } });
const plain = (origin: string) => origin.replace(LOOPBACK, "$1localhost");

/**
 * Refuses a cross-site POST (E403), by Sec-Fetch-Site and by Origin, which must equal the origin of SITE_URL; Host
 * proves nothing. Programs send neither header and pass: they have no victim's cookies.
 */
export function checkOrigin(method: string, headers: Headers, siteUrl: string): void {
  if (method !== "POST") return;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw crossSite();
  const origin = headers.get("origin");
  if (origin !== null && plain(origin) !== plain(new URL(siteUrl).origin)) throw crossSite();
}

export type Match = {
  name: EndpointName;
  endpoint: Endpoint;
  /** Path and query for the upstream, rebuilt from the validated parts. */
  path: string;
};

/** The calls, each with the pattern of its path. */
export const endpointRows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, endpoint]) => ({
  name,
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));

/** Path parameters that match the endpoint's schema, or undefined. */
function readParams(endpoint: Endpoint, groups: Record<string, string> = {}): Record<string, string> | undefined {
  try {
    const params = Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]));
    return !endpoint.params || endpoint.params.safeParse(params).success ? params : undefined;
  } catch {
    return undefined;
  }
}

/** The query of the call, validated and rebuilt; dropped if the contract has none. */
function readQuery(endpoint: Endpoint, search: URLSearchParams): string {
  if (!endpoint.query) return "";
  const entries = [...search.entries()];
  const given = Object.fromEntries(entries);
  const result = endpoint.query.safeParse(given, { error: () => new Refusal("E400").message });
  if (!result.success) throw new Refusal("E400", { message: result.error.issues[0]?.message });
  if (entries.length !== Object.keys(given).length) throw new Refusal("E400");
  return `?${new URLSearchParams(result.data as Record<string, string>)}`;
}

/**
 * Finds the endpoint of a call.
 * Throws E404 for an unknown path, E405 with `Allow` for another method, E400 for an invalid query.
 */
export function matchEndpoint(method: string, url: URL): Match {
  const allowed = new Set<string>();
  for (const { name, endpoint, pattern } of endpointRows) {
    const found = pattern.exec(url.pathname);
    if (!found) continue;
    const params = readParams(endpoint, found.groups);
    if (!params) continue;
    if (endpoint.method !== method) {
      allowed.add(endpoint.method);
      continue;
    }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
    return { name, endpoint, path: path + readQuery(endpoint, url.searchParams) };
  }
  if (allowed.size > 0) throw new Refusal("E405", { headers: { allow: [...allowed].join(", ") } });
  throw new Refusal("E404");
}
