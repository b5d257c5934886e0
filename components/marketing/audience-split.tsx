import type { CSSProperties, ReactNode } from "react";
import { SectionHead } from "@/components/marketing/section-head";
import { ButtonLink } from "@/components/ui/button";
import { LivingText } from "@/components/ui/living-text";
import { homePage } from "@/lib/content/home";
import { routes } from "@/lib/routes";

const { audiences } = homePage;

/** Borrowers and funders, with a drawing over the edge between them. */
export function AudienceSplit() {
  return (
    <section data-knot="true" className="wrap py-section">
      <SectionHead heading={audiences.heading}>{audiences.lead}</SectionHead>
      <div className="relative grid overflow-hidden rounded-[0.375rem_6rem_0.375rem_6rem] md:grid-cols-2 forced-colors:border">
        <div className="day bg-kunyit-400 px-6 pt-10 pb-32 text-fg md:py-14 md:pr-[12.5vw] md:pl-9 xl:py-20 xl:pr-52 xl:pl-16 print:px-0 print:py-4">
          <Side copy={audiences.borrow}>
            <ButtonLink href={routes.recipient}>{audiences.borrow.action}</ButtonLink>
          </Side>
        </div>
        <div className="deep relative bg-pandan-800 px-6 max-md:forced-colors:border-t md:forced-colors:border-l pt-32 pb-10 text-white md:py-14 md:pr-9 md:pl-[12.5vw] xl:py-20 xl:pr-8 xl:pl-52 print:px-0 print:py-4">
          <EdgeDrawing name="mendatar" className="top-0 left-1/2 md:hidden" />
          <Side copy={audiences.fund}>
            <ButtonLink href={routes.login} variant="gold">
              {audiences.fund.action}
            </ButtonLink>
          </Side>
        </div>
        <EdgeDrawing name="tegak" className="top-1/2 left-1/2 max-md:hidden" />
      </div>
    </section>
  );
}

function Side({ copy: { heading, points, note }, children }: { copy: typeof audiences.borrow | typeof audiences.fund; children: ReactNode }) {
  return (
    <>
      <h3 className="text-figure tracking-display">{heading}</h3>
      <ul className="mt-5 mb-7 grid gap-2">
        {points.map((point) => (
          <li
            key={point}
            className="flex items-baseline gap-2.5 before:h-[0.4rem] before:w-3 before:flex-none before:-rotate-45 before:rounded-[50%] before:bg-current"
          >
            <span>
              <LivingText unbroken>{point}</LivingText>
            </span>
          </li>
        ))}
      </ul>
      {children}
      <p className="mt-5 max-w-104 text-small in-[.deep]:text-pandan-200">{note}</p>
    </>
  );
}

/** What shows of a half, and where it is before the halves meet. */
const halves = {
  tegak: [
    { clipPath: "inset(0 50% 0 0)", "--apart": "translateX(-3rem)" },
    { clipPath: "inset(0 0 0 50%)", "--apart": "translateX(3rem)" },
  ],
  mendatar: [
    { clipPath: "inset(0 0 50%)", "--apart": "translateY(-2rem)" },
    { clipPath: "inset(50% 0 0)", "--apart": "translateY(2rem)" },
  ],
} as const;

/** The knot over the edge, in halves that meet while the reader scrolls (app/globals.css). */
function EdgeDrawing({ name, className }: { name: keyof typeof halves; className: string }) {
  return halves[name].map((style) => (
    // biome-ignore lint/performance/noImgElement: a drawing needs no image service
    <img
      key={style.clipPath}
      src={`/art/simpul-${name}.svg`}
      alt=""
      width="160"
      height="160"
      loading="lazy"
      data-half="true"
      style={style as CSSProperties}
      className={`absolute size-44 max-w-none -translate-1/2 xl:size-88 print:hidden ${className}`}
    />
  ));
}
