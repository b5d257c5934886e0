"use client";

import { Copy } from "lucide-react";
import { SelectChevron } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { MoneyInput } from "@/components/form/money-input";
import { useSettleText } from "@/components/form/settle-fields";
import { Slider } from "@/components/form/slider";
import { Button } from "@/components/ui/button";
import { loansPage } from "@/lib/content/loans";
import { rupiah, rupiahRange, rupiahShort } from "@/lib/format/money";
import { type LoanProduct, loanProducts, type ProductKey, productKeys } from "@/lib/loans/products";
import { routes } from "@/lib/routes";

const copy = loansPage.simulator;
/** `amount`: digits, or a text as typed. */
export type SimulatorInput = { product: ProductKey; amount: string; days: number };

type SimulatorFormProps = {
  asked: SimulatorInput;
  /** The amount of the shown quote, rupiah. */
  amount: number;
  /** False before scripts run: every tenor is offered then, and the server finds the nearest. */
  live: boolean;
  /** Whether it was sent with this amount. */
  checked: boolean;
  onAsk: (asked: Partial<SimulatorInput>) => void;
  onTidy: () => void;
  onShare: () => void;
};

const allTenors = [...new Set(productKeys.flatMap((key) => loanProducts[key].tenors))].sort((a, b) => a - b);

/** What a person asks for. A plain GET form: without scripts the server answers the same address. */
export function SimulatorForm({ asked, amount, live, checked, onAsk, onTidy, onShare }: SimulatorFormProps) {
  const product: LoanProduct = loanProducts[asked.product];
  useSettleText("tenor", String(asked.days), (days) => onAsk({ days: Number(days) }));
  return (
    <form
      action={`${routes.loans}#simulasi`}
      method="get"
      // Without scripts the browser itself asks for the amount.
      noValidate={live}
      className="grid content-start gap-6 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onTidy();
      }}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">{copy.product}</legend>
        <div className="flex flex-wrap gap-1.5 md:gap-2">
          {productKeys.map((key) => (
            <label
              key={key}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-3 font-semibold text-[0.9375rem] max-md:px-2.5 max-md:text-small shadow-edge hover:bg-bg-card has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="produk"
                value={key}
                checked={asked.product === key}
                onChange={() => onAsk({ product: key })}
                className="sr-only"
              />
              {loanProducts[key].name}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="jumlah" className="mb-2 block font-semibold">
          {copy.amount}
        </label>
        <MoneyInput
          id="jumlah"
          name="jumlah"
          value={asked.amount}
          onChange={(amount) => onAsk({ amount })}
          onBlur={onTidy}
          describedBy="jumlah-bantuan"
          required
          checked={checked}
        />
        <Slider
          label={copy.slide}
          valueText={rupiah(amount)}
          min={product.minAmount}
          max={product.maxAmount}
          step={product.amountStep}
          value={amount}
          onChange={(value) => onAsk({ amount: String(value) })}
        />
        <p id="jumlah-bantuan" className="text-fg-mute text-small noscript:mt-1.5">
          {copy.amountHint(rupiahRange(product.minAmount, product.maxAmount), rupiahShort(product.amountStep))}
        </p>
      </div>
      <div>
        <label htmlFor="tenor" className="mb-2 block font-semibold">
          {copy.tenor}
        </label>
        <div className={fieldBox(undefined)}>
          <select
            id="tenor"
            name="tenor"
            value={asked.days}
            onChange={(event) => onAsk({ days: Number(event.target.value) })}
            className={`${fieldControl} appearance-none pr-12`}
          >
            {(live ? product.tenors : allTenors).map((days) => (
              <option key={days} value={days}>
                {copy.days(days)}
              </option>
            ))}
          </select>
          <SelectChevron />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{copy.submit}</Button>
        {live ? (
          <Button variant="line" onClick={onShare}>
            <Copy aria-hidden="true" className="size-5" />
            {copy.share}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
