import { render, screen, within } from "@testing-library/react";
import { BillResult } from "@/components/bill/bill-result";
import { billPage as copy } from "@/lib/content/bill";
import { kitCopy } from "@/lib/content/kit";
import { type BillText, readBill } from "@/lib/loans/bill";

const TODAY = "2026-11-28";
const typed: BillText = {
  tujuan: "konsumtif",
  izin: "berizin",
  pokok: "1 juta",
  diterima: "700.000",
  tanggal: "2026-11-01",
  tenor: "7",
  kembali: "1 juta",
  denda: "300.000",
  terlambat: "2026-11-08",
};

function show(more: BillText = {}) {
  const read = readBill({ ...typed, ...more }, TODAY);
  if (!("bill" in read)) throw new Error(JSON.stringify(read));
  render(<BillResult bill={read.bill} today={TODAY} />);
}
const items = () => screen.getAllByRole("listitem");

test("each part of the answer leads to its rule, in a new tab that keeps the bill in this one", () => {
  show();
  expect(items()).toHaveLength(6);
  for (const item of items()) {
    const link = within(item).getByRole("link", { name: `${copy.items.toRule} ${kitCopy.newTab}` });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^\/aturan\/[a-z-]+#\d{4}/));
    expect(item).toHaveTextContent(/berlaku sejak \d{1,2} \S+ \d{4}/);
  }
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("target", "_blank");
});

test("a bill of exactly the cap is within it, not below it", () => {
  // 1.000.000 × 0,3% × 7 days.
  show({ diterima: "1 juta", kembali: "1.021.000", denda: "", terlambat: "" });
  expect(screen.getByText("Dalam batas")).toBeVisible();
});

test("a fine before the due date gets the answer that there may be none yet", () => {
  show({ terlambat: "2026-11-29" });
  expect(screen.getByText(copy.items.noDelay("28 November 2026"))).toBeVisible();
  expect(screen.getAllByText(copy.letter.fineEarly("Rp300.000"))).not.toHaveLength(0);
});

test("the receipt, the fine and the letters name the day to which a fine is counted", () => {
  show({ sampai: "18/11/2026" });
  expect(screen.getByText("Dihitung per 28 November 2026, dendanya sampai 18 November 2026.")).toBeVisible();
  expect(screen.getByText("Batas denda, dihitung sampai 18 November 2026: Rp1.000.000 × 0,1% × 10 hari.")).toBeVisible();
  for (const letter of screen.getAllByRole("article")) expect(letter).toHaveTextContent("sampai 18 November 2026 melebihi batas Rp10.000");
});

test("a fine within its cap until today is questioned if its own day was left empty", () => {
  show({ denda: "20.000" });
  expect(screen.getByText(copy.items.fineToday)).toBeVisible();
});

test("each version of a rule that a fine follows is cited", () => {
  show({ tanggal: "2025-12-01", tenor: "20", terlambat: "2025-12-21", sampai: "2026-01-10" });
  const fine = items().find((item) => item.textContent?.startsWith(copy.items.fine)) as HTMLElement;
  const links = within(fine).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/aturan/denda-konsumtif#2025-01-01", "/aturan/denda-konsumtif#2026-01-01"]);
});

test("taxes and electronic signatures are no cost that is capped, and are shown beside it", () => {
  // 1.000.000 × 0,3% × 7 days are 21.000.
  show({ diterima: "1 juta", kembali: "1.031.000", pajak: "10.000", denda: "", terlambat: "" });
  expect(screen.getByText("Dalam batas")).toBeVisible();
  expect(screen.getByText(copy.items.taxesText("Rp10.000"))).toBeVisible();
});

test("an unlicensed lender is measured by no cap: what is returned, and what is not", () => {
  show({ izin: "tidak" });
  expect(items().map((item) => item.textContent)).toEqual([
    expect.stringContaining("Rp700.000 masuk ke rekening Anda"),
    expect.stringContaining("Ditagih Rp300.000. Satgas PASTI menganjurkan tidak membayarnya."),
    expect.stringContaining("Ditagih Rp300.000. Satgas PASTI menganjurkan tidak membayarnya."),
  ]);
  expect(screen.queryByText(copy.items.ok)).toBeNull();
  expect(screen.getByRole("link", { name: `${copy.items.toFactCheck} ${kitCopy.newTab}` })).toHaveAttribute(
    "href",
    "/p2pLending?id=cek-fakta-pinjol-ilegal-tidak-dibayar",
  );
});

test("a lender on the list that was called unlicensed is questioned", () => {
  show({ izin: "tidak", nama: "arunika dana" });
  expect(screen.getByText(/Pastikan dulu di OJK 157/)).toBeVisible();
});

test("the letters, which are printed on pages of their own, come after the advice about the computation", () => {
  show();
  const letters = screen.getAllByRole("article");
  expect(letters).toHaveLength(3);
  expect(screen.getByText(copy.disclaimer).compareDocumentPosition(letters[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const letter of letters)
    expect(letter).toHaveTextContent(
      "Denda Rp300.000 untuk 20 hari sejak jatuh tempo 8 November 2026 sampai 28 November 2026 melebihi batas Rp20.000",
    );
});
