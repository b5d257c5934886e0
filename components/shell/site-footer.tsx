import { FooterJoin } from "@/components/shell/footer-join";
import { Disclaimers, Offices, RiskWarning } from "@/components/shell/footer-law";
import { FooterLinks } from "@/components/shell/footer-links";
import { footerCopy } from "@/lib/content/shell";
import { contact, site } from "@/lib/content/site";
import { COPYRIGHT_YEAR } from "@/lib/limits";

/**
 * The footer of every full page; its teeth have the background of the part above. Without `downloadUrl` (tool pages) the
 * invitation is left out.
 */
export function SiteFooter({ downloadUrl }: { downloadUrl?: string }) {
  return (
    <footer className="deep relative bg-pandan-900 text-white before:absolute before:inset-x-0 before:bottom-[calc(100%-1px)] before:h-4 before:bg-[url(/art/tumpal.svg)] before:bg-[length:32px_16px] before:bg-[position:0_100%] before:bg-repeat-x before:content-[''] print:hidden">
      <RiskWarning />
      {downloadUrl ? <FooterJoin downloadUrl={downloadUrl} /> : null}
      <FooterLinks />
      <Offices />
      <Disclaimers />
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-1 border-line-deep border-t pt-5 pb-8 text-pandan-200 text-small">
        <span>{footerCopy.copyright(COPYRIGHT_YEAR, site.company)}</span>
        <span>
          {footerCopy.complaints} <a href={`tel:${contact.tel}`}>{contact.phone}</a>, {footerCopy.everyDay} {contact.hours}
        </span>
      </div>
    </footer>
  );
}
