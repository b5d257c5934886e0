import { render } from "@testing-library/react";
import { exampleQuote } from "@/lib/loans/quote";
import { CostReceipt } from "./cost-receipt";

const TODAY = "2026-11-26";

test("each receipt of a page draws its torn edge with a pattern of its own", () => {
  const { container } = render(
    <>
      <CostReceipt quote={exampleQuote("kini", TODAY)} />
      <CostReceipt quote={exampleQuote("cepat", TODAY)} />
    </>,
  );
  const ids = [...container.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`);
  expect(new Set(ids).size).toBe(2);
  expect([...container.querySelectorAll("rect")].map((rect) => rect.getAttribute("fill"))).toEqual(ids);
});
