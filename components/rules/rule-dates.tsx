import { Link } from "@/components/ui/link";
import { rulesPage as copy } from "@/lib/content/rules";
import { longDate } from "@/lib/format/date";
import { figureText } from "@/lib/loans/rules";
import { ruleHref } from "@/lib/routes";
import { calendar, changeOf, stateOf } from "@/lib/rules/rule-calendar";

/** Every change of every rule by its first day, the newest first: what comes, and what came when. */
export function RuleDates() {
  return (
    <details open className="mt-8">
      <summary className="min-h-11 cursor-pointer py-2 font-bold text-h3">{copy.byDate}</summary>
      <ol className="mt-2 border-fg border-t-2">
        {calendar().map((rule) => (
          <li
            key={`${rule.id} ${rule.from}`}
            data-binds={rule.binds.join(" ")}
            className="grid gap-x-6 border-line border-b py-2.5 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <time dateTime={rule.from} className="text-fg-soft tabular-nums">
              {longDate(rule.from)}
            </time>
            <Link href={ruleHref(rule.id, rule.from)} className="font-semibold first-letter:uppercase">
              {rule.rule}
            </Link>
            <span className="text-fg-soft">
              <b>{figureText(rule)}</b>, {changeOf(rule)}
              {stateOf(rule) === "coming" ? `, ${copy.states.coming}` : ""}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
