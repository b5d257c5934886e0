export type AdTarget = { href: string; newTab: boolean };

/**
 * Where an advertisement leads: http(s) and this site's own paths only, anything else, and none, nowhere. Addresses
 * with `/blog` open in a new tab, others in place.
 */
export function adTarget(openUrl: string | null | undefined): AdTarget | undefined {
  const href = openUrl?.trim() ?? "";
  const own = /^\/(?![/\\])/.test(href);
  if (!own && !/^https?:\/\/[^/\\]/i.test(href)) return undefined;
  if (!own && !URL.canParse(href)) return undefined;
  return { href, newTab: href.includes("/blog") };
}
