import { FOOTER_NAV_ID } from "@/components/shell/main-links";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { noBreak } from "@/components/ui/no-break";
import { PhoneFold } from "@/components/ui/phone-fold";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { footerCopy } from "@/lib/content/shell";
import { site, socials } from "@/lib/content/site";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { privacyHref, routes, termsHref } from "@/lib/routes";

const { columns, links } = footerCopy;

const groups = [
  {
    title: columns.product,
    entries: [
      { href: routes.loans, name: links.loans },
      { href: routes.funding, name: links.funding },
      { href: routes.recipient, name: links.download },
      { href: routes.tools, name: links.tools },
      { href: routes.billCheck, name: links.billCheck },
      { href: routes.channelCheck, name: links.channelCheck },
      { href: routes.rules, name: links.rules },
    ],
  },
  {
    title: columns.company,
    entries: [
      { href: routes.home, name: links.home },
      { href: routes.about, name: links.about },
      { href: routes.help, name: links.help },
      { href: routes.glossary, name: links.glossary },
      { href: routes.factChecks, name: links.factChecks },
      { href: `${routes.help}#pengaduan`, name: links.complaint },
      { href: `${routes.help}#kanal-resmi`, name: links.channels },
    ],
  },
  {
    title: columns.terms,
    entries: [
      { href: termsHref, name: links.terms },
      { href: privacyHref, name: links.privacy },
      { href: routes.funderTerms, name: links.funderTerms },
      { href: routes.browserData, name: links.browserData },
    ],
  },
] as const;

/** Not folded on phones: the links that people look for in the footer. */
const service = [
  { href: routes.login, name: links.login, guest: true },
  { href: routes.careers, name: links.contact },
  { href: routes.removeAccount, name: links.removeAccount },
  { href: routes.pdf, name: links.consumer },
] as const;

// Close together under a mouse and on tablets, where the footer would be longer than a screen, else a finger wide.
const linkClass =
  "inline-flex min-h-11 items-center text-balance py-1.5 md:max-xl:min-h-8 md:max-xl:py-1 xl:pointer-fine:min-h-8 xl:pointer-fine:py-1 font-medium leading-[1.4] text-white no-underline hover:underline";

const headClass = "font-bold font-sans text-pandan-200 text-small tracking-normal md:mb-1.5";
/** On phones the button of the fold shows it. */
const foldedHeadClass = `${headClass} max-md:hidden noscript:block`;

/** Who runs the site, and the four columns of links. */
export function FooterLinks() {
  return (
    <div
      id={FOOTER_NAV_ID}
      className="wrap grid gap-x-6 pt-3 md:grid-cols-[repeat(auto-fit,minmax(max(8rem,20%),1fr))] md:gap-y-4 md:py-4 xl:grid-cols-[4fr_2fr_2fr_2fr_2fr]"
    >
      <div className="md:col-span-full md:max-xl:grid md:max-xl:gap-x-6 md:max-xl:@min-[46rem]:grid-cols-[11rem_1fr_8rem] xl:col-span-1">
        <Logo reversed className="h-10 max-md:hidden xl:h-8.5" />
        <p className="max-w-96 text-pandan-200 text-small leading-5 md:max-xl:row-span-2 md:max-xl:max-w-none xl:mt-3">
          <b className="block text-white">{footerCopy.supervised}</b>
          {footerCopy.about(site.company)} {footerCopy.licence(site.licenceNumber, site.hasSampleLicence)}{" "}
          {noBreak(livingText(footerCopy.certified(site.hasSampleLicence), jakartaDay()))}{" "}
          <Link href={`${routes.about}#iso`}>{footerCopy.certifiedNote}</Link>
        </p>
        <p className="mt-2 max-w-96 font-semibold text-kunyit-300 text-small md:max-xl:row-span-2 md:max-xl:mt-0 md:leading-5">{footerCopy.never}</p>
        <ul aria-label={footerCopy.social} className="-ml-2 flex flex-wrap gap-x-1 md:mt-2 md:max-xl:self-start">
          {socials.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener" className={`${linkClass} px-2 font-semibold text-small`}>
                {name}
                <VisuallyHidden> {footerCopy.opensOutside}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label={footerCopy.nav} className="contents">
        {groups.map(({ title, entries }) => (
          <div key={title} className="border-line-deep max-md:border-t">
            <h2 className={foldedHeadClass}>{title}</h2>
            <PhoneFold id={`kaki-${title.split(" ")[0]?.toLowerCase()}`} label={title}>
              {({ className, ...fold }) => (
                <ul {...fold} className={`${className} content-start justify-items-start gap-x-6 max-md:grid-cols-2 max-md:pb-4`}>
                  {entries.map(({ href, name }) => (
                    <li key={name}>
                      <Link href={href} className={linkClass}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </PhoneFold>
          </div>
        ))}
        <div className="border-line-deep max-md:border-t">
          <h2 className={`${headClass} max-md:sr-only`}>{columns.service}</h2>
          <ul className="flex flex-wrap gap-x-6 max-md:py-1 max-md:text-small md:block">
            {service.map((entry) => (
              <li key={entry.name} className={`flex-[1_1_9rem] ${"guest" in entry ? "signed-in:hidden" : ""}`}>
                <Link href={entry.href} className={linkClass}>
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}
