import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { Button } from "@/components/ui/button";
import { shareKit } from "@/lib/content/share-kit";
import { routes } from "@/lib/routes";
import { channels } from "@/lib/share-kit/campaign";

const copy = shareKit.form;

export type KitInput = { article: string; channel: string; campaign: string };

const label = "mb-2 block font-semibold";
const hint = "mt-1.5 text-fg-mute text-small";

/** A plain GET form, answered by the server. `input` stays in the fields; `error` if no article was named. */
export function KitForm({ input, error }: { input: KitInput; error: string | undefined }) {
  return (
    <form method="get" action={`${routes.shareKit}#hasil`} className="grid gap-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <label htmlFor="artikel" className={label}>
          {copy.article}
        </label>
        <div className={fieldBox(error)}>
          <input
            id="artikel"
            name="artikel"
            defaultValue={input.article}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby="artikel-petunjuk"
            className={fieldControl}
          />
        </div>
        <p id="artikel-petunjuk" className={error ? "mt-1.5 font-semibold text-danger text-small" : hint}>
          {error ?? copy.articleHint}
        </p>
      </div>
      <div>
        <label htmlFor="saluran" className={label}>
          {copy.channel}
        </label>
        <div className={fieldBox(undefined)}>
          <select id="saluran" name="saluran" defaultValue={input.channel} className={fieldControl}>
            {Object.entries(channels).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div>
        <label htmlFor="kampanye" className={label}>
          {copy.campaign}
        </label>
        <div className={fieldBox(undefined)}>
          <input
            id="kampanye"
            name="kampanye"
            defaultValue={input.campaign}
            autoComplete="off"
            aria-describedby="kampanye-petunjuk"
            className={fieldControl}
          />
        </div>
        <p id="kampanye-petunjuk" className={hint}>
          {copy.campaignHint}
        </p>
      </div>
      <div className="md:col-span-2">
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
