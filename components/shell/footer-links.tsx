import { FOOTER_NAV_ID } from "@/components/shell/main-links";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { noBreak } from "@/components/ui/no-break";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { footerCopy } from "@/lib/content/shell";
import { site, socials } from "@/lib/content/site";
import { privacyHref, routes, termsHref } from "@/lib/routes";

const { columns, links } = footerCopy;

const groups = [
  {
    title: columns.product,
    entries: [
      { href: routes.loans, name: links.loans },
      { href: routes.funding, name: links.funding },
      { href: routes.recipient, name: links.download },
    ],
  },
  {
    title: columns.company,
    entries: [
      { href: routes.home, name: links.home },
      { href: routes.about, name: links.about },
      { href: routes.careers, name: links.contact },
      { href: routes.help, name: links.help },
      { href: routes.glossary, name: links.glossary },
      { href: routes.tools, name: links.tools },
      { href: `${routes.help}#pengaduan`, name: links.complaint },
      { href: `${routes.help}#kanal-resmi`, name: links.channels },
      { href: routes.channelCheck, name: links.channelCheck },
    ],
  },
  {
    title: columns.account,
    entries: [
      { href: routes.login, name: links.login, guest: true },
      { href: routes.removeAccount, name: links.removeAccount },
    ],
  },
  {
    title: columns.terms,
    entries: [
      { href: termsHref, name: links.terms },
      { href: privacyHref, name: links.privacy },
      { href: routes.funderTerms, name: links.funderTerms },
      { href: routes.browserData, name: links.browserData },
      { href: routes.pdf, name: links.consumer },
    ],
  },
] as const;

const linkClass = "inline-flex min-h-11 items-center text-balance py-1.5 font-medium leading-[1.4] text-white no-underline hover:underline";

/** Who runs the site, and the four columns of links. */
export function FooterLinks() {
  return (
    <div
      id={FOOTER_NAV_ID}
      className="wrap grid grid-cols-[repeat(auto-fit,minmax(max(8rem,20%),1fr))] gap-x-6 gap-y-9 py-12 xl:grid-cols-[4fr_2fr_2fr_2fr_2fr]"
    >
      <div className="col-span-full xl:col-span-1">
        <Logo reversed className="h-10" />
        <p className="mt-5 max-w-96 text-pandan-200 text-small">
          <b className="block text-white">{footerCopy.supervised}</b>
          {footerCopy.about(site.company)} {footerCopy.licence(site.licenceNumber, site.hasSampleLicence)}{" "}
          {noBreak(footerCopy.certified(site.hasSampleLicence))} <Link href={`${routes.about}#iso`}>{footerCopy.certifiedNote}</Link>
        </p>
        <p className="mt-3 max-w-96 font-semibold text-kunyit-300 text-small">{footerCopy.never}</p>
        <ul aria-label={footerCopy.social} className="mt-4 -ml-2 flex flex-wrap gap-x-1">
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
          <div key={title}>
            <h2 className="mb-1.5 font-bold font-sans text-pandan-200 text-small tracking-normal">{title}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.name} className={"guest" in entry ? "signed-in:hidden" : undefined}>
                  <Link href={entry.href} className={linkClass}>
                    {entry.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
