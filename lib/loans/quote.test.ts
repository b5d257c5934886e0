import { DAILY_COST_CAP, loanProducts, productKeys } from "@/lib/loans/products";
import { exampleQuote, fitAmount, fitTenor, incomeNeeded, lateFee, quote, quoteFromQuery, quoteQuery } from "@/lib/loans/quote";
import { costRuleOn, versionsOf } from "@/lib/loans/rules";

const DAY = "2026-11-26";

test("the published example of Solusi Kini is the lawful price, to the rupiah", () => {
  const example = exampleQuote("kini", DAY);
  // The terms come to 1.002.000; 0,275% × 90 days of Rp3.000.000 are 742.500.
  expect(example).toMatchObject({
    adminFee: 300_000,
    received: 2_700_000,
    interest: 702_000,
    contractCap: 2_160_000,
    authorityCap: 742_500,
    reduction: 259_500,
    cost: 742_500,
    repaid: 3_442_500,
  });
  expect(example.instalments.map(({ amount }) => amount)).toEqual([1_147_500, 1_147_500, 1_147_500]);
  expect(example.dailyCost.toFixed(2)).toBe("27.50");
});

test("the other two examples, and a loan below its cap", () => {
  expect(exampleQuote("cepat", DAY)).toMatchObject({ received: 9_000_000, repaid: 11_475_000 });
  expect(exampleQuote("kawan", DAY)).toMatchObject({ received: 90_000_000, repaid: 102_000_000 });
  // 180 days still count as six months.
  expect(quote("kini", 3_000_000, 180, { day: DAY }).authorityCap).toBe(1_485_000);
  expect(quote("kawan", 100_000_000, 365, { day: DAY })).toMatchObject({
    authorityCap: 36_500_000,
    cost: 35_550_000,
    reduction: 0,
    repaid: 125_550_000,
  });
});

test("a contract of another day follows the cap of that day", () => {
  expect(quote("kini", 3_000_000, 90, { day: "2024-06-01" })).toMatchObject({ cost: 270_000, repaid: 2_970_000 });
  expect(quote("kini", 3_000_000, 90, { day: "2023-06-01" })).toMatchObject({ cost: 1_002_000, reduction: 0 });
});

test("no receipt that the site can show costs more than the cap of its date: all products, amounts, tenors and dates", () => {
  const days = [DAY, ...new Set(versionsOf("batas-mikro-pendek").flatMap(({ from, until }) => [from, ...(until ? [until] : [])]))];
  let receipts = 0;
  for (const key of productKeys) {
    const { minAmount, maxAmount, amountStep, tenors, rate: lowest, maxRate, scale } = loanProducts[key];
    for (const tenor of tenors)
      for (const day of days) {
        const cap = costRuleOn(scale, tenor, day).figure;
        for (const rate of [lowest, maxRate])
          for (let amount = minAmount; amount <= maxAmount; amount += amountStep) {
            const shown = quote(key, amount, tenor, { rate, day });
            receipts += 1;
            const fault =
              shown.cost > (amount * Math.min(cap, DAILY_COST_CAP) * tenor) / 10_000 + 1e-6 ||
              shown.cost > amount ||
              shown.repaid !== shown.received + shown.cost ||
              shown.reduction !== shown.interest + shown.adminFee - shown.cost ||
              shown.instalments.reduce((sum, part) => sum + part.amount, 0) !== shown.repaid;
            if (fault) throw new Error(`${key} ${amount} ${tenor} ${rate} ${day}: ${JSON.stringify(shown)}`);
          }
      }
  }
  expect(receipts).toBeGreaterThan(10_000);
});

test("the last instalment is on the last day, and small products have three to six", () => {
  for (const key of productKeys) {
    const product = loanProducts[key];
    for (const days of product.tenors) {
      const { instalments } = quote(key, product.minAmount + product.amountStep, days, { day: DAY });
      expect(instalments.at(-1)?.day).toBe(days);
      if (product.instalmentDays) expect([3, 4, 5, 6]).toContain(instalments.length);
    }
  }
});

test("a late fee is the authority's cap on the outstanding principal while that is lower than our own rate", () => {
  // 0,067% × 10 days × Rp3.000.000, not 0,4% × 10 days × Rp1.147.500.
  expect(lateFee("kini", { late: 1_147_500, outstanding: 3_000_000, days: 10, due: "2026-11-16" })).toBe(20_100);
  // Our own rate where the late amount is small.
  expect(lateFee("kini", { late: 100_000, outstanding: 3_000_000, days: 10, due: "2026-11-16" })).toBe(4_000);
  // After years, no more than the principal.
  for (const key of ["kini", "cepat", "kawan"] as const)
    expect(lateFee(key, { late: 3_000_000, outstanding: 3_000_000, days: 5_000, due: "2026-01-01" })).toBe(3_000_000);
});

test("the income for which an instalment is thirty per cent", () => {
  expect(incomeNeeded(exampleQuote("kini", DAY))).toBe(3_825_000);
  // 1.009.000 in three parts: 336.333, 336.333 and, with what rounding left, 336.334.
  expect(incomeNeeded(quote("kini", 1_000_000, 90, { rate: 1, day: DAY }))).toBe(1_121_110);
  expect(incomeNeeded(exampleQuote("kawan", DAY))).toBeUndefined();
});

test("what a person types is brought to the nearest offer", () => {
  expect(fitAmount(loanProducts.kini, 1)).toBe(500_000);
  expect(fitAmount(loanProducts.kini, 99_000_000)).toBe(15_000_000);
  expect(fitAmount(loanProducts.kini, 1_240_000)).toBe(1_200_000);
  expect(fitAmount(loanProducts.kini, Number.NaN)).toBe(3_000_000);
  expect(fitTenor(loanProducts.kawan, 360)).toBe(365);
  expect(fitTenor(loanProducts.kini, 1)).toBe(90);
});

test("a shared address gives the same quote again, a broken one the example", () => {
  const shared = quote("cepat", 20_000_000, 150, { day: DAY });
  expect(quoteFromQuery(Object.fromEntries(new URLSearchParams(quoteQuery(shared))), DAY)).toEqual(shared);
  expect(quoteFromQuery({ produk: "constructor", jumlah: "x", tenor: "" }, DAY)).toEqual(exampleQuote("kini", DAY));
  expect(quoteFromQuery({ produk: "kini", jumlah: "3.000.000", tenor: "90" }, DAY)).toEqual(exampleQuote("kini", DAY));
  expect(quoteFromQuery({ produk: "kini", jumlah: "IDR 3,000,000.00", tenor: "3 bulan" }, DAY)).toEqual(exampleQuote("kini", DAY));
});
