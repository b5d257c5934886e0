type AdTarget = { href: string; newTab: boolean };

/**
 * The link of an advertisement: http(s) URLs and paths of this site; undefined for everything else. Addresses with
 * `/blog` open in a new tab.
 */
export function adTarget(openUrl: string | null | undefined): AdTarget | undefined {
  const href = openUrl?.trim() ?? "";
  const own = /^\/(?![/\\])/.test(href);
  if (!own && !/^https?:\/\/[^/\\]/i.test(href)) return undefined;
  if (!own && !URL.canParse(href)) return undefined;
  return { href, newTab: href.includes("/blog") };
}
