import type { IncomingMessage } from "node:http";
import { blogRewrites } from "../article/addresses.ts";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { routes } from "../routes.ts";
import { queryRewrites } from "../seo/query-pages.ts";
import { QUERY_HEADER } from "./request-headers.ts";

/** What Next asks for a part of a page with, and the token that proxy.ts takes out. */
const EVERYWHERE = ["_rsc", SESSION_COOKIE];

type Rule = { source: string; has?: readonly { key: string }[] };
const rules: readonly Rule[] = [...blogRewrites, ...queryRewrites];

/** The parameters that choose which page is made, by path; pages of other paths are left alone, and the tools: they are made for each request of all of it. */
const chosenBy = new Map(
  Object.values(routes)
    .filter((path) => !path.startsWith(`${routes.tools}/`))
    .map((path) => {
      const keys = rules.filter(({ source }) => source === path).flatMap(({ has = [] }) => has.map(({ key }) => key));
      return [path as string, new Set([...EVERYWHERE, ...keys])];
    }),
);

const nameOf = (pair: string) => new URLSearchParams(pair).keys().next().value ?? "";

/**
 * Leaves of a page's query what chooses the page. Next writes the address for which it makes a page into the page, and a page is made for everybody: the
 * registration handle of one visitor would be in the page of all others. What a page reads of its query it reads in the browser; proxy.ts gets the
 * whole one in a header. Answers whether the address has become another.
 */
export function takePrivateQuery(request: IncomingMessage): boolean {
  const { headers } = request;
  if (headers[QUERY_HEADER] !== undefined) delete headers[QUERY_HEADER];
  const url = request.url ?? "/";
  const at = url.indexOf("?");
  const chosen = at < 0 ? undefined : chosenBy.get(url.slice(0, at));
  if (!chosen) return false;
  const query = url.slice(at);
  const left = query
    .slice(1)
    .split("&")
    .filter((pair) => chosen.has(nameOf(pair)))
    .join("&");
  request.url = left ? `${url.slice(0, at)}?${left}` : url.slice(0, at);
  headers[QUERY_HEADER] = query;
  return request.url !== url;
}
