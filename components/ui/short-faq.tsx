import { ArrowLink } from "@/components/ui/arrow-link";
import { FaqList } from "@/components/ui/faq-list";
import { type Faq, helpPage } from "@/lib/content/help";
import { routes } from "@/lib/routes";

/**
 * The short list of questions at the end of a page, with the way to the help centre. `url` is the page's absolute
 * address.
 */
export function ShortFaq({ faqs, url }: { faqs: readonly Faq[]; url: string }) {
  return (
    <section className="wrap grid gap-6 py-section md:gap-8 xl:grid-cols-[4fr_8fr] xl:gap-18">
      <div className="xl:sticky xl:top-24 xl:self-start">
        <h2>{helpPage.shortHeading}</h2>
        <p className="my-4 text-fg-soft text-lead max-md:hidden">{helpPage.shortLead}</p>
        <ArrowLink href={routes.help}>{helpPage.more}</ArrowLink>
      </div>
      <FaqList faqs={faqs} url={url} openFirst />
    </section>
  );
}
