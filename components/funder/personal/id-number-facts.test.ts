import {
  birthdayDiffers,
  genderDiffers,
  idNumberFacts,
  isPersonsNpwp,
  offeredFacts,
  personalNpwpDoubt,
} from "@/components/funder/personal/id-number-facts";

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

it.each([
  ["3174014101900001", "01.234.567.8-901.000", "old"],
  ["3174014101900001", "3174 0141 0190 0001", undefined],
  ["3174014101900001", "3174014101900002", "differs"],
  ["31740141019", "3174014101900002", undefined],
  ["3174014101900001", "", undefined],
] as const)("comparing the identity number %s and the tax number %s says %s", (idNumber, npwp, doubt) =>
  expect(personalNpwpDoubt(idNumber, npwp)).toBe(doubt),
);

it.each([
  ["3174014101900001", true],
  ["0012345678901000", false],
  ["1000000000123456", false],
  ["012345678901000", false],
])("a company's tax number %s looks like a person's: %s", (npwp, isPersons) => expect(isPersonsNpwp(npwp)).toBe(isPersons));
