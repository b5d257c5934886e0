import type { Right } from "../../lib/contract/investor.ts";
import type { RateMonth, WebsiteIndex } from "../../lib/contract/website.ts";

/**
 * End of month, outstanding loans, and those overdue by more than 0, 30, 60 and 90 days, in million rupiah. Sample
 * data.
 */
const monthSeed = [
  ["2024-10-31", 352_140, 21_691.82, 16_515.37, 13_557.39, 10_493.77],
  ["2024-11-30", 358_420, 21_433.52, 16_343.95, 13_548.28, 10_358.34],
  ["2024-12-31", 371_915, 23_988.52, 18_149.45, 14_839.41, 11_380.6],
  ["2025-01-31", 366_230, 21_790.69, 16_480.35, 13_440.64, 10_254.44],
  ["2025-02-28", 372_805, 21_212.6, 15_956.05, 12_973.61, 9_767.49],
  ["2025-03-31", 380_540, 22_223.54, 16_705.71, 13_699.44, 10_236.53],
  ["2025-04-30", 388_115, 21_462.76, 16_184.4, 13_273.53, 9_896.93],
  ["2025-05-31", 391_690, 22_365.5, 16_842.67, 13_669.98, 10_183.94],
  ["2025-06-30", 399_045, 21_628.24, 16_281.04, 13_168.48, 9_896.32],
  ["2025-07-31", 404_310, 21_347.57, 16_010.68, 12_978.35, 9_663.01],
  ["2025-08-31", 411_625, 20_869.39, 15_600.59, 12_636.89, 9_343.89],
  ["2025-09-30", 418_275, 20_411.82, 15_183.38, 12_339.11, 9_034.74],
] as const;

const MILLION = 1_000_000;
const rateHistory: RateMonth[] = monthSeed.map(([asOf, outstanding, day0, day30, day60, day90]) => ({
  asOf,
  outstanding: outstanding * MILLION,
  late: {
    day0: Math.round(day0 * MILLION),
    day30: Math.round(day30 * MILLION),
    day60: Math.round(day60 * MILLION),
    day90: Math.round(day90 * MILLION),
  },
}));

/** Figures of a fresh checkout. The company replaces them through the table `site_content`. */
export const indexSeed: WebsiteIndex = {
  tkbs: [
    { name: "TKB0", value: "95,12%", defaultTkb: false },
    { name: "TKB30", value: "96,37%", defaultTkb: false },
    { name: "TKB60", value: "97,05%", defaultTkb: false },
    { name: "TKB90", value: "97,84%", defaultTkb: true },
  ],
  products: {
    kini: { amount: "Rp500 ribu – 15 juta", apr: "0,26%", periods: "90–180 hari" },
    cepat: { amount: "Rp2,8 – 50 juta", apr: "0,23%", periods: "90–180 hari" },
    kawan: { amount: "Rp100 juta – 2 miliar", apr: "0,07%", periods: "120–365 hari" },
  },
  stat: { asOf: "2025-09-30", rateHistory },
  forUsStat: {
    totalLoanAmount: 4_812_650_000_000,
    yearLoanAmount: 1_236_400_000_000,
    monthBalance: 418_275_000_000,
    loanUserCount: 1_284_310,
    activeLoanUserCount: 196_482,
    repaymentAmount: 4_394_375_000_000,
    investorCount: 8_640,
    yearInvestorCount: 1_972,
    monthInvestorCount: 214,
  },
  desc: "Data contoh untuk peragaan, bukan angka perusahaan.",
};

export const rightsSeed: Right[] = [
  { id: "1", rightName: "Pendanaan", rightUrl: "/pendanna", rightType: "1", rightCode: "funding", treeData: [] },
  { id: "2", rightName: "Bantuan", rightUrl: "/bantuan", rightType: "1", rightCode: "help", treeData: [] },
];
