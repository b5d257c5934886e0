import type { WebsiteIndex } from "@/lib/contract/website";
import { ratePercent, rupiahRange } from "@/lib/format/money";
import { loanProducts, type ProductKey, productKeys } from "@/lib/loans/products";

/** Texts about a product. `rate` in hundredths of a per cent per day. */
export type PublishedProduct = { limit: string; rate: number; tenor: string };

/** `0,26%` or `0.26` as hundredths of a per cent; undefined for anything else. */
function rateOf(text: string): number | undefined {
  const match = /^(\d{1,2}(?:[.,]\d{1,4})?)(?:\s*%)?$/.exec(text.trim());
  return match?.[1] ? Math.round(Number(match[1].replace(",", ".")) * 100) : undefined;
}

/** The upstream's rate unless it exceeds the product's highest, which keeps published rates below the cap. */
function usableRate(key: ProductKey, apr: string): number {
  const { rate, maxRate } = loanProducts[key];
  const sent = rateOf(apr);
  return sent && sent <= maxRate ? sent : rate;
}

/** The rate range from the upstream's rate to the product's highest. Text that is no rate is shown as it is. */
export function publishedRate(key: ProductKey, apr: string): string {
  return apr && rateOf(apr) === undefined ? `${apr}\u00a0/\u00a0hari` : rateRange(usableRate(key, apr), loanProducts[key].maxRate);
}

/** The figures of each product: the upstream's if usable, else those of lib/loans/products.ts. */
export function publishedProducts(index?: Pick<WebsiteIndex, "products">): Record<ProductKey, PublishedProduct> {
  const entries = productKeys.map((key) => {
    const product = loanProducts[key];
    const sent = index?.products[key];
    const [shortest, longest] = [product.tenors[0], product.tenors.at(-1)];
    return [
      key,
      {
        limit: sent?.amount || rupiahRange(product.minAmount, product.maxAmount),
        rate: usableRate(key, sent?.apr ?? ""),
        tenor: sent?.periods || `${shortest}\u2013${longest}\u00a0hari`,
      },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<ProductKey, PublishedProduct>;
}

/** A range of daily rates: `0,26%–0,3% / hari`. */
export function rateRange(from: number, to: number): string {
  const range = from < to ? `${ratePercent(from)}–${ratePercent(to)}` : ratePercent(from);
  return `${range}\u00a0/\u00a0hari`;
}
