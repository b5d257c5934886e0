import { birthdayDiffers, genderDiffers, idNumberFacts, offeredFacts } from "@/components/funder/personal/id-number-facts";

test("reads birthday and gender", () => {
  expect(idNumberFacts("3174010101900001")).toEqual({ dayMonthYear: "010190", gender: "LAKI-LAKI" });
  expect(idNumberFacts("3174015708850002")).toEqual({ dayMonthYear: "170885", gender: "PEREMPUAN" });
});

test.each(["", "317401", "3174019901900001", "3174010113900001"])("returns nothing for %s", (digits) => {
  expect(idNumberFacts(digits)).toBeUndefined();
  expect(birthdayDiffers(digits, "1990-01-01")).toBe(false);
});

test("compares with the typed values", () => {
  expect(birthdayDiffers("3174015708850002", "1985-08-17")).toBe(false);
  expect(birthdayDiffers("3174015708850002", "1985-08-18")).toBe(true);
  expect(birthdayDiffers("3174015708850002", "")).toBe(false);
  expect(genderDiffers("3174015708850002", "PEREMPUAN")).toBe(false);
  expect(genderDiffers("3174015708850002", "LAKI-LAKI")).toBe(true);
});

test.each([
  ["3174015708850002", { birthday: "1985-08-17", gender: "PEREMPUAN" }],
  ["3174010102090001", { birthday: "2009-02-01", gender: "LAKI-LAKI" }],
  ["3174010102100001", { birthday: "1910-02-01", gender: "LAKI-LAKI" }],
  ["3174012902010001", undefined],
  ["317401", undefined],
])("offers the birthday and gender of %s", (digits, offered) => {
  expect(offeredFacts(digits, new Date("2026-11-25T00:00:00Z"))).toEqual(offered);
});
