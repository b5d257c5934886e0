import { Link } from "@/components/ui/link";
import { careersPage } from "@/lib/content/careers";
import { contact } from "@/lib/content/site";
import { routes } from "@/lib/routes";

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
