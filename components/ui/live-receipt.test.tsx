import { render, screen } from "@testing-library/react";
import { CostReceipt } from "@/components/ui/cost-receipt";
import { showAmount } from "@/lib/enhancements/live-receipt";
import { rupiah } from "@/lib/format/money";
import { exampleQuote, quote } from "@/lib/loans/quote";

const TODAY = "2026-11-26";

test("the receipt of the slider's amount is the one that the server would render", () => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
  const { container } = render(<CostReceipt live quote={exampleQuote("kini", TODAY)} />);
  const slider = screen.getByRole("slider") as HTMLInputElement;
  slider.value = "7500000";
  // A device whose clock is wrong by years.
  jest.useFakeTimers({ now: new Date("2019-05-01T00:00:00Z") });
  showAmount(slider);
  jest.useRealTimers();
  const { container: wanted } = render(<CostReceipt live quote={quote("kini", 7_500_000, 90, { day: TODAY })} />);
  const texts = (box: HTMLElement) => [...box.querySelectorAll("dd, [data-part]")].map((part) => part.textContent);
  expect(texts(container)).toEqual(texts(wanted));
  expect(container).toHaveTextContent(rupiah(quote("kini", 7_500_000, 90, { day: TODAY }).reduction));
  expect(slider).toHaveAttribute("aria-valuetext", "Rp7.500.000");
});
