import { Clock, Mail, Phone } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { helpPage } from "@/lib/content/help";
import { contact } from "@/lib/content/site";

const look = "ml-2 hidden rounded-xs px-2 py-0.5 font-bold text-micro";

/**
 * Whether the service is open at this moment in Jakarta. The page is cached, so its script looks at the clock and marks
 * the document.
 */
function OpenNow() {
  return (
    <>
      <span className={`${look} bg-pandan-700 text-white service-open:inline-flex`}>{helpPage.contact.open}</span>
      <span className={`${look} bg-kunyit-100 text-kunyit-800 service-closed:inline-flex`}>{helpPage.contact.closed}</span>
    </>
  );
}

const copy = helpPage.contact;
const row = "grid grid-cols-[1.5rem_1fr] gap-x-3 gap-y-0.5 border-line-mid border-t py-3";
const icon = "row-span-2 mt-0.5 size-5 text-action";
const term = "text-fg-soft text-small";

const [mailbox, host] = contact.email.split(/(?=@)/);

/** How and when to reach people. */
export function ContactCard() {
  return (
    <aside id="kontak" aria-label={copy.heading} className="max-w-form leaf-16 bg-bg-calm p-7 xl:sticky xl:top-24 xl:self-start">
      <h2 className="text-h3">{copy.heading}</h2>
      <dl className="mt-4 mb-6">
        <div className={row}>
          <Phone aria-hidden="true" className={icon} />
          <dt className={term}>{copy.phone}</dt>
          <dd className="col-start-2 font-bold tabular-nums">
            <a href={`tel:${contact.tel}`} className="text-fg">
              {contact.phone}
            </a>
          </dd>
        </div>
        <div className={row}>
          <Mail aria-hidden="true" className={icon} />
          <dt className={term}>{copy.email}</dt>
          <dd className="col-start-2 font-bold wrap-anywhere">
            <a href={`mailto:${contact.email}`} className="text-fg">
              {mailbox}
              <wbr />
              {host}
            </a>
          </dd>
        </div>
        <div className={row}>
          <Clock aria-hidden="true" className={icon} />
          <dt className={term}>
            {copy.hours} <OpenNow />
          </dt>
          <dd className="col-start-2 font-bold">
            {contact.days}, <span className="inline-block">{contact.hours}</span>
          </dd>
        </div>
      </dl>
      <a className={buttonClass({ block: true })} href={`mailto:${contact.email}`}>
        {copy.write}
      </a>
      <p className="mt-4 text-fg-soft text-small">{copy.never}</p>
    </aside>
  );
}
