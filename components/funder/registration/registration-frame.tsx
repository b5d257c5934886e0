import type { ReactNode } from "react";
import { funderCopy } from "@/lib/content/funder";

const { label, list } = funderCopy.steps;

const edge = (index: number, now: number) => (index < now ? "border-action" : index === now ? "border-kunyit-400" : "border-line");

/** The step that the person is at: the account, its details, or funding. */
type Step = 0 | 1 | 2;

/** The steps from account to funding, with the current one. */
function RegistrationSteps({ now }: { now: Step }) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-2 gap-y-4 xl:flex-col xl:gap-0">
      {list.map(({ title, status }, index) => (
        <li
          key={title}
          aria-current={index === now ? "step" : undefined}
          className={`flex-1 border-t-4 pt-2 text-fg-mute text-small/5 max-md:flex-auto max-xl:forced-colors:px-1 xl:border-t-0 xl:border-l-4 xl:py-2 xl:pl-4.5 ${edge(index, now)}`}
        >
          <b className="block text-fg">{title}</b>
          {/* Breaks instead of widening its column. */}
          <span className="block w-0 min-w-full">{status[now]}</span>
        </li>
      ))}
    </ol>
  );
}

type Props = { title: string; lead?: string | undefined; nav?: ReactNode; step?: Step; children: ReactNode };

/** The page of a detail form: steps (and sections) next to the column with everything else. */
export function RegistrationFrame({ title, lead, nav, step = 1, children }: Props) {
  const [subject, kind] = title.split(" - ");
  return (
    <div className="grid gap-8 xl:grid-cols-[17.5rem_minmax(0,50rem)] xl:gap-20">
      <div className="grid content-start gap-7 md:max-xl:contents xl:sticky xl:top-24 xl:self-start">
        <RegistrationSteps now={step} />
        {nav}
      </div>
      <div className="min-w-0">
        <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.05]">
          {subject}
          {kind ? (
            <>
              {/* On a phone a line break stands for the dash. */}
              <span className="sr-only md:not-sr-only"> - </span>
              <span className="block md:inline">{kind}</span>
            </>
          ) : null}
        </h1>
        {lead ? <p className="mt-4 mb-7 text-fg-soft text-lead">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
