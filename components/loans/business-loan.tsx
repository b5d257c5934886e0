import { TicketButton } from "@/components/form/ticket-button";
import { noBreak } from "@/components/ui/no-break";
import { businessLoan as copy } from "@/lib/content/business-loan";
import { contact } from "@/lib/content/site";
import { plainPages } from "@/lib/routes";

const kind = { always: "business-loan" } as const;

/** How to ask for more than the app offers: documents, a form that makes a ticket, and whom to call. */
export function BusinessLoan() {
  return (
    <section id="pinjaman-usaha" className="wrap scroll-mt-24 pt-section">
      <div className="grid gap-8 leaf-20 bg-warning-bg px-6 py-10 md:px-10 xl:grid-cols-[5fr_7fr] xl:gap-18 xl:px-14 xl:py-14">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-4 text-lead">{noBreak(copy.lead)}</p>
          <div className="mt-7">
            <TicketButton label={copy.open} page={plainPages.businessLoan} copy={copy.form} done={copy.done} rows={5} kind={kind} />
          </div>
          <p className="mt-5 text-small">
            {copy.contact}{" "}
            <a href={`tel:${contact.tel}`} className="font-bold">
              {contact.phone}
            </a>
            , {noBreak(`${contact.days}, ${contact.hours}`)}
          </p>
        </div>
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3>{copy.documentsHeading}</h3>
            <ul className="mt-3 border-fg border-t-2 [&>li]:border-line-mid [&>li]:border-b [&>li]:py-2.5">
              {copy.documents.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-3 text-small">{copy.documentsNote}</p>
          </div>
          <div>
            <h3>{copy.nextHeading}</h3>
            <ol className="mt-3 border-fg border-t-2 [&>li]:grid [&>li]:grid-cols-[2rem_1fr] [&>li]:border-line-mid [&>li]:border-b [&>li]:py-2.5">
              {copy.next.map((line, index) => (
                <li key={line}>
                  <b aria-hidden="true" className="text-accent tabular-nums">
                    {index + 1}
                  </b>
                  <span>{noBreak(line)}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
