import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { careersPage } from "@/lib/content/careers";
import { contact } from "@/lib/content/site";
import { routes } from "@/lib/routes";

const { internship } = careersPage;

/** The internship, and how to apply for it. */
export function Internship() {
  return (
    <section id="magang" className="mt-section bg-bg-calm py-section">
      <div className="wrap grid gap-8 xl:grid-cols-[7fr_5fr] xl:gap-18">
        <div>
          <h2>{internship.heading}</h2>
          <p className="mt-4 max-w-160 text-lead">{internship.text}</p>
          <a className={buttonClass({ className: "mt-7" })} href={`mailto:${contact.email}?subject=${encodeURIComponent(internship.subject)}`}>
            {internship.apply}
          </a>
        </div>
        <ul className="self-center border-fg border-t-2">
          {internship.points.map((point) => (
            <li key={point} className="border-line-mid border-b py-3.5 font-semibold">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The stages of recruitment with the time each takes. */
export function Stages() {
  return (
    <section id="rekrutmen" className="wrap grid gap-8 py-section xl:grid-cols-[4fr_8fr] xl:gap-18">
      <div>
        <h2>{careersPage.stagesHeading}</h2>
        <p className="mt-4 text-fg-soft text-lead">{careersPage.stagesLead}</p>
        <p className="mt-5 border-kunyit-400 border-l-4 pl-4 font-semibold text-small">{careersPage.warning}</p>
      </div>
      <Accordion>
        {careersPage.stages.map(({ title, duration, text }, index) => (
          <AccordionItem
            key={title}
            open={index === 0}
            summary={
              <span>
                {index + 1}. {title}
                <span className="block font-normal text-fg-mute text-small">{duration}</span>
              </span>
            }
          >
            <p>{text}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

/** Where the footer's "Kontak Kami" arrives. */
export function CareersContact() {
  return (
    <section id="kontak" className="bg-bg-quiet py-section">
      <div className="wrap grid gap-6 xl:grid-cols-[4fr_8fr] xl:gap-18">
        <h2>{careersPage.contact.heading}</h2>
        <div>
          <p className="max-w-176 text-lead">{careersPage.contact.text}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 font-bold">
            <a href={`mailto:${contact.email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
              {contact.email}
            </a>
            <a href={`tel:${contact.tel}`} className="inline-flex min-h-11 items-center">
              {contact.phone}
            </a>
            <Link href={routes.help} className="inline-flex min-h-11 items-center">
              {careersPage.contact.help}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
