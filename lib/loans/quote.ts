import { readCount } from "../read/count.ts";
import { readRupiah } from "../read/money.ts";
import { ADMIN_FEE_PERCENT, DAILY_COST_CAP, LATE_FEE_RATE, type LoanProduct, loanProducts, type ProductKey, productKeys } from "./products.ts";
import { costCapOf, costRuleOn, lateCap, type Rule, ruleOn } from "./rules.ts";

type Instalment = { number: number; day: number; amount: number };

/** What a loan costs. Money in whole rupiah, rates in hundredths of a per cent per day. */
export type Quote = {
  product: LoanProduct;
  amount: number;
  days: number;
  rate: number;
  /** The day of the contract (YYYY-MM-DD), which decides the authority's cap. */
  day: string;
  adminFee: number;
  received: number;
  /** Interest by the product's terms. */
  interest: number;
  /** Upper limits of interest and admin fee: by the contract, and by the authority's rule on that day. */
  contractCap: number;
  authorityCap: number;
  capRule: Rule;
  /** What interest and admin fee exceed the lower limit by, and the borrower does not pay. */
  reduction: number;
  /** Interest and admin fee that the borrower pays. */
  cost: number;
  repaid: number;
  instalments: Instalment[];
  /** `cost` per day. */
  dailyCost: number;
};

const PER_RATE_UNIT = 10_000;

type QuoteOptions = { rate?: number | undefined; day: string };

/**
 * The cost of borrowing `amount` rupiah for `days` on a day, at `rate` (the product's lowest rate when absent).
 * Interest is on the whole amount for the whole tenor. Where interest and admin fee exceed the contract's or the
 * authority's limit, the excess is taken off what is paid back, so no figure of a quote exceeds the limit. The last
 * instalment includes the rounding difference.
 */
export function quote(key: ProductKey, amount: number, days: number, { rate = loanProducts[key].rate, day }: QuoteOptions): Quote {
  const product = loanProducts[key];
  const interest = Math.round((amount * rate * days) / PER_RATE_UNIT);
  const adminFee = Math.round((amount * ADMIN_FEE_PERCENT) / 100);
  const capRule = costRuleOn(product.scale, days, day);
  const contractCap = Math.floor((amount * DAILY_COST_CAP * days) / PER_RATE_UNIT);
  const authorityCap = Math.min(costCapOf(capRule, amount, days), amount * (ruleOn("batas-total", day).figure / 100));
  const cost = Math.min(interest + adminFee, contractCap, authorityCap);
  const received = amount - adminFee;
  const repaid = received + cost;
  const every = product.instalmentDays ?? 30;
  const count = Math.max(1, Math.floor(days / every));
  const part = Math.round(repaid / count);
  const instalments = Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    return { number: index + 1, day: last ? days : (index + 1) * every, amount: last ? repaid - part * (count - 1) : part };
  });
  return {
    product,
    amount,
    days,
    rate,
    day,
    adminFee,
    received,
    interest,
    contractCap,
    authorityCap,
    capRule,
    reduction: interest + adminFee - cost,
    cost,
    repaid,
    instalments,
    dailyCost: (cost / amount / days) * PER_RATE_UNIT,
  };
}

/**
 * The late fee of a product, whole rupiah: its own rate on the late amount, at most the authority's cap on the
 * outstanding principal and never more than that principal, for `days` days after `due`.
 */
export function lateFee(key: ProductKey, { late, outstanding, days, due }: LateLoan): number {
  const own = Math.floor((late * LATE_FEE_RATE * days) / PER_RATE_UNIT);
  const ceiling = Math.floor((outstanding * ruleOn("batas-total", due).figure) / 100);
  return Math.min(own, ceiling, lateCap(loanProducts[key].scale, outstanding, due, days).fee);
}
type LateLoan = { late: number; outstanding: number; days: number; due: string };

/**
 * The lowest monthly income, whole rupiah, of which the instalments are at most the share that we allow; undefined
 * without fixed instalments.
 */
export function incomeNeeded({ product, instalments, day }: Quote): number | undefined {
  const first = instalments[0];
  if (!product.instalmentDays || !first) return undefined;
  return Math.ceil((first.amount * 100) / ruleOn("rasio-cicilan", day).figure);
}

/** The product's worked example, at the lowest rate unless another is given. */
export function exampleQuote(key: ProductKey, day: string, rate?: number): Quote {
  const { amount, days } = loanProducts[key].example;
  return quote(key, amount, days, { rate, day });
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

/** The quote of a shared simulation's query on a day; invalid values become the nearest valid ones. */
export function quoteFromQuery(
  { produk, jumlah, tenor }: { produk?: string | null; jumlah?: string | null; tenor?: string | null },
  day: string,
  rates: Partial<Record<ProductKey, number>> = {},
): Quote {
  const key = productKeys.find((name) => name === produk) ?? "kini";
  const product = loanProducts[key];
  return quote(key, fitAmount(product, readRupiah(jumlah ?? "") ?? Number.NaN), fitTenor(product, readCount(tenor ?? "", "hari") ?? Number.NaN), {
    rate: rates[key],
    day,
  });
}

/** The query of a simulation, the counterpart of `quoteFromQuery`. */
export function quoteQuery({ product, amount, days }: Pick<Quote, "product" | "amount" | "days">): string {
  return `produk=${product.key}&jumlah=${amount}&tenor=${days}`;
}
