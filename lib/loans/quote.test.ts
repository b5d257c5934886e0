import { DAILY_COST_CAP, loanProducts, productKeys } from "@/lib/loans/products";
import { capsOf, exampleQuote, fitAmount, fitTenor, highestRate, incomeNeeded, quote, quoteFromQuery, quoteQuery } from "@/lib/loans/quote";

test("the published example of Solusi Kini comes out to the rupiah", () => {
  const example = exampleQuote("kini");
  expect(example).toMatchObject({ adminFee: 300_000, received: 2_700_000, interest: 702_000, repaid: 3_702_000 });
  expect(example.instalments.map(({ amount }) => amount)).toEqual([1_234_000, 1_234_000, 1_234_000]);
  expect(example.dailyCost.toFixed(2)).toBe("37.11");
});

test("where the authority's cap is lower, one pays that and no more", () => {
  // 0,275% × 90 days of Rp3.000.000.
  expect(capsOf(exampleQuote("kini"))).toMatchObject({
    contract: 2_160_000,
    authority: 742_500,
    mostCost: 742_500,
    mostRepaid: 3_442_500,
    isCut: true,
  });
  // 180 days still count as six months.
  expect(capsOf(quote("kini", 3_000_000, 180)).authority).toBe(1_485_000);
  expect(capsOf(quote("kawan", 100_000_000, 365))).toMatchObject({ authority: 36_500_000, mostCost: 35_550_000, isCut: false });
});

test("the income for which an instalment is thirty per cent", () => {
  expect(incomeNeeded(exampleQuote("kini"))).toBe(4_113_334);
  expect(incomeNeeded(exampleQuote("kawan"))).toBeUndefined();
});

test("the other two examples", () => {
  expect(exampleQuote("cepat")).toMatchObject({ received: 9_000_000, repaid: 12_070_000 });
  expect(exampleQuote("kawan")).toMatchObject({ received: 90_000_000, repaid: 108_400_000 });
});

test("no published price breaks the daily cap, at the highest rate and every tenor", () => {
  for (const key of productKeys) {
    const product = loanProducts[key];
    expect(product.rate).toBeLessThanOrEqual(product.maxRate);
    for (const days of product.tenors)
      for (const amount of [product.minAmount, product.maxAmount])
        expect(quote(key, amount, days, product.maxRate).dailyCost).toBeLessThanOrEqual(DAILY_COST_CAP);
  }
});

test("at the highest rate shown, interest and admin fee stay within the amount borrowed", () => {
  for (const key of productKeys)
    for (const days of loanProducts[key].tenors) {
      const { interest, adminFee, amount } = quote(key, loanProducts[key].maxAmount, days, highestRate(loanProducts[key], days));
      expect(interest + adminFee).toBeLessThanOrEqual(amount);
    }
  expect(highestRate(loanProducts.kini, 180)).toBe(30);
  expect(highestRate(loanProducts.kawan, 365)).toBe(24);
});

test("instalments add up to what is repaid and end on the last day", () => {
  for (const key of productKeys) {
    const product = loanProducts[key];
    for (const days of product.tenors) {
      const { instalments, repaid } = quote(key, product.minAmount + product.amountStep, days);
      expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(repaid);
      expect(instalments.at(-1)?.day).toBe(days);
      if (product.instalmentDays) expect(instalments.length).toBeGreaterThanOrEqual(3);
      if (product.instalmentDays) expect(instalments.length).toBeLessThanOrEqual(6);
    }
  }
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
  const shared = quote("cepat", 20_000_000, 150);
  expect(quoteFromQuery(Object.fromEntries(new URLSearchParams(quoteQuery(shared))))).toEqual(shared);
  expect(quoteFromQuery({ produk: "constructor", jumlah: "x", tenor: "" })).toEqual(exampleQuote("kini"));
  expect(quoteFromQuery({ produk: "kini", jumlah: "3.000.000", tenor: "90" })).toEqual(exampleQuote("kini"));
});
