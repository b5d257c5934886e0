import { render, screen } from "@testing-library/react";
import { LoanWeave } from "@/components/funding/loan-weave";

beforeEach(() => Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) }));

test("the picture shows as many loans that fail as its words say", () => {
  const { container } = render(<LoanWeave />);
  expect(screen.getByRole("img", { name: "100 pinjaman didanai, 3 di antaranya gagal bayar." })).toBeVisible();
  expect(container.querySelectorAll(".aspect-square.bg-kunyit-400")).toHaveLength(3);
  expect(container.querySelectorAll(".aspect-square.bg-pandan-600")).toHaveLength(97);
});
