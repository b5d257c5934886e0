import { defaultSpread, effectiveRate, incomeRatio } from "@/lib/loans/tools";

const TODAY = "2026-11-26";

test("a loan paid back once: the rate is the one that was put in", () => {
  const { daily, cost } = effectiveRate({ received: 1_000_000, instalment: 1_100_000, count: 1, every: 10 }) ?? {};
  expect(cost).toBe(100_000);
  expect(((1 + (daily ?? 0) / 100) ** 10).toFixed(6)).toBe("1.100000");
});

test("the example of Solusi Kini costs more in truth than its interest says", () => {
  const rate = effectiveRate({ received: 2_700_000, instalment: 1_234_000, count: 3, every: 30 });
  expect(rate).toMatchObject({ repaid: 3_702_000, cost: 1_002_000 });
  expect(rate?.daily?.toFixed(2)).toBe("0.54");
  expect(rate?.monthly?.toFixed(1)).toBe("17.6");
});

test.each([
  { received: 1_000, instalment: 1_000_000, count: 1, every: 1 },
  { received: 1_000_000, instalment: 2_000_001, count: 1, every: 1 },
  { received: 1, instalment: 1_000_000_000_000, count: 1_000, every: 1 },
])("a loan that costs more than 100 % a day shows no other rate: %j", (loan) =>
  expect(effectiveRate(loan)).toEqual({
    repaid: loan.instalment * loan.count,
    cost: loan.instalment * loan.count - loan.received,
    daily: undefined,
    monthly: undefined,
  }),
);

test("a loan without cost, with too many instalments or without an amount has no rate", () => {
  expect(effectiveRate({ received: 1_000_000, instalment: 1_000_000, count: 1_001, every: 30 })).toBeUndefined();
  expect(effectiveRate({ received: 1_000_000, instalment: 500_000, count: 2, every: 30 })).toBeUndefined();
  expect(effectiveRate({ received: Number.NaN, instalment: 1, count: 1, every: 1 })).toBeUndefined();
});

test("instalments against an income", () => {
  expect(incomeRatio(5_000_000, 600_000, 400_000, TODAY)).toEqual({ total: 1_000_000, share: 20, most: 1_500_000, room: 900_000 });
  expect(incomeRatio(0, 1, 1, TODAY)).toBeUndefined();
});

test("one loan is all or nothing, many keep near the mean", () => {
  expect(defaultSpread(10_000_000, 1, 10, 20)).toEqual({ expected: 800_000, bad: -10_000_000, badDefaults: 1, none: 90, loss: expect.closeTo(10) });
  expect(defaultSpread(100_000_000, 1, 5, 12)).toMatchObject({ bad: -100_000_000, badDefaults: 1, loss: expect.closeTo(5) });
  const many = defaultSpread(10_000_000, 100, 10, 20);
  expect(many?.expected).toBe(800_000);
  expect(many?.badDefaults).toBe(15);
  expect(many?.bad).toBe(200_000);
  expect(defaultSpread(10_000_000, 10, 0, 20)).toMatchObject({ none: 100, loss: 0, bad: 2_000_000 });
  expect(defaultSpread(10_000_000, 10, 100, 20)).toMatchObject({ none: 0, expected: -10_000_000 });
  expect(defaultSpread(10_000_000, 0, 5, 20)).toBeUndefined();
});
