import { numberText } from "@/lib/format/number";

const values = [
  0, 1, 12, 999, 1_000, 9_999.5, 12_345, 999_999.995, 1_234_567.891, 20_000_000_000, 358_420.33, 0.5, 0.005, 97.845, 2.675, -5, -1_234.56, -0.001,
];

test.each([
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 2],
])("a number is written like the browser writes it, with at most %d decimals and at least %d", (most, least) => {
  const own = new Intl.NumberFormat("id-ID", { maximumFractionDigits: most, minimumFractionDigits: least, signDisplay: "negative" });
  expect(values.map((value) => numberText(value, most, least))).toEqual(values.map((value) => own.format(value)));
});
