import { render, screen } from "@testing-library/react";
import { CompareTable } from "@/components/loans/compare-table";
import { rupiah } from "@/lib/format/money";
import { productKeys } from "@/lib/loans/products";
import { publishedProducts } from "@/lib/loans/published";
import { exampleQuote } from "@/lib/loans/quote";

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
    const { received, repaid } = exampleQuote(key, 1);
    expect(repaid).not.toBe(exampleQuote(key).repaid);
    expect(cells).toContain(`Terima ${rupiah(received)}, kembalikan ${rupiah(repaid)}`.replaceAll("\u00a0", " "));
  }
});
