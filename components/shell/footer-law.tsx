import { TriangleAlert } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { PhoneFold } from "@/components/ui/phone-fold";
import { disclaimers, footerCopy } from "@/lib/content/shell";
import { offices, riskWarning } from "@/lib/content/site";

/** The regulator's warning, first in the footer: verbatim, on every page, not dismissible. */
export function RiskWarning() {
  return (
    <section aria-label={footerCopy.warning} className="wrap border-line-deep border-b py-3">
      <p className="flex items-start gap-4 font-bold text-[0.9375rem] text-kunyit-300 leading-6 max-md:gap-3 max-md:text-small max-md:leading-5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 flex-none max-md:size-5" />
        {riskWarning}
      </p>
    </section>
  );
}

/** The four offices, folded on phones. */
export function Offices() {
  return (
    <div className="wrap border-line-deep border-t md:py-3">
      <PhoneFold id="kantor-kaki" label={footerCopy.offices}>
        {({ className, ...fold }) => (
          <ul
            {...fold}
            aria-label={footerCopy.offices}
            className={`${className} gap-6 text-pandan-200 text-small leading-5 max-md:pb-8 md:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] xl:gap-8`}
          >
            {offices.map(({ id, title, address }) => (
              <li key={id}>
                <address className="not-italic">
                  <b className="block text-white">{title}</b>
                  {noBreak(address)}
                </address>
              </li>
            ))}
          </ul>
        )}
      </PhoneFold>
    </div>
  );
}

/** The eight numbered statements: in two columns from tablets on, folded on phones, where the warning stays open above. */
export function Disclaimers() {
  return (
    <section className="wrap border-line-deep border-t md:py-3">
      <h2 className="mb-1.5 font-bold font-sans text-body tracking-normal max-md:hidden noscript:block">{footerCopy.law}</h2>
      <PhoneFold id="pernyataan-kaki" label={footerCopy.law}>
        {({ className, ...fold }) => (
          <ol {...fold} className={`${className} gap-x-6 text-pandan-200 text-small max-md:pb-6 md:block! md:columns-2 xl:gap-x-8`}>
            {disclaimers.map((text, index) => (
              <li key={text} className="grid break-inside-avoid grid-cols-[1.5rem_1fr] py-0.5 leading-5 max-md:py-1.5">
                <span aria-hidden="true" className="font-bold text-kunyit-300 tabular-nums">
                  {index + 1}
                </span>
                <span>{noBreak(text)}</span>
              </li>
            ))}
          </ol>
        )}
      </PhoneFold>
    </section>
  );
}
