import { ChevronDown, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { errorId, hintId, labelId, pauseId } from "@/components/form/field-attributes";
import { noBreak } from "@/components/ui/no-break";

/** The sentence under a wrong field. Its text is the message alone, unchanged. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <>
      <p id={id} className="flex items-start gap-1.75 font-semibold text-danger text-small">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>{children}</span>
      </p>
      <span id={pauseId(id)} hidden>
        ,
      </span>
    </>
  );
}

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
          {aside && <div className="ml-auto shrink-0 tabular-nums">{aside}</div>}
        </div>
      )}
    </div>
  );
}

/** The arrow of a native select whose own is hidden (`appearance-none pr-12`). */
export function SelectChevron() {
  return <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-5 text-fg-soft" />;
}

/** Something about a field that may be wrong but is accepted; empty: nothing. Announced when it appears. */
export function Doubt({ children }: { children: string }) {
  return (
    <p role="status" className="mt-2 font-semibold text-small text-warning empty:hidden">
      {children}
    </p>
  );
}
