import { render, screen } from "@testing-library/react";
import { CompareTable } from "@/components/loans/compare-table";
import { rupiah } from "@/lib/format/money";
import { productKeys } from "@/lib/loans/products";
import { publishedProducts } from "@/lib/loans/published";
import { exampleQuote } from "@/lib/loans/quote";

const TODAY = "2026-11-26";

test("each product's example is computed with the rate that is published for it", () => {
  const product = { amount: "", periods: "" };
  const apr = "0,01%";
  render(
    <CompareTable
      products={publishedProducts({ products: { kini: { ...product, apr }, cepat: { ...product, apr }, kawan: { ...product, apr } } })}
    />,
  );
  const cells = screen.getByRole("rowheader", { name: "Contoh" }).parentElement?.textContent?.replaceAll("\u00a0", " ");
  for (const key of productKeys) {
    const { received, repaid } = exampleQuote(key, TODAY, 1);
    expect(repaid).not.toBe(exampleQuote(key, TODAY).repaid);
    expect(cells).toContain(`Terima ${rupiah(received)}, kembalikan ${rupiah(repaid)}`.replaceAll("\u00a0", " "));
  }
});
