import { articleSchema, blogListResponse, websiteIndexResponse } from "./website.ts";

const product = { amount: "Rp 1", apr: "0,1%", periods: "90 hari" };
const index = {
  tkbs: [
    { name: "TKB0", value: 95.1, defaultTkb: 0 },
    { name: "TKB90", value: "97,84%", defaultTkb: "1" },
    { name: "TKB60", value: null },
  ],
  products: { kini: product, cepat: product, kawan: product },
  forUsStat: { totalLoanAmount: "4810000000000", loanUserCount: null },
};

test("figures may come as text or not at all, flags as numbers", () => {
  const { tkbs, forUsStat } = websiteIndexResponse.parse(index);
  expect(tkbs).toEqual([
    { name: "TKB0", value: "95.1", defaultTkb: false },
    { name: "TKB90", value: "97,84%", defaultTkb: true },
    { name: "TKB60", value: "–", defaultTkb: false },
  ]);
  expect(forUsStat).toMatchObject({ totalLoanAmount: "4810000000000", loanUserCount: "", investorCount: "" });
});

test("an article that lacks a text is shown with what it has", () => {
  const article = { id: 7, title: "Judul", description: null, postTime: "2025-08-05T03:00:00.000Z", content: null };
  expect(articleSchema.parse(article)).toMatchObject({ id: "7", description: "", category: "", coverUrl: "", topFlag: 0, content: "" });
  expect(blogListResponse.parse({ current: "1", total: "1", records: [article] })).toMatchObject({ current: 1, total: 1 });
});
