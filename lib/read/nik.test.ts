import { canBeNik, nikFacts } from "./nik.ts";

test.each(["3174010101900001", "3174015708850002", "3174010101900010", "9401012902960001", "1101017101000001"])("%s can be a NIK", (digits) => {
  expect(canBeNik(digits)).toBe(true);
});

test.each([
  ["0000000000000000", "zeros"],
  ["9999999999999999", "nines"],
  ["0074010101900001", "no province"],
  ["2074010101900001", "no province"],
  ["3174010001900001", "day 0"],
  ["3174013201900001", "day 32"],
  ["3174014001900001", "day 0 of a woman"],
  ["3174017201900001", "day 32 of a woman"],
  ["3174010100900001", "month 0"],
  ["3174010113900001", "month 13"],
  ["3174013002900001", "30 February"],
  ["3174013104900001", "31 April"],
  ["317401010190001", "15 digits"],
])("the identity number %s gives no birthday: %s", (digits) => {
  expect(canBeNik(digits)).toBe(false);
});

test("reads day, month, year and sex", () => {
  expect(nikFacts("3174015708850002")).toEqual({ day: 17, month: 8, yearOfCentury: 85, gender: "PEREMPUAN" });
  expect(nikFacts("3174010101900001")).toEqual({ day: 1, month: 1, yearOfCentury: 90, gender: "LAKI-LAKI" });
});
