import { TicketButton } from "@/components/form/ticket-button";
import { buttonClass } from "@/components/ui/button";
import { LivingText } from "@/components/ui/living-text";
import { helpPage } from "@/lib/content/help";
import { contact } from "@/lib/content/site";
import { plainPages } from "@/lib/routes";

const copy = helpPage.complaint;
/** About anything but personal data. */
const kind = { always: "service" } as const;
const mail = `mailto:${contact.email}?subject=${encodeURIComponent(copy.subject)}&body=${encodeURIComponent(copy.body)}`;

/** How to complain, step by step, with the time each step takes. */
export function Complaints() {
  return (
    <section id="pengaduan" className="wrap grid gap-8 pb-section xl:grid-cols-[4fr_8fr] xl:gap-18">
      <div>
        <h2>{copy.heading}</h2>
        <p className="mt-4 mb-6 text-fg-soft text-lead">{copy.lead}</p>
        <div className="flex flex-wrap gap-3">
          <TicketButton label={copy.write} page={plainPages.complaint} copy={copy.form} done={copy.done} rows={5} kind={kind} />
          <a className={buttonClass({ variant: "line" })} href={mail}>
            {copy.byMail}
          </a>
        </div>
      </div>
      <div>
        <ol className="border-fg border-t-2">
          {copy.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-5">
              <span aria-hidden="true" className="font-bold font-display text-action text-h3">
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold font-sans text-[1.0625rem] leading-[1.4] tracking-normal">{title}</h3>
                <p className="mt-1 max-w-176 text-fg-soft">
                  <LivingText>{text}</LivingText>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <ul className="mt-4 flex flex-wrap gap-x-8">
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-bold">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
