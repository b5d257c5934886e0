import { articleSchema, blogDetailResponse, blogListResponse, blogTopResponse, isoTime, websiteIndexResponse } from "./website.ts";

test.each([
  ["2025-08-05T03:00:00.000Z", "2025-08-05T03:00:00.000Z"],
  ["2025-08-05T03:00:00.123456789Z", "2025-08-05T03:00:00.123Z"],
  ["2025-08-05T10:00:00+07:00", "2025-08-05T03:00:00.000Z"],
  ["2025-08-05T10:00:00+0700", "2025-08-05T03:00:00.000Z"],
  ["20250805T030000Z", "2025-08-05T03:00:00.000Z"],
  ["2025-08-05T10:00", "2025-08-05T03:00:00.000Z"],
  ["2025-08-05 10:00:00", "2025-08-05T03:00:00.000Z"],
  ["2025-08-05", "2025-08-04T17:00:00.000Z"],
])("the text %s is a moment, Jakarta's where it names no zone", (text, moment) => {
  expect(isoTime(text)).toBe(moment);
});

test.each(["", "kemarin", "2025-13-05", "1755900000000", "05/08/2025"])("the text %j is no moment, and becomes empty", (text) => {
  expect(isoTime(text)).toBe("");
});

const product = { amount: "Rp1", apr: "0,1%", periods: "90 hari" };
const index = {
  tkbs: [
    { name: "TKB0", value: 95.1, defaultTkb: 0 },
    { name: "TKB90", value: "97,84%", defaultTkb: "1" },
    { name: "TKB60", value: null },
  ],
  products: { kini: product, cepat: product, kawan: product },
  forUsStat: { totalLoanAmount: "4810000000000", loanUserCount: null },
};

test("accepts figures as text or missing, and flags as numbers", () => {
  const { tkbs, forUsStat } = websiteIndexResponse.parse(index);
  expect(tkbs).toEqual([
    { name: "TKB0", value: "95.1", defaultTkb: false },
    { name: "TKB90", value: "97,84%", defaultTkb: true },
    { name: "TKB60", value: "–", defaultTkb: false },
  ]);
  expect(forUsStat).toMatchObject({ totalLoanAmount: "4810000000000", loanUserCount: "", investorCount: "" });
});

test("accepts an article without some of its texts", () => {
  const article = { id: 7, title: "Judul", description: null, postTime: "2025-08-05T03:00:00.000Z", content: null };
  expect(articleSchema.parse(article)).toMatchObject({ id: "7", description: "", category: "", coverUrl: "", topFlag: 0, content: "" });
  expect(blogListResponse.parse({ current: "1", total: "1", records: [article] })).toMatchObject({ current: 1, total: 1 });
});

test("accepts an article with invalid or missing times, or a text cut inside a character", () => {
  const article = { id: 7, title: "Promo \ud83c", category: "\udf89 Promo", updateTime: 1_754_362_800_000 };
  expect(articleSchema.parse(article)).toMatchObject({ title: "Promo \ufffd", category: "\ufffd Promo", postTime: "", updateTime: undefined });
  expect(blogListResponse.parse({ current: 1, total: 1, records: [article] }).records).toHaveLength(1);
  expect(articleSchema.parse({ ...article, updateTime: "2025-08-05 10:00:00" }).updateTime).toBe("2025-08-05T03:00:00.000Z");
});

test("drops invalid remarks, empty products and unnamed rates without losing other figures", () => {
  const loose = {
    ...index,
    tkbs: [...index.tkbs, { name: "", value: 1 }, null],
    products: { kini: { ...product, apr: 0.26 }, cepat: null, kawan: {} },
  };
  const none = { amount: "", apr: "", periods: "" };
  for (const stat of ["per Agustus", [], null, { asOf: null }]) {
    const parsed = websiteIndexResponse.parse({ ...loose, stat, desc: 7, forUsStat: { ...index.forUsStat, investorCount: " " } });
    expect(parsed.products).toEqual({ kini: { ...product, apr: "0.26" }, cepat: none, kawan: none });
    expect([parsed.tkbs.length, parsed.stat?.asOf, parsed.desc, parsed.forUsStat.investorCount]).toEqual([3, undefined, undefined, ""]);
  }
});

test("drops invalid rows of a list, and rejects a list of invalid rows alone", () => {
  const article = { id: 7, title: " ", postTime: "2025-08-05 10:00:00" };
  const rows = [article, { ...article, id: null }, { ...article, id: "\ud800" }, null, { id: "b" }];
  expect(blogTopResponse.parse(rows)).toMatchObject([{ id: "7", title: "Artikel tanpa judul", postTime: "2025-08-05T03:00:00.000Z" }]);
  expect(blogTopResponse.safeParse(rows.slice(1)).success).toBe(false);
  expect(blogListResponse.parse({ current: 3, total: 0, records: null }).records).toEqual([]);
  expect(blogListResponse.safeParse({}).success).toBe(false);
});

it("drops an article dated ahead from lists, the latest block and its own page", () => {
  const row = { id: "a", title: "A", postTime: new Date(Date.now() + 60_000).toISOString() };
  const past = { ...row, id: "b", postTime: new Date(Date.now() - 60_000).toISOString() };
  const undated = { ...row, id: "c", postTime: null };
  const rows = [row, past, undated];
  expect(blogListResponse.parse({ current: 1, total: 3, records: rows }).records.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(blogTopResponse.parse(rows).map(({ id }) => id)).toEqual(["b", "c"]);
  expect([row, past, undated, null].map((one) => blogDetailResponse.parse(one)?.id)).toEqual([undefined, "b", "c", undefined]);
});
