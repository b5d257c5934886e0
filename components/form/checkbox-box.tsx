import { Check } from "lucide-react";
import type { ComponentProps } from "react";

/** The box of a checkbox, 24 px; red if `invalid`. The caller adds the label. */
export function CheckboxBox({ invalid, ...rest }: Omit<ComponentProps<"input">, "type" | "className"> & { invalid: boolean }) {
  return (
    <span className="relative grid size-6 place-items-center">
      <input
        {...rest}
        type="checkbox"
        data-datum
        className={`peer absolute inset-0 size-full appearance-none rounded-xs border-[1.5px] bg-bg-card checked:border-action checked:bg-action forced-colors:appearance-auto ${invalid ? "border-danger" : "border-line-strong"}`}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none invisible relative size-4 text-action-fg peer-checked:visible forced-colors:hidden"
      />
    </span>
  );
}
