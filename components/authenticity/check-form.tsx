import { Field } from "@/components/form/field";
import { controlAttributes } from "@/components/form/field-ids";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { Button } from "@/components/ui/button";
import { authenticityPage as copy } from "@/lib/content/authenticity";
import { CHANNEL_PARAMETER, routes } from "@/lib/routes";

const ID = "kontak";

/** A plain GET form, answered by the server. `typed` stays in the field; `error` if nothing was typed. */
export function CheckForm({ typed, error }: { typed: string; error?: string | undefined }) {
  return (
    <form method="get" action={`${routes.channelCheck}#hasil`} className="grid content-start gap-3">
      <Field id={ID} label={copy.field} hint={copy.hint} error={error}>
        <div className={fieldBox(error)}>
          <textarea
            {...controlAttributes(ID, error, true)}
            name={CHANNEL_PARAMETER}
            rows={3}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={fieldControl}
          />
        </div>
      </Field>
      <Button type="submit" className="justify-self-start">
        {copy.submit}
      </Button>
      <p className="text-fg-mute text-small">{copy.privacy}</p>
    </form>
  );
}
