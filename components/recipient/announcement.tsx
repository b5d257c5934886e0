import { Phone } from "lucide-react";
import { AppPhone } from "@/components/ui/app-phone";
import { ButtonLink } from "@/components/ui/button";
import { noBreak } from "@/components/ui/no-break";
import { announcementPage } from "@/lib/content/recipient";
import { contact } from "@/lib/content/site";
import { routes } from "@/lib/routes";

/** The notice of the new app, with one of its screens. */
export function Announcement() {
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-section xl:grid-cols-[7fr_5fr] xl:gap-20">
      <div className="max-w-prose">
        <div aria-hidden="true" className="h-40 leaf-18 bg-[url(/art/kain-pengumuman.svg)] bg-center bg-cover md:h-52" />
        <h1 className="mt-8 text-h1 tracking-hero">{announcementPage.heading}</h1>
        <div className="mt-6 text-article [&>p+p]:mt-4">
          {announcementPage.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ButtonLink href={routes.recipient} size="hero" className="mt-8">
          {announcementPage.download}
        </ButtonLink>
        <section className="mt-12 leaf-10 bg-bg-calm p-7">
          <h2 className="text-h3">{announcementPage.phoneHeading}</h2>
          <p className="mt-2">{noBreak(announcementPage.phoneText(contact.phone))}</p>
          <a
            href={`tel:${contact.appTel}`}
            className="mt-3 inline-flex min-h-11 items-center gap-3 font-bold font-display text-fg text-h3 tracking-figure"
          >
            <Phone aria-hidden="true" className="size-5 text-action" />
            {contact.appPhone}
          </a>
        </section>
        <p className="mt-8 text-fg-soft text-small">{announcementPage.safe}</p>
      </div>
      <div className="grid grid-cols-1 place-items-center leaf-20 bg-pandan-900 bg-[length:50%] bg-[url(/art/kawung-gelap.svg)] bg-left-bottom bg-repeat-x pt-10 pb-20 xl:sticky xl:top-24 xl:self-start xl:pt-20 print:hidden">
        <AppPhone screen="paid" className="xl:w-70" />
      </div>
    </div>
  );
}
