import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { Button } from "@/components/ui/button";
import { authenticityPage as copy } from "@/lib/content/authenticity";
import { CHANNEL_PARAMETER, routes } from "@/lib/routes";

/** A plain GET form, answered by the server. `typed` stays in the field; `error` if nothing was typed. */
export function CheckForm({ typed, error }: { typed: string; error?: string | undefined }) {
  return (
    <form method="get" action={`${routes.channelCheck}#hasil`} className="grid content-start justify-items-start gap-1.75">
      <label htmlFor="kontak" className="font-bold">
        {copy.field}
      </label>
      <div className={fieldBox(error)}>
        <textarea
          id="kontak"
          name={CHANNEL_PARAMETER}
          rows={3}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "kontak-galat kontak-petunjuk" : "kontak-petunjuk"}
          className={fieldControl}
        />
      </div>
      {error ? (
        <p id="kontak-galat" className="font-semibold text-danger text-small">
          {error}
        </p>
      ) : null}
      <p id="kontak-petunjuk" className="text-fg-mute text-small">
        {copy.hint}
      </p>
      <Button type="submit" className="mt-3">
        {copy.submit}
      </Button>
      <p className="mt-3 text-fg-mute text-small">{copy.privacy}</p>
    </form>
  );
}
