import { Clock, Mail, Phone } from "lucide-react";
import { OpenNow } from "@/components/help/open-now";
import { buttonClass } from "@/components/ui/button";
import { helpPage } from "@/lib/content/help";
import { contact } from "@/lib/content/site";

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
          <dd className="col-start-2 font-bold figures">
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
