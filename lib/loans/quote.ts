import { readRupiah } from "@/lib/format/read-rupiah";
import {
  ADMIN_FEE_PERCENT,
  DAILY_COST_CAP,
  type LoanProduct,
  loanProducts,
  type ProductKey,
  productKeys,
  TOTAL_COST_CAP_PERCENT,
} from "@/lib/loans/products";
import { costCap, type Rule, rules, segmentOf } from "@/lib/loans/rules";

type Instalment = { number: number; day: number; amount: number };

/** What a loan costs. Money in whole rupiah, rates in hundredths of a per cent per day. */
export type Quote = {
  product: LoanProduct;
  amount: number;
  days: number;
  rate: number;
  adminFee: number;
  received: number;
  interest: number;
  repaid: number;
  instalments: Instalment[];
  /** Interest and admin fee per day. */
  dailyCost: number;
};

const PER_RATE_UNIT = 10_000;

/**
 * The cost of borrowing `amount` rupiah for `days` at `rate` (the product's lowest rate when absent).
 * Interest is on the whole amount for the whole tenor; the last instalment includes the rounding difference.
 */
export function quote(key: ProductKey, amount: number, days: number, rate = loanProducts[key].rate): Quote {
  const product = loanProducts[key];
  const interest = Math.round((amount * rate * days) / PER_RATE_UNIT);
  const adminFee = Math.round((amount * ADMIN_FEE_PERCENT) / 100);
  const repaid = amount + interest;
  const every = product.instalmentDays ?? 30;
  const count = Math.max(1, Math.floor(days / every));
  const part = Math.round(repaid / count);
  const instalments = Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    return { number: index + 1, day: last ? days : (index + 1) * every, amount: last ? repaid - part * (count - 1) : part };
  });
  const dailyCost = ((interest + adminFee) / amount / days) * PER_RATE_UNIT;
  return {
    product,
    amount,
    days,
    rate,
    adminFee,
    received: amount - adminFee,
    interest,
    repaid,
    instalments,
    dailyCost,
  };
}

/** Upper limits of interest and admin fee of a loan, rupiah: by the contract and by the authority's cap in force. */
export type Caps = { rule: Rule; contract: number; authority: number; mostCost: number; mostRepaid: number; isCut: boolean };

/** Both caps of a quote. `isCut`: the quote costs more than one of them allows, so the borrower pays `mostCost`. */
export function capsOf({ product, amount, days, interest, adminFee, received }: Quote): Caps {
  const rule = costCap(segmentOf(product.scale, days));
  const most = (rate: number) => Math.floor((amount * rate * days) / PER_RATE_UNIT);
  const contract = most(DAILY_COST_CAP);
  const authority = most(rule.figure);
  const mostCost = Math.min(interest + adminFee, contract, authority);
  return { rule, contract, authority, mostCost, mostRepaid: received + mostCost, isCut: mostCost < interest + adminFee };
}

/**
 * The lowest monthly income, whole rupiah, of which the instalments are at most the share that the authority allows;
 * undefined without fixed instalments.
 */
export function incomeNeeded({ product, instalments }: Quote): number | undefined {
  const first = instalments[0];
  if (!product.instalmentDays || !first) return undefined;
  return Math.ceil((first.amount * 100) / rules.instalmentShare.figure);
}

/** The product's worked example, at the lowest rate unless another is given. */
export function exampleQuote(key: ProductKey, rate?: number): Quote {
  const { amount, days } = loanProducts[key].example;
  return quote(key, amount, days, rate);
}

/** The highest rate for a tenor: the product's own, or less if all costs would exceed their cap. */
export function highestRate(product: LoanProduct, days: number): number {
  return Math.min(product.maxRate, Math.floor(((TOTAL_COST_CAP_PERCENT - ADMIN_FEE_PERCENT) * 100) / days));
}

/** Brings an amount into the product's limits and onto its step; NaN becomes the example's amount. */
export function fitAmount(product: LoanProduct, amount: number): number {
  if (!Number.isFinite(amount)) return product.example.amount;
  const stepped = product.minAmount + Math.round((amount - product.minAmount) / product.amountStep) * product.amountStep;
  return Math.min(product.maxAmount, Math.max(product.minAmount, stepped));
}

/** The offered tenor nearest to `days`; NaN becomes the example's. */
export function fitTenor(product: LoanProduct, days: number): number {
  if (!Number.isFinite(days)) return product.example.days;
  return product.tenors.reduce((best, tenor) => (Math.abs(tenor - days) < Math.abs(best - days) ? tenor : best));
}

const daysOf = (text: string | null | undefined) => Number.parseInt((text ?? "").replace(/\D/g, ""), 10);

/** The quote of a shared simulation's query; invalid values become the nearest valid ones. */
export function quoteFromQuery(
  { produk, jumlah, tenor }: { produk?: string | null; jumlah?: string | null; tenor?: string | null },
  rates: Partial<Record<ProductKey, number>> = {},
): Quote {
  const key = productKeys.find((name) => name === produk) ?? "kini";
  const product = loanProducts[key];
  return quote(key, fitAmount(product, readRupiah(jumlah ?? "") ?? Number.NaN), fitTenor(product, daysOf(tenor)), rates[key]);
}

/** The query of a simulation, the counterpart of `quoteFromQuery`. */
export function quoteQuery({ product, amount, days }: Pick<Quote, "product" | "amount" | "days">): string {
  return `produk=${product.key}&jumlah=${amount}&tenor=${days}`;
}
