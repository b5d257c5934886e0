import { ArrowLink } from "@/components/ui/arrow-link";
import { Link } from "@/components/ui/link";
import { helpPage } from "@/lib/content/help";
import { contact } from "@/lib/content/site";
import { routes } from "@/lib/routes";

const copy = helpPage.channels;

/** The channels that belong to the company; everything else does not. */
export function OfficialChannels() {
  const rows = [
    { name: copy.rows.website, value: contact.website },
    { name: copy.rows.phone, value: <a href={`tel:${contact.tel}`}>{contact.phone}</a> },
    { name: copy.rows.email, value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
    { name: copy.rows.security, value: <a href={`mailto:${contact.securityEmail}`}>{contact.securityEmail}</a> },
    { name: copy.rows.app, value: <Link href={routes.recipient}>{copy.rows.appText}</Link> },
  ];
  return (
    <section id="kanal-resmi" className="py-section">
      <div className="wrap grid gap-8 xl:grid-cols-[4fr_8fr] xl:gap-18">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-4 text-fg-soft">{copy.lead}</p>
          <ArrowLink href={routes.channelCheck} className="mt-2">
            {copy.check}
          </ArrowLink>
        </div>
        <dl className="border-fg border-t-2">
          {rows.map(({ name, value }) => (
            <div key={name} className="grid gap-1 border-line border-b py-4 md:grid-cols-[10rem_1fr]">
              <dt className="text-fg-soft">{name}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
