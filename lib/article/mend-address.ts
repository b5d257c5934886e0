/** A path of this site; `//` would name another host. */
const OWN = /^\/(?![/\\])/;

/**
 * The address of a picture or frame as pages can load it: `//` and `http:` become https, and a relative path counts from an
 * article's public address, which is directly below the root. Undefined for any other scheme.
 */
export function mendAddress(given: string): string | undefined {
  const address = given.trim();
  if (!address || OWN.test(address)) return address || undefined;
  const url = URL.canParse(address, "https://site.invalid") ? new URL(address, "https://site.invalid") : undefined;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.hostname === "site.invalid") return url.pathname + url.search;
  url.protocol = "https:";
  return url.href;
}
