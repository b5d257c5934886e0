import { render, screen } from "@testing-library/react";
import { BillLetter } from "@/components/bill/bill-letter";
import { answerBill, type BillAnswer, readBill } from "@/lib/loans/bill";

function answerOf(izin: BillAnswer["bill"]["licence"]) {
  const typed = { pokok: "1 juta", diterima: "900 ribu", tanggal: "2026-10-01", tenor: "30", kembali: "1.200.000" };
  const read = readBill({ ...typed, tujuan: "konsumtif", nama: "Dana Contoh", izin }, "2026-11-26");
  if (!("bill" in read)) throw new Error(JSON.stringify(read));
  return answerBill(read.bill, "2026-11-26");
}

test("each letter names the lender, the regulation and the place in it", () => {
  render(<BillLetter answer={answerOf("berizin")} />);
  for (const stage of ["1. Kepada penyelenggara", "2. Kepada AFPI", "3. Kepada OJK"]) {
    const letter = screen.getByRole("article", { name: stage });
    expect(letter).toHaveTextContent("saya meminjam Rp1.000.000 dari Dana Contoh selama 30 hari");
    expect(letter).toHaveTextContent("kini SEOJK 19/SEOJK.06/2025, bagian Batas Maksimum Manfaat Ekonomi");
    expect(letter).toHaveTextContent(/Dengan hormat,.*Hormat saya,/);
  }
});

test("the report about an unlicensed lender asks for action, not for another calculation", () => {
  render(<BillLetter answer={answerOf("tidak")} />);
  const letter = screen.getByRole("article");
  expect(letter).toHaveTextContent("Hal: laporan penagihan oleh penyelenggara tanpa izin");
  expect(letter).toHaveTextContent("Sisanya, Rp300.000, ditagih tanpa dasar. Saya meminta penyelenggara ini ditindak");
  expect(letter).not.toHaveTextContent("dihitung ulang");
});
