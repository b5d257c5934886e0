/**
 * The table of prices, from which every cost on the site is computed. Rates are integers, hundredths of a per cent per
 * calendar day (26 = 0,26%), which avoids floating-point errors.
 */

export const productKeys = ["kini", "cepat", "kawan"] as const;
export type ProductKey = (typeof productKeys)[number];

export type LoanProduct = {
  key: ProductKey;
  name: string;
  /** Rupiah. */
  minAmount: number;
  maxAmount: number;
  amountStep: number;
  /** Days; each choice of the simulator. */
  tenors: readonly number[];
  /** Lowest and highest interest, hundredths of a per cent per day (Public §9). */
  rate: number;
  maxRate: number;
  /** Days between instalments; undefined if the agreement sets them. */
  instalmentDays: number | undefined;
  /** Size of the borrower's business, which decides the authority's cap. */
  scale: "mikro" | "usaha";
  /** Amount and days of the worked example. */
  example: { amount: number; days: number };
};

export const loanProducts: Record<ProductKey, LoanProduct> = {
  kini: {
    key: "kini",
    name: "Solusi Kini",
    minAmount: 500_000,
    maxAmount: 15_000_000,
    amountStep: 100_000,
    tenors: [90, 120, 150, 180],
    rate: 26,
    maxRate: 30,
    instalmentDays: 30,
    scale: "mikro",
    example: { amount: 3_000_000, days: 90 },
  },
  cepat: {
    key: "cepat",
    name: "Solusi Cepat",
    minAmount: 2_800_000,
    maxAmount: 50_000_000,
    amountStep: 100_000,
    tenors: [90, 120, 150, 180],
    rate: 23,
    maxRate: 30,
    instalmentDays: 30,
    scale: "mikro",
    example: { amount: 10_000_000, days: 90 },
  },
  kawan: {
    key: "kawan",
    name: "Solusi Kawan",
    minAmount: 100_000_000,
    maxAmount: 2_000_000_000,
    amountStep: 10_000_000,
    tenors: [120, 150, 180, 210, 240, 270, 300, 330, 365],
    rate: 7,
    maxRate: 30,
    instalmentDays: undefined,
    scale: "usaha",
    example: { amount: 100_000_000, days: 120 },
  },
};

/** Public §9: admin fee, per cent of the amount, taken from the disbursement. */
export const ADMIN_FEE_PERCENT = 10;
/** Public §9: late fee, hundredths of a per cent per day. */
export const LATE_FEE_RATE = 40;
/** Public §9: cap of interest and fees without the late fee, hundredths of a per cent per calendar day. */
export const DAILY_COST_CAP = 80;
/** Public §9: amounts offered in the app, rupiah. */
export const APP_MIN_AMOUNT = 600_000;
export const APP_MAX_AMOUNT = 11_250_000;
