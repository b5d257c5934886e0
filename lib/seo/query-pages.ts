import { routes } from "../routes.ts";

type QueryMatch = { type: "query"; key: string; value: string };
type Rewrite = { source: string; has: QueryMatch[]; destination: string };

const query = (key: string, value: string): QueryMatch => ({ type: "query", key, value });

/** Rewrites of public URLs with a query to inner paths, because a page that reads its query is not cacheable. */
export const queryRewrites: Rewrite[] = [
  {
    source: routes.loans,
    has: [query("produk", "(?<product>kini|cepat|kawan)"), query("jumlah", "(?<amount>[0-9.]{1,20})"), query("tenor", "(?<days>[0-9]{1,4})")],
    destination: `${routes.loans}/simulasi/:product/:amount/:days`,
  },
  { source: routes.legal, has: [query("name", "Kebijakan")], destination: `${routes.legal}/privasi` },
];
