import type { ReactNode } from "react";
import { KawungFlower } from "@/components/auth/kawung-flower";
import { Link } from "@/components/ui/link";
import { noBreak } from "@/components/ui/no-break";
import { accountSelectCopy as copy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

type SideProps = {
  side: { title: string; points: readonly string[]; note: string };
  href: string;
  className: string;
  noteClass: string;
  children?: ReactNode;
};

function Side({ side, href, className, noteClass, children }: SideProps) {
  return (
    <div className={`relative flex flex-col px-6 py-10 md:px-9 md:py-14 xl:px-16 xl:py-20 ${className}`}>
      <h2 className="text-h2">
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
            <span className="min-w-0">{noBreak(point)}</span>
          </li>
        ))}
      </ul>
      <p className={`mt-5 max-w-104 text-small ${noteClass}`}>{noBreak(side.note)}</p>
      {children}
    </div>
  );
}

/** The two account types as two halves of one panel; each half is one link. */
export function AccountChoice() {
  return (
    <div className="relative grid overflow-hidden rounded-[0.375rem_6rem_0.375rem_6rem] md:grid-cols-2">
      <Side
        side={copy.funder}
        href={routes.login}
        className="deep bg-pandan-800 pb-32 text-white transition-[background-color,border-radius] duration-fast hover:bg-pandan-700 md:pr-[12.5vw] md:pb-14 xl:pr-52 xl:pb-20"
        noteClass="text-pandan-200"
      >
        {/* Above the link that covers the half. */}
        <p className="relative z-1 mt-4 self-start">
          <Link href={routes.register} className="inline-flex min-h-11 items-center font-bold text-kunyit-300!">
            {copy.funder.register}
          </Link>
        </p>
      </Side>
      <Side
        side={copy.recipient}
        href={routes.recipient}
        className="day bg-kunyit-400 pt-32 text-fg transition-[background-color,border-radius] duration-fast hover:bg-kunyit-300 md:pt-14 md:pl-[12.5vw] xl:pt-20 xl:pl-52"
        noteClass=""
      />
      <KawungFlower />
    </div>
  );
}
