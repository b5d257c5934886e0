import { funderWords } from "@/lib/content/funder";

const { label, list } = funderWords.steps;
const NOW = 1;

const edge = (index: number) => (index < NOW ? "border-action" : index === NOW ? "border-kunyit-400" : "border-line");

/** Where this form stands on the way from account to funding. */
export function StepsRail() {
  return (
    <ol aria-label={label} className="flex gap-2 xl:flex-col xl:gap-0">
      {list.map(({ title, status }, index) => (
        <li
          key={title}
          aria-current={index === NOW ? "step" : undefined}
          className={`flex-1 border-t-4 pt-2.5 text-fg-mute text-small/5 xl:border-t-0 xl:border-l-4 xl:py-2.5 xl:pl-4.5 ${edge(index)}`}
        >
          <b className="block text-fg">{title}</b>
          {status}
        </li>
      ))}
    </ol>
  );
}
