import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { Button } from "@/components/ui/button";
import { receiptPage as copy } from "@/lib/content/receipt";
import { RECEIPT_PARAMETER, routes } from "@/lib/routes";

/** A plain GET form, answered by the server. `typed` stays in the field; `error` if nothing was typed. */
export function ReceiptForm({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <form method="get" action={`${routes.receiptCheck}#hasil`} className="grid max-w-form gap-1.75">
      <label htmlFor="nomor" className="font-bold">
        {copy.field}
      </label>
      <div className="grid gap-3 md:grid-cols-[1fr_auto]">
        <div className={fieldBox(error)}>
          <input
            id="nomor"
            name={RECEIPT_PARAMETER}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "nomor-galat nomor-petunjuk" : "nomor-petunjuk"}
            className={`${fieldControl} tabular-nums`}
          />
        </div>
        <Button type="submit">{copy.submit}</Button>
      </div>
      {error ? (
        <p id="nomor-galat" className="font-semibold text-danger text-small">
          {error}
        </p>
      ) : null}
      <p id="nomor-petunjuk" className="text-fg-mute text-small">
        {copy.hint}
      </p>
    </form>
  );
}
