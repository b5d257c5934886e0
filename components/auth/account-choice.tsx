import { type ReactNode, useId } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { accountSelectCopy as copy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

const TURNS = [45, 135, 225, 315] as const;
const PANDAN = "#0b3328";
const KUNYIT = "#f7b92d";

function Petals({ fill, slit }: { fill: string; slit: string }) {
  return TURNS.map((turn) => (
    <g key={turn} transform={`rotate(${turn} 80 80)`}>
      <ellipse cx="126" cy="80" rx="41" ry="23" fill={fill} />
      <ellipse cx="126" cy="80" rx="22" ry="5" fill={slit} />
    </g>
  ));
}

/**
 * A kawung flower over the edge between two halves, each half in the colour of the other. On phones it turns with the
 * edge.
 */
function KawungFlower() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 size-44 -translate-1/2 rotate-90 md:rotate-0 xl:size-88"
    >
      <clipPath id={`${id}-kiri`}>
        <path d="M0 0H80V160H0z" />
      </clipPath>
      <clipPath id={`${id}-kanan`}>
        <path d="M80 0H160V160H80z" />
      </clipPath>
      <g clipPath={`url(#${id}-kiri)`}>
        <Petals fill={KUNYIT} slit="#0e4536" />
      </g>
      <g clipPath={`url(#${id}-kanan)`}>
        <Petals fill={PANDAN} slit={KUNYIT} />
      </g>
      <rect x="72" y="72" width="16" height="16" transform="rotate(45 80 80)" fill="#cf5f2b" />
    </svg>
  );
}

type SideProps = {
  side: { title: string; points: readonly string[]; note: string; open: string };
  href: string;
  button: "gold" | "primary";
  className: string;
  noteClass: string;
  children?: ReactNode;
};

function Side({ side, href, button, className, noteClass, children }: SideProps) {
  return (
    <div className={`relative flex flex-col px-[min(1.5rem,6vw)] py-10 md:px-9 md:py-14 xl:px-[min(4.4vw,4rem)] xl:py-20 ${className}`}>
      <h2 className="text-h2 max-md:text-[min(1.875rem,10vw)]">
        <Link
          href={href}
          className="text-inherit! underline decoration-2 underline-offset-[0.14em] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-current focus-visible:after:-outline-offset-8"
        >
          {side.title}
        </Link>
      </h2>
      <ul className="mt-5 grid gap-2">
        {side.points.map((point) => (
          <li
            key={point}
            className="flex items-baseline gap-2.5 before:h-[0.4rem] before:w-3 before:flex-none before:-rotate-45 before:rounded-[50%] before:bg-current"
          >
            <span className="min-w-0">
              <LivingText unbroken>{point}</LivingText>
            </span>
          </li>
        ))}
      </ul>
      <p className={`mt-5 max-w-104 text-small ${noteClass}`}>{noBreak(side.note)}</p>
      {/* Above the link that covers the half. */}
      <p className="relative z-1 mt-6 flex flex-wrap gap-3 self-start">
        <ButtonLink href={href} variant={button}>
          {side.open}
        </ButtonLink>
        {children}
      </p>
    </div>
  );
}

/** The two account types as two halves of one panel, as high as each other on a phone, so that the flower is on their edge. */
export function AccountChoice() {
  return (
    <div className="relative grid auto-rows-fr overflow-hidden rounded-[0.375rem_6rem_0.375rem_6rem] md:grid-cols-2 forced-colors:border">
      <Side
        side={copy.funder}
        href={routes.login}
        button="gold"
        className="deep bg-pandan-800 pb-32 text-white transition-[background-color,border-radius] duration-fast hover:bg-pandan-700 md:pr-[12.5vw] md:pb-14 xl:pr-[min(14.4vw,13rem)] xl:pb-20"
        noteClass="text-pandan-200"
      >
        <ButtonLink href={routes.register} variant="line">
          {copy.funder.register}
        </ButtonLink>
      </Side>
      <Side
        side={copy.recipient}
        href={routes.recipient}
        button="primary"
        className="day bg-kunyit-400 pt-32 max-md:forced-colors:border-t md:forced-colors:border-l text-fg transition-[background-color,border-radius] duration-fast hover:bg-kunyit-300 md:pt-14 md:pl-[12.5vw] xl:pt-20 xl:pl-[min(14.4vw,13rem)]"
        noteClass=""
      />
      <KawungFlower />
    </div>
  );
}
