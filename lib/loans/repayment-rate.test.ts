import { type RateMonth, websiteIndexResponse } from "@/lib/contract/website";
import { rateDays, repaymentRate, repaymentRateText } from "@/lib/loans/repayment-rate";

const month: RateMonth = { asOf: "2025-09-30", outstanding: 200, late: { day0: 10, day30: 5, day60: 1, day90: 0 } };

test("a rate is what is not late", () => {
  expect(rateDays.map((days) => repaymentRateText(month, days))).toEqual(["95,00%", "97,50%", "99,50%", "100,00%"]);
});

test("a rate between two hundredths is rounded once, up", () => {
  const rateOf = (day90: number) => ({ ...month, outstanding: 100_000, late: { ...month.late, day90 } });
  for (const [late, rate] of [
    [1_495, 98.51],
    [7_225, 92.78],
    [7_795, 92.21],
    [9_495, 90.51],
  ] as const) {
    expect(repaymentRate(rateOf(late), 90)).toBe(rate);
    expect(repaymentRateText(rateOf(late), 90)).toBe(`${rate.toFixed(2).replace(".", ",")}%`);
  }
});

test("a history in another form counts as none and costs nothing else", () => {
  const { stat } = websiteIndexResponse.shape;
  expect(stat.parse({ asOf: "2025-09-30", rateHistory: [month] })).toEqual({ asOf: "2025-09-30", rateHistory: [month] });
  for (const odd of [[{ month: "September" }], [{ ...month, outstanding: 0 }], "97%"])
    expect(stat.parse({ asOf: "2025-09-30", rateHistory: odd })).toEqual({ asOf: "2025-09-30" });
});
