import { funderCopy } from "@/lib/content/funder";

const { label, list } = funderCopy.steps;

const edge = (index: number, now: number) => (index < now ? "border-action" : index === now ? "border-kunyit-400" : "border-line");

/** The step that the person is at: the account, its details, or funding. */
export type Step = 0 | 1 | 2;

/** The steps from account to funding, with the current one. */
export function RegistrationSteps({ now }: { now: Step }) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-2 gap-y-4 xl:flex-col xl:gap-0">
      {list.map(({ title, status }, index) => (
        <li
          key={title}
          aria-current={index === now ? "step" : undefined}
          className={`flex-1 border-t-4 pt-2 text-fg-mute text-small/5 max-md:flex-auto xl:border-t-0 xl:border-l-4 xl:py-2 xl:pl-4.5 ${edge(index, now)}`}
        >
          <b className="block text-fg">{title}</b>
          {/* Breaks instead of widening its column. */}
          <span className="block w-0 min-w-full">{status[now]}</span>
        </li>
      ))}
    </ol>
  );
}
