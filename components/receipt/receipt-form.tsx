import { Field } from "@/components/form/field";
import { controlAttributes, fieldBox, fieldControl } from "@/components/form/field-attributes";
import { Button } from "@/components/ui/button";
import { receiptPage as copy } from "@/lib/content/receipt";
import { RECEIPT_PARAMETER, routes } from "@/lib/routes";

const ID = "nomor";

/** A plain GET form, answered by the server. `typed` stays in the field; `error` if nothing was typed. */
export function ReceiptForm({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <form method="get" action={`${routes.receiptCheck}#hasil`} className="grid max-w-form gap-3">
      <Field id={ID} label={copy.field} hint={copy.hint} error={error}>
        <div className={fieldBox(error)}>
          <input
            {...controlAttributes(ID, error, true)}
            name={RECEIPT_PARAMETER}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={`${fieldControl} tabular-nums`}
          />
        </div>
      </Field>
      <Button type="submit" className="justify-self-start">
        {copy.submit}
      </Button>
    </form>
  );
}
