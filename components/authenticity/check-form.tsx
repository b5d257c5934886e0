import { Field } from "@/components/form/field";
import { controlAttributes, fieldBox, fieldControl } from "@/components/form/field-attributes";
import { Button } from "@/components/ui/button";
import { authenticityPage as copy } from "@/lib/content/authenticity";
import { plainActions } from "@/lib/plain-forms/actions";
import { CHANNEL_PARAMETER } from "@/lib/routes";

const ID = "kontak";

/**
 * A plain form, answered by the address of its result; a text that is too long for an address goes to the page in a cookie (POST).
 * `typed` stays in the field; `error` if nothing was typed. With an answer below, a phone leaves out what was read before.
 */
export function CheckForm({ typed, error, isAnswered }: { typed: string; error?: string | undefined; isAnswered: boolean }) {
  return (
    <form method="post" action={plainActions.channelCheck} className="grid content-start gap-3">
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
      <p className={`text-fg-mute text-small ${isAnswered ? "max-md:hidden" : ""}`}>{copy.privacy}</p>
    </form>
  );
}
