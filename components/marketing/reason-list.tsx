import { Link } from "@/components/ui/link";
import { LivingText } from "@/components/ui/living-text";
import { homePage, type Reason, reasons } from "@/lib/content/home";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { namedHref } from "@/lib/routes";

/** Six reasons, each with the place where a reader can check it. */
export function ReasonList() {
  return (
    <section className="deep relative overflow-hidden bg-pandan-900 py-section text-white">
      <div className="wrap relative z-1 grid gap-10 xl:grid-cols-[4fr_8fr] xl:gap-18">
        <div>
          <h2>{homePage.reasons.heading}</h2>
          <p className="mt-5 text-lead text-pandan-200">{homePage.reasons.lead}</p>
        </div>
        <ul className="grid md:grid-cols-2 md:gap-x-10">
          {reasons.map((reason) => (
            <ReasonItem key={reason.icon} reason={reason} />
          ))}
        </ul>
      </div>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
      <img src="/art/kawung-gelap.svg" alt="" width="480" height="320" loading="lazy" className="absolute bottom-0 left-0 hidden w-110 xl:block" />
    </section>
  );
}

function ReasonItem({ reason: { icon, title, text, proof, to } }: { reason: Reason }) {
  const className = "inline-block py-0.5";
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-5 border-line-deep border-t py-6">
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
      <img src={`/art/manfaat-${icon}-terang.svg`} alt="" width="52" height="52" loading="lazy" className="size-13" />
      <div>
        <h3 className="leading-[1.05]">{livingText(title, jakartaDay())}</h3>
        <p className="mt-1.5 text-[0.9375rem] text-pandan-200 leading-6">
          <LivingText unbroken>{text}</LivingText>
        </p>
        <p className="mt-1.5 text-small">
          {to.startsWith("http") ? (
            <a href={to} target="_blank" rel="noopener" className={className}>
              {proof}
            </a>
          ) : (
            <Link href={namedHref(to)} className={className}>
              {proof}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
