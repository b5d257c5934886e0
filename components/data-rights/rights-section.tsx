import { NumberCheck } from "@/components/data-rights/number-check";
import { TicketButton } from "@/components/form/ticket-button";
import { noBreak } from "@/components/ui/no-break";
import { dataRights } from "@/lib/content/data-rights";
import { plainPages } from "@/lib/routes";

/** The rights of UU PDP: what may be asked, how soon it is answered, the form, and the check of a ticket. */
export function RightsSection() {
  return (
    <section id="hak-data" aria-labelledby="hak-data-judul" className="scroll-mt-24 bg-bg-quiet py-section print:hidden">
      <div className="wrap">
        <div className="grid gap-6 xl:grid-cols-[7fr_5fr] xl:items-end">
          <div>
            {/* Of the third level: the policy has nine parts, and this belongs to its last. */}
            <h3 id="hak-data-judul" className="text-h2">
              {dataRights.title}
            </h3>
            <p className="mt-4 max-w-prose text-fg-soft text-lead">{dataRights.lead}</p>
          </div>
          <div className="xl:justify-self-end">
            <TicketButton
              label={dataRights.open}
              page={plainPages.dataRequest}
              copy={dataRights.form}
              done={dataRights.done}
              rows={4}
              kind={{ label: dataRights.form.kind, options: dataRights.kinds.map(({ value, label }) => ({ value, label })) }}
            />
          </div>
        </div>
        <dl className="mt-10 border-fg border-t-2">
          {dataRights.kinds.map(({ value, label, what, when }) => (
            <div key={value} className="grid gap-1 border-line-mid border-b py-4 md:grid-cols-[3fr_5fr_4fr] md:gap-8">
              <dt className="font-bold">{label}</dt>
              <dd>{what}</dd>
              <dd className="text-fg-soft">{noBreak(when)}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-12 mb-5">{dataRights.check.title}</h3>
        <NumberCheck />
      </div>
    </section>
  );
}
