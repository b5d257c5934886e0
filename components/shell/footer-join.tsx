import { AppBadges } from "@/components/ui/app-badges";
import { AppPhone } from "@/components/ui/app-phone";
import { ButtonLink } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { footerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** The invitation above the footer's links. `downloadUrl` is what the code reads as. */
export function FooterJoin({ downloadUrl }: { downloadUrl: string }) {
  return (
    <div className="wrap relative grid gap-6 overflow-hidden border-line-deep border-b py-8 md:flex-wrap md:gap-8 md:py-14 xl:flex xl:items-end xl:pt-20 xl:pb-20">
      <div className="grow basis-48">
        <h2 className="max-w-[14em]">{footerCopy.joinTitle}</h2>
        <p className="mt-3 max-w-136 text-lead text-pandan-200">{footerCopy.joinLead}</p>
        <div className="mt-5 flex flex-wrap gap-3 max-md:[&>a]:px-5 md:mt-7">
          <ButtonLink href={routes.recipient} variant="gold" size="hero">
            {footerCopy.download}
          </ButtonLink>
          <ButtonLink href={routes.help} variant="line" size="hero">
            {footerCopy.contact}
          </ButtonLink>
        </div>
      </div>
      {/* Rises from the edge of the band. */}
      <AppPhone screen="limit" className="absolute top-14 left-[52%] max-xl:hidden" />
      {/* On phones the button leads to the same stores. */}
      <div className="flex items-center gap-5 max-md:hidden xl:max-w-72 xl:flex-col xl:items-start">
        <QrCode text={downloadUrl} label={footerCopy.qr} className="w-29 rounded-sm" />
        <div>
          <p className="mb-2 max-w-64 text-pandan-200 text-small">{footerCopy.scan}</p>
          <AppBadges />
        </div>
      </div>
    </div>
  );
}
