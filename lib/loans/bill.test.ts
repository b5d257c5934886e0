import { readFileSync } from "node:fs";
import { answerBill, type BillField, type BillText, billFields, readBill } from "@/lib/loans/bill";

const TODAY = "2026-11-26";

/**
 * Seventy-three bills whose caps were calculated by hand from the published rates, one calculation a row: SEOJK 19/2023 (2024 on,
 * late fees until now), the authority's letter of December 2024 (costs from 2025) and the association's 0,4% before.
 */
const [header = "", ...lines] = readFileSync("lib/loans/bill-cases.csv", "utf8").trim().split("\n");
const columns = header.split(";");
const cases = lines.map(
  (line, index) => ({ number: index + 1, ...Object.fromEntries(line.split(";").map((cell, at) => [columns[at], cell])) }) as Record<string, string>,
);

test("the table of checked bills has seventy-three, each with its calculation", () => {
  expect(cases).toHaveLength(73);
  for (const row of cases) expect(row["hitungan biaya"]).toMatch(/^[\d.]+ × 0,\d+% × \d+ hari$/);
});

test.each(cases)("bill $number: $tujuan, $pokok, $tenor days, $tanggal", (row) => {
  const typed: BillText = Object.fromEntries(billFields.map((name) => [name, row[name]]));
  const read = readBill(typed, TODAY);
  if (!("bill" in read)) throw new Error(JSON.stringify(read.faults));
  const { cost, late, lawful, excess, isLawful } = answerBill(read.bill, TODAY);
  expect([cost.cap, late?.cap ?? 0, lawful, excess, isLawful ? "ya" : "tidak"]).toEqual([
    Number(row["batas biaya"]),
    Number(row["batas denda"] || 0),
    Number(row["paling banyak"]),
    Number(row.selisih),
    row.sah,
  ]);
});

const good: BillText = {
  tujuan: "konsumtif",
  izin: "berizin",
  pokok: "1.000.000",
  diterima: "900 ribu",
  tanggal: "01/10/2026",
  tenor: "30",
  kembali: "Rp1,09 juta",
};

test("reads amounts and dates as people write them", () => {
  expect(readBill(good, TODAY)).toMatchObject({ bill: { principal: 1_000_000, received: 900_000, repaid: 1_090_000, day: "2026-10-01" } });
});

test("a fine on a principal that is paid back is unlawful, whatever it is", () => {
  const read = readBill({ ...good, denda: "50.000", terlambat: "2026-11-01", sisa: "0" }, TODAY);
  if (!("bill" in read)) throw new Error(JSON.stringify(read.faults));
  expect(answerBill(read.bill, TODAY)).toMatchObject({ late: { charged: 50_000, cap: 0 }, isLawful: false });
});

test("a fine before the due date is unlawful, whatever it is", () => {
  const read = readBill({ ...good, denda: "50.000", terlambat: "2026-11-27" }, TODAY);
  if (!("bill" in read)) throw new Error(JSON.stringify(read.faults));
  expect(answerBill(read.bill, TODAY)).toMatchObject({ late: { charged: 50_000, cap: 0, parts: [] }, isLawful: false });
});

test("a fine before a due date that is still to come is unlawful, whatever its day", () => {
  const read = readBill({ ...good, denda: "50.000", terlambat: "27 November 2026", sampai: "20 November 2026" }, TODAY);
  if (!("bill" in read)) throw new Error(JSON.stringify(read.faults));
  expect(answerBill(read.bill, TODAY)).toMatchObject({ late: { cap: 0, until: "2026-11-20", parts: [] }, isLawful: false });
});

test("the first day of delay decides whether the table has the cap of a fine, not the due date before it", () => {
  const read = readBill({ ...good, tanggal: "2023-12-01", denda: "10.000", terlambat: "2023-12-31" }, "2024-01-01");
  if (!("bill" in read)) throw new Error(JSON.stringify(read.faults));
  // 1.000.000 × 0,3% × 1 day.
  expect(answerBill(read.bill, "2024-01-01").late).toMatchObject({ days: 1, cap: 3_000 });
});

test.each<[Partial<BillText>, BillField, string]>([
  [{ pokok: "" }, "pokok", "missing"],
  [{ pokok: "dua juta" }, "pokok", "unclear"],
  [{ pokok: "-5000000" }, "pokok", "unclear"],
  [{ pokok: "500" }, "pokok", "tooSmall"],
  [{ pokok: "9999999999999" }, "pokok", "tooLarge"],
  [{ diterima: "2000000" }, "diterima", "moreThanPrincipal"],
  [{ kembali: "9999999999999999" }, "kembali", "tooLarge"],
  [{ kembali: "100000" }, "kembali", "lessThanReceived"],
  [{ tanggal: "2026-11-27" }, "tanggal", "future"],
  [{ tanggal: "2026-02-30" }, "tanggal", "noDay"],
  [{ tanggal: "kemarin" }, "tanggal", "noDay"],
  [{ tanggal: "01/10/26" }, "tanggal", "shortYear"],
  [{ terlambat: "31 Okt 26" }, "terlambat", "shortYear"],
  [{ sampai: "20-11-26" }, "sampai", "shortYear"],
  [{ sampai: "2026-11-27" }, "sampai", "future"],
  [{ denda: "5000", terlambat: "2026-10-31", sampai: "2026-10-30" }, "sampai", "beforeDue"],
  [{ pajak: "190.001" }, "pajak", "moreThanCost"],
  [{ pajak: "1.500.00" }, "pajak", "unclear"],
  [{ tanggal: "2021-12-31" }, "tanggal", "beforeTable"],
  [{ tenor: "0" }, "tenor", "tenor"],
  [{ tenor: "99999" }, "tenor", "tenor"],
  [{ denda: "5000" }, "terlambat", "dueMissing"],
  [{ denda: "5000", terlambat: "2026-09-30" }, "terlambat", "dueBeforeContract"],
  [{ tanggal: "2023-01-01", terlambat: "2023-12-30" }, "terlambat", "fineBeforeTable"],
  [{ sisa: "1000001" }, "sisa", "moreThanPrincipal"],
  [{ tujuan: "constructor" }, "tujuan", "missing"],
  [{ izin: "" }, "izin", "missing"],
])("refuses %j beside its field", (change, field, fault) => {
  expect(readBill({ ...good, ...change }, TODAY)).toMatchObject({ faults: { [field]: fault } });
});
