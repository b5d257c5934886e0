import type { ReactNode } from "react";
import { FieldError } from "@/components/form/field-error";
import { errorId, hintId, labelId } from "@/components/form/field-ids";
import { noBreak } from "@/components/ui/no-break";

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Shown to the right of the hint, such as a counter of characters. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Label above, control, error and hint below. The control carries `id`. */
export function Field({ id, label, hint, error, disabled = false, aside, children }: Props) {
  // The error replaces a plain hint, which screen readers still read.
  const hidesHint = Boolean(error) && typeof hint === "string";
  return (
    <div data-field={id} className="grid min-w-0 content-start gap-1.75">
      <label id={labelId(id)} htmlFor={id} className={`font-bold text-[0.9375rem]/[1.375rem] ${disabled ? "text-fg-mute" : ""}`}>
        {label}
      </label>
      {children}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {(hint || aside) && (
        <div hidden={hidesHint && !aside} className="flex justify-between gap-4 text-fg-mute text-small">
          {hint && (
            // Of its own for each text: its parts are no longer the page's own once a browser has translated them.
            <div key={typeof hint === "string" ? hint : undefined} id={hintId(id)} hidden={hidesHint}>
              {typeof hint === "string" ? noBreak(hint) : hint}
            </div>
          )}
          {aside && <div className="ml-auto shrink-0 figures">{aside}</div>}
        </div>
      )}
    </div>
  );
}
