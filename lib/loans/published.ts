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

/**
 * A rate as the upstream sends it, as people read it. Words of its own stay as they are, a rate beyond the product's
 * highest does not.
 */
export function publishedRate(key: ProductKey, apr: string): string {
  return rateOf(apr) === undefined ? apr : ratePercent(believed(key, apr));
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

/** A rate as pages write it: `mulai 0,26% / hari`. */
export function rateFrom(rate: number): string {
  return `mulai ${ratePercent(rate)}\u00a0/\u00a0hari`;
}
