import type { Right } from "../../lib/contract/investor.ts";
import type { WebsiteIndex } from "../../lib/contract/website.ts";

/** Figures of a fresh checkout. The company replaces them through the table `site_content`. */
export const indexSeed: WebsiteIndex = {
  tkbs: [
    { name: "TKB0", value: "95,12%", defaultTkb: false },
    { name: "TKB30", value: "96,37%", defaultTkb: false },
    { name: "TKB60", value: "97,05%", defaultTkb: false },
    { name: "TKB90", value: "97,84%", defaultTkb: true },
  ],
  products: {
    kini: { amount: "Rp 500 ribu – 15 juta", apr: "0,26%", periods: "90 – 180 hari" },
    cepat: { amount: "Rp 2,8 – 50 juta", apr: "0,23%", periods: "90 – 180 hari" },
    kawan: { amount: "Rp 100 juta – 2 miliar", apr: "0,07%", periods: "120 – 365 hari" },
  },
  stat: { asOf: "2025-09-30" },
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
  desc: "Contoh data. Angka diperbarui setiap akhir bulan.",
};

export const rightsSeed: Right[] = [
  { id: "1", rightName: "Pendanaan", rightUrl: "/pendanna", rightType: "1", rightCode: "funding", treeData: [] },
  { id: "2", rightName: "Bantuan", rightUrl: "/bantuan", rightType: "1", rightCode: "help", treeData: [] },
];
