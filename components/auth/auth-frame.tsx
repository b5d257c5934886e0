import { Check, ChevronDown, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { MAIN_ID } from "@/lib/browser/names";
import { authCopy } from "@/lib/content/auth";
import { prepareCopy } from "@/lib/content/prepare";
import { routes } from "@/lib/routes";

type AuthFrameProps = {
  bar: ReactNode;
  /** URL of the batik art beside the form. */
  artwork: string;
  /** Shown on the art, on wide screens only. */
  card?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** The form at left, batik art with an advice card at right; a strip of art on tablets, none on phones. */
export function AuthFrame({ bar, artwork, card, foot, children }: AuthFrameProps) {
  return (
    <div className="group/auth grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-2">
      <div className="md:col-start-1">{bar}</div>
      <main id={MAIN_ID} tabIndex={-1} className="grid content-start pt-6 pb-8 outline-hidden md:col-start-1 md:content-center">
        <div className="mx-auto w-[min(100%-2*var(--gutter),30rem)]">
          {children}
          {foot}
        </div>
      </main>
      <div className="relative hidden bg-pandan-900 md:col-start-2 md:row-span-2 md:row-start-1 md:block xl:flex xl:flex-col xl:justify-end">
        {/* Twice as high as the window, then repeated: errors that lengthen the form do not rescale it. */}
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[length:auto_200dvh] bg-repeat"
          // The picture is the page's.
          style={{ backgroundImage: `url(${artwork})` }}
        />
        {card}
      </div>
    </div>
  );
}

type AuthTitleProps = { title: string; lead: string };

/** Title of an account page. */
export function AuthTitle({ title, lead }: AuthTitleProps) {
  return (
    <div>
      <h1 className="text-[clamp(2.125rem,1.6rem+1.8vw,3rem)] leading-[1.05]">{title}</h1>
      <p className="mt-3 text-fg-soft text-lead">{noBreak(lead)}</p>
    </div>
  );
}

/** The one link of the bar of account pages. */
export function HelpLink() {
  return (
    <Link href={routes.help} className="inline-flex min-h-11 items-center font-bold">
      {authCopy.help}
    </Link>
  );
}

/** The sentence below a form with a link to the other form. */
export function Alternative({ question, href, link }: { question: string; href: string; link: string }) {
  return (
    <p className="mt-6">
      {question}{" "}
      <Link href={href} className="inline-flex min-h-11 items-center font-bold">
        {link}
      </Link>
    </p>
  );
}

type AdviceCardProps = { title: string; children: ReactNode };

/** The white card on the batik art; wide screens only. */
export function AdviceCard({ title, children }: AdviceCardProps) {
  return (
    <aside aria-label={title} className="sticky bottom-0 hidden w-[min(27rem,84%)] rounded-tr-[4rem] bg-bg px-9 pt-8 pb-9 xl:block">
      <h2 className="display-small text-[1.375rem] leading-[1.2]">{title}</h2>
      {children}
    </aside>
  );
}

const icons = { check: Check, file: FileText } as const;

type PointsProps = { points: readonly string[]; icon?: keyof typeof icons; className?: string };

/** Short lines with an icon. */
export function Points({ points, icon = "check", className = "" }: PointsProps) {
  const Icon = icons[icon];
  return (
    <ul className={`mt-3.5 grid gap-2.5 text-[0.9375rem]/[1.375rem] text-fg-soft ${className}`}>
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[1.5rem_1fr] gap-2.5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 text-action" />
          <span>
            <LivingText>{point}</LivingText>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The documents that the second step requires, for the account type chosen in the form. */
export function PrepareList() {
  const { company, personal, note } = prepareCopy;
  return (
    <>
      <Points points={company} icon="file" className="group-has-[[name=type][value='0']:checked]/auth:hidden" />
      <Points points={personal} icon="file" className="not-group-has-[[name=type][value='0']:checked]/auth:hidden" />
      <p className="mt-3.5 text-fg-mute text-small">{note}</p>
    </>
  );
}

/** The same for narrow screens, where the card on the art has no room. */
export function PrepareDisclosure() {
  return (
    <details className="group/fold mt-5 border-line border-y xl:hidden">
      <summary className="flex min-h-12 items-center justify-between font-bold">
        {prepareCopy.title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
      </summary>
      <div className="pb-4">
        <PrepareList />
      </div>
    </details>
  );
}
