import { ratePercent, rupiah, rupiahRange, rupiahShort } from "@/lib/format/money";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [rupiah(2_700_000), "Rp2.700.000"],
  [rupiah(-300_000), "−Rp300.000"],
  [rupiahShort(1_420_000_000_000), "Rp1,42 triliun"],
  [rupiahShort(500_000), "Rp500 ribu"],
  [rupiahShort(0), "Rp0"],
  [rupiahShort(999), "Rp999"],
  [rupiahShort(999_994), "Rp999,99 ribu"],
  [rupiahShort(999_995), "Rp1 juta"],
  [rupiahShort(999_999_999_999), "Rp1 triliun"],
  [rupiahRange(500_000, 15_000_000), "Rp500 ribu – 15 juta"],
  [rupiahRange(2_800_000, 50_000_000), "Rp2,8 – 50 juta"],
  [rupiahRange(100_000_000, 2_000_000_000), "Rp100 juta – 2 miliar"],
  [ratePercent(26), "0,26%"],
  [ratePercent(80), "0,8%"],
  [ratePercent(37.1), "0,37%"],
])("an amount is written as %s", (given, wanted) => expect(plain(given)).toBe(wanted));

test("an amount does not break between number and unit", () => expect(rupiahShort(2_800_000)).not.toContain(" "));
