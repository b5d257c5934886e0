import { loansPage } from "@/lib/content/loans";
import { loanProducts, productKeys } from "@/lib/loans/products";

/**
 * On phones, a choice of one product: the elements beside it with `data-part-of` show one at a time (app/globals.css).
 * Its parent has `data-choose`. Needs no script.
 */
export function ProductSegments({ className = "" }: { className?: string }) {
  return (
    <fieldset className={`grid grid-cols-3 overflow-hidden rounded-sm shadow-edge md:hidden print:hidden ${className}`}>
      <legend className="sr-only">{loansPage.choose}</legend>
      {productKeys.map((key) => (
        <label
          key={key}
          className="grid min-h-12 cursor-pointer place-items-center px-1 text-center font-semibold text-[0.9375rem] leading-tight has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:-outline-offset-3"
        >
          <input type="radio" name="lihat-produk" value={key} id={`lihat-${key}`} defaultChecked={key === "kini"} className="sr-only" />
          {loanProducts[key].name}
        </label>
      ))}
    </fieldset>
  );
}
