/**
 * First two digits of a NIK: the issuing province by the codes of the interior ministry, including those of divided
 * provinces and East Timor. The digits after them change with every new district.
 */
const PROVINCES = new Set(
  "11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 54 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96 97".split(" "),
);

const LONGEST_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type NikFacts = { day: number; month: number; yearOfCentury: number; gender: "PEREMPUAN" | "LAKI-LAKI" };

/**
 * Birthday and sex in a NIK: digits 7 to 12 are day, month and year, with 40 added to the day for women. Undefined for
 * an invalid date.
 */
export function nikFacts(digits: string): NikFacts | undefined {
  if (!/^\d{16}$/.test(digits)) return undefined;
  const written = Number(digits.slice(6, 8));
  const day = written > 40 ? written - 40 : written;
  const month = Number(digits.slice(8, 10));
  if (day < 1 || day > (LONGEST_MONTH[month - 1] ?? 0)) return undefined;
  return { day, month, yearOfCentury: Number(digits.slice(10, 12)), gender: written > 40 ? "PEREMPUAN" : "LAKI-LAKI" };
}

/**
 * Whether 16 digits can be a NIK: a known province and a valid date. Not compared with the person's own birthday and
 * sex, because NIKs with wrong ones have been issued.
 */
export function canBeNik(digits: string): boolean {
  return nikFacts(digits) !== undefined && PROVINCES.has(digits.slice(0, 2));
}
