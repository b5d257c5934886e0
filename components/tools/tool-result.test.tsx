import { render, screen } from "@testing-library/react";
import { ToolResult } from "@/components/tools/tool-result";
import { toolsPage } from "@/lib/content/tools";

const TODAY = "2026-11-26";

const spread = { dana: "10.000.000", pinjaman: "20", peluang: "2", hasil: "12" };
const isUnclear = (values: Partial<typeof spread>) => {
  const { unmount } = render(<ToolResult tool="sebaran-risiko" day={TODAY} values={{ ...spread, ...values }} />);
  const unclear = screen.queryAllByRole("term").length === 0;
  unmount();
  return unclear;
};

test.each([{ pinjaman: "２０" }, { pinjaman: " 20 pinjaman" }, { pinjaman: "1.000" }, { peluang: "1,5" }, { peluang: "1.5 %" }, { hasil: "１２%" }])(
  "reads %j",
  (values) => {
    expect(isUnclear(values)).toBe(false);
  },
);

test.each([
  { pinjaman: "-3" },
  { pinjaman: "1,5" },
  { pinjaman: "3-4" },
  { pinjaman: "dua" },
  { peluang: "2 atau 3" },
  { peluang: "-1" },
  { hasil: "1.000,5" },
  { hasil: "" },
])("answers no other question than the typed one: %j", (values) => {
  expect(isUnclear(values)).toBe(true);
});

const loan = { terima: "2.700.000", cicilan: "1.234.000", kali: "3", jarak: "30" };
const answerTo = (values: Partial<typeof loan>) => {
  const { container, unmount } = render(<ToolResult tool="bunga-efektif" day={TODAY} values={{ ...loan, ...values }} />);
  const text = container.textContent;
  unmount();
  return text;
};

test.each([
  { terima: "2700000.00" },
  { terima: "IDR 2,700,000.00" },
  { cicilan: "Rp 1.234.000.-" },
  { cicilan: "1.234.000/bulan" },
  { kali: "3 kali" },
  { kali: "3x" },
  { jarak: "1 bulan" },
  { jarak: "30 hari" },
])("reads %j as the figure that it means", (values) => expect(answerTo(values)).toBe(answerTo({})));

test.each([
  [{ kali: "1 tahun" }, "Berapa kali cicilan: tulis berapa kali, misalnya 12."],
  [{ jarak: "1 tahun" }, "Jarak antarcicilan (hari): tulis jumlah harinya, misalnya 30."],
  [{ terima: "1.500.000,50" }, toolsPage.unread.money("Dana yang masuk ke rekening (rupiah)")],
  [{ terima: "2.700.000/bulan" }, toolsPage.unread.money("Dana yang masuk ke rekening (rupiah)")],
])("names the field that it could not read: %j", (values, sentence) => expect(answerTo(values)).toBe(sentence));

test("says that a rate is above what it computes, and that there are too many instalments", () => {
  expect(answerTo({ terima: "1.000", kali: "1", jarak: "1" })).toContain("Bunga efektif per harilebih dari 100%");
  expect(answerTo({ kali: "1.001" })).toBe("Berapa kali cicilan: tulis 1 sampai 1.000.");
});

test.each([
  [{ cicilan: "900.000" }, toolsPage.noCost],
  [{ terima: "1.000.000", cicilan: "1.000.000", kali: "1" }, toolsPage.noCost],
  [{ jarak: "0" }, "Jarak antarcicilan (hari): tulis paling sedikit 1."],
  [{ kali: "0" }, "Berapa kali cicilan: tulis 1 sampai 1.000."],
  [{ cicilan: " " }, "Besar satu cicilan (rupiah): belum diisi."],
  [{ terima: "", kali: "0" }, "Dana yang masuk ke rekening (rupiah): belum diisi.Berapa kali cicilan: tulis 1 sampai 1.000."],
])("says why there is no answer: %j", (values, sentence) => expect(answerTo(values)).toBe(sentence));

test("a share above the limit by less than it shows is not called the limit", () => {
  render(<ToolResult tool="rasio-cicilan" day={TODAY} values={{ penghasilan: "3.333.333", berjalan: "1.000.000", baru: "0" }} />);
  expect(screen.getByText("Di atas batas")).toBeVisible();
  expect(screen.getByText("lebih dari 30%")).toBeVisible();
});

test("an instalment of exactly the share is within the limit", () => {
  const { container } = render(<ToolResult tool="rasio-cicilan" day={TODAY} values={{ penghasilan: "1 juta", berjalan: "300.000", baru: "0" }} />);
  expect(container).toHaveTextContent("Dalam batas");
  expect(container).not.toHaveTextContent("Di bawah batas");
});

test("reads thousands of loans, and says when there are too many", () => {
  const { container } = render(<ToolResult tool="sebaran-risiko" day={TODAY} values={{ ...spread, pinjaman: "2 ribu" }} />);
  expect(container).toHaveTextContent("Disebar ke berapa pinjaman: tulis 1 sampai 1.000.");
});

test("the share is that of the server's day, whatever the device's clock says", () => {
  jest.useFakeTimers({ now: new Date("2019-05-01T00:00:00Z") });
  const { container } = render(<ToolResult tool="rasio-cicilan" day={TODAY} values={{ penghasilan: "1 juta", berjalan: "300.000", baru: "0" }} />);
  jest.useRealTimers();
  expect(container).toHaveTextContent("30%");
});
