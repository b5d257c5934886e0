import { type RateMonth, websiteIndexResponse } from "@/lib/contract/website";
import { rateDays, repaymentRateText } from "@/lib/loans/repayment-rate";

const month: RateMonth = { asOf: "2025-09-30", outstanding: 200, late: { day0: 10, day30: 5, day60: 1, day90: 0 } };

test("a rate is what is not late", () => {
  expect(rateDays.map((days) => repaymentRateText(month, days))).toEqual(["95,00%", "97,50%", "99,50%", "100,00%"]);
});

test("a history in another form counts as none and costs nothing else", () => {
  const { stat } = websiteIndexResponse.shape;
  expect(stat.parse({ asOf: "2025-09-30", rateHistory: [month] })).toEqual({ asOf: "2025-09-30", rateHistory: [month] });
  for (const odd of [[{ month: "September" }], [{ ...month, outstanding: 0 }], "97%"])
    expect(stat.parse({ asOf: "2025-09-30", rateHistory: odd })).toEqual({ asOf: "2025-09-30" });
});
