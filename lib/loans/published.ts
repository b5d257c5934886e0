import type { WebsiteIndex } from "@/lib/contract/website";
import { ratePercent, rupiahRange } from "@/lib/format/money";
import { loanProducts, type ProductKey, productKeys } from "@/lib/loans/products";

/** What a page says about a product. `rate` in hundredths of a per cent per day. */
export type PublishedProduct = { limit: string; rate: number; tenor: string };

/** `0,26%` or `0.26` as hundredths of a per cent; undefined for anything else. */
function rateOf(text: string): number | undefined {
  const match = /^\s*(\d{1,2}(?:[.,]\d{1,4})?)\s*%?\s*$/.exec(text);
  return match?.[1] ? Math.round(Number(match[1].replace(",", ".")) * 100) : undefined;
}

/**
 * The rate that the upstream sent, where it is one that the product may have: nothing is published that breaks the cap.
 */
function believed(key: ProductKey, apr: string): number {
  const { rate, maxRate } = loanProducts[key];
  const sent = rateOf(apr);
  return sent && sent <= maxRate ? sent : rate;
}

/** The rate that the upstream sends, up to the product's highest. Words of its own stay as they are. */
export function publishedRate(key: ProductKey, apr: string): string {
  return apr && rateOf(apr) === undefined ? `${apr}\u00a0/\u00a0hari` : rateRange(believed(key, apr), loanProducts[key].maxRate);
}

/**
 * The figures of each product: the upstream's where it sends usable ones, else those of the table.
 */
export function publishedProducts(index?: Pick<WebsiteIndex, "products">): Record<ProductKey, PublishedProduct> {
  const entries = productKeys.map((key) => {
    const product = loanProducts[key];
    const sent = index?.products[key];
    const [shortest, longest] = [product.tenors[0], product.tenors.at(-1)];
    return [
      key,
      {
        limit: sent?.amount || rupiahRange(product.minAmount, product.maxAmount),
        rate: believed(key, sent?.apr ?? ""),
        tenor: sent?.periods || `${shortest}\u2013${longest}\u00a0hari`,
      },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<ProductKey, PublishedProduct>;
}

/** What a borrower may be charged, as pages write it: `0,26%–0,3% / hari`. */
export function rateRange(from: number, to: number): string {
  const range = from < to ? `${ratePercent(from)}–${ratePercent(to)}` : ratePercent(from);
  return `${range}\u00a0/\u00a0hari`;
}
