import { Field, SelectChevron } from "@/components/form/field";
import { controlAttributes, fieldBox, fieldControl } from "@/components/form/field-attributes";
import { Button } from "@/components/ui/button";
import { shareKit } from "@/lib/content/share-kit";
import { routes } from "@/lib/routes";
import { channels } from "@/lib/share-kit/campaign";

const copy = shareKit.form;

export type KitInput = { article: string; channel: string; campaign: string };

const ids = { article: "artikel", channel: "saluran", campaign: "kampanye" } as const;

/** A plain GET form, answered by the server. `input` stays in the fields; `error` if no article was named. */
export function KitForm({ input, error }: { input: KitInput; error: string | undefined }) {
  return (
    <form method="get" action={`${routes.shareKit}#hasil`} className="grid gap-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <Field id={ids.article} label={copy.article} hint={copy.articleHint} error={error}>
          <div className={fieldBox(error)}>
            <input
              {...controlAttributes(ids.article, error, true)}
              name="artikel"
              defaultValue={input.article}
              autoComplete="off"
              className={fieldControl}
            />
          </div>
        </Field>
      </div>
      <Field id={ids.channel} label={copy.channel}>
        <div className={fieldBox(undefined)}>
          <select id={ids.channel} name="saluran" defaultValue={input.channel} className={`${fieldControl} appearance-none pr-12`}>
            {Object.entries(channels).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <SelectChevron />
        </div>
      </Field>
      <Field id={ids.campaign} label={copy.campaign} hint={copy.campaignHint}>
        <div className={fieldBox(undefined)}>
          <input
            {...controlAttributes(ids.campaign, undefined, true)}
            name="kampanye"
            defaultValue={input.campaign}
            autoComplete="off"
            className={fieldControl}
          />
        </div>
      </Field>
      <div className="md:col-span-2">
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
