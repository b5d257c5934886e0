import { blogRewrites } from "../article/addresses.ts";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { routes } from "../routes.ts";
import { isDynamicPage } from "../seo/dynamic-pages.ts";
import { queryRewrites } from "../seo/query-pages.ts";

/** Parameters of every page: Next's own, and the token that proxy.ts removes. */
const COMMON_PARAMETERS = ["_rsc", SESSION_COOKIE];

type Rule = { source: string; has?: readonly { key: string }[] };
const rules: readonly Rule[] = [...blogRewrites, ...queryRewrites];

/**
 * The parameters that select the page, by path. Other paths keep their whole query; so do pages that are rendered per
 * request.
 */
const pageParameters = new Map(
  Object.values(routes)
    .filter((path) => !isDynamicPage(new URL(path, "http://site.invalid")))
    .map((path) => {
      const keys = rules.filter(({ source }) => source === path).flatMap(({ has = [] }) => has.map(({ key }) => key));
      return [path as string, new Set([...COMMON_PARAMETERS, ...keys])];
    }),
);

const nameOf = (pair: string) => new URLSearchParams(pair).keys().next().value ?? "";

/**
 * A page URL without the parameters that do not select the page: what stored copies go by. Pages read other parameters
 * in the browser.
 */
export function withoutPrivateQuery(url: string): string {
  const at = url.indexOf("?");
  const parameters = at < 0 ? undefined : pageParameters.get(url.slice(0, at));
  if (!parameters) return url;
  const left = url
    .slice(at + 1)
    .split("&")
    .filter((pair) => parameters.has(nameOf(pair)))
    .join("&");
  return left ? `${url.slice(0, at)}?${left}` : url.slice(0, at);
}
