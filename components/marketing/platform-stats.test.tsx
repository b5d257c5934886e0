import { render, screen } from "@testing-library/react";
import { PlatformStats } from "@/components/marketing/platform-stats";
import type { WebsiteIndex } from "@/lib/contract/website";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const totals: WebsiteIndex["forUsStat"] = {
  totalLoanAmount: 1_420_000_000_000,
  yearLoanAmount: 0,
  monthBalance: 0,
  loanUserCount: "286410",
  activeLoanUserCount: 41_206,
  repaymentAmount: 0,
  investorCount: "lebih dari 1.900",
  yearInvestorCount: 0,
  monthInvestorCount: 0,
};
const product = { amount: "", apr: "", periods: "" };
const index: WebsiteIndex = {
  tkbs: [{ name: "TKB90", value: "97.84", defaultTkb: true }],
  products: { kini: product, cepat: product, kawan: product },
  stat: { asOf: "2025-08-31" },
  forUsStat: totals,
};

const figures = () => screen.getAllByRole("definition").map((figure) => figure.textContent?.replaceAll("\u00a0", " "));

test("accepts figures as numbers or text", () => {
  render(<PlatformStats index={index} />);
  expect(figures()).toEqual(["97,84%", "Rp1,42 triliun", "286.410", "lebih dari 1.900"]);
  expect(screen.getByText(/Data per 31 Agustus 2025/)).toBeVisible();
  expect(screen.getByText("Penerima dana, 41.206 di antaranya aktif")).toBeVisible();
});

test.each([
  ["TKB90", "TKB90: sisa pinjaman yang tidak menunggak lebih dari 90 hari"],
  ["TKB0", "TKB0: sisa pinjaman yang tidak lewat jatuh tempo"],
])("%s is the share that its formula counts", (name, label) => {
  render(<PlatformStats index={{ ...index, tkbs: [{ name, value: "97.84", defaultTkb: true }] }} />);
  expect(screen.getAllByRole("term")[0]).toHaveTextContent(label);
});

test("without a response there are dashes, the message and a retry link", () => {
  render(<PlatformStats index={undefined} />);
  expect(figures()).toEqual(["–", "–", "–", "–"]);
  expect(screen.getByRole("status")).toHaveTextContent("Informasi situs gagal dimuat. Silakan coba lagi.");
  expect(screen.getByRole("button", { name: "Coba lagi" })).toBeVisible();
});
