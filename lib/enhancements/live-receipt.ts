import { rupiah } from "../format/money.ts";
import type { ProductKey } from "../loans/products.ts";
import { quote } from "../loans/quote.ts";

const ROLL_MS = 160;

/** Writes a changed figure, with an upward animation. */
function write(element: HTMLElement | null, text: string): void {
  if (!element || element.textContent === text) return;
  element.textContent = text;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    element.animate?.(
      [
        { transform: "translateY(0.4em)", opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      ROLL_MS,
    );
}

/**
 * Recomputes the receipt around a slider for the slider's amount: the attributes of `CostReceipt` say for which product,
 * days, rate and day of the contract.
 */
export function showAmount(slider: HTMLInputElement): void {
  const { liveReceipt, days, rate, day = "" } = slider.dataset;
  const asked = quote(liveReceipt as ProductKey, slider.valueAsNumber, Number(days), { rate: Number(rate), day });
  const { min, max } = slider;
  slider.style.setProperty("--at", String((asked.amount - Number(min)) / (Number(max) - Number(min))));
  slider.setAttribute("aria-valuetext", rupiah(asked.amount));
  const part = (name: string) => slider.parentElement?.querySelector<HTMLElement>(`[data-part=${name}]`) ?? null;
  write(part("amount"), rupiah(asked.amount));
  write(part("admin"), rupiah(-asked.adminFee));
  write(part("received"), rupiah(asked.received));
  write(part("interest"), rupiah(asked.interest));
  write(part("reduction"), rupiah(-asked.reduction));
  write(part("instalment"), rupiah(asked.instalments[0]?.amount ?? 0));
  write(part("repaid"), rupiah(asked.repaid));
}
