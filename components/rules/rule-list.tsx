import { ChevronDown } from "lucide-react";
import { RuleArticle } from "@/components/rules/rule-article";
import { Link } from "@/components/ui/link";
import { rulesPage as copy } from "@/lib/content/rules";
import { jakartaDay, longDate } from "@/lib/format/date";
import { audiences, figureText, ruleIds } from "@/lib/loans/rules";
import { ruleHref } from "@/lib/routes";
import { calendar, changeOf, stateOf } from "@/lib/rules/rule-calendar";

/** Every change of every rule by its first day, the newest first: what comes, and what came when. */
function RuleDates() {
  return (
    <details open className="group/fold mt-8">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 font-bold text-h3">
        {copy.byDate}
        <ChevronDown aria-hidden="true" className="size-5 flex-none transition-transform duration-base group-open/fold:rotate-180" />
      </summary>
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
              {stateOf(rule, jakartaDay()) === "coming" ? `, ${copy.states.coming}` : ""}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What a choice hides: style sheets alone filter, so that it works without scripts and nothing is in an address. */
const filters = {
  borrower: "has-[[value=borrower]:checked]:[&_[data-binds]:not([data-binds~=borrower])]:hidden",
  funder: "has-[[value=funder]:checked]:[&_[data-binds]:not([data-binds~=funder])]:hidden",
  collector: "has-[[value=collector]:checked]:[&_[data-binds]:not([data-binds~=collector])]:hidden",
  platform: "has-[[value=platform]:checked]:[&_[data-binds]:not([data-binds~=platform])]:hidden",
} as const;

/** All rules, filtered by whom they bind. */
export function RuleList() {
  return (
    <div className={Object.values(filters).join(" ")}>
      <fieldset className="mt-8 flex flex-wrap gap-2 print:hidden">
        <legend className="mb-2 font-semibold">{copy.filter}</legend>
        {(["", ...audiences] as const).map((audience) => (
          <label
            key={audience}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-small shadow-edge has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
          >
            <input type="radio" name="bagi" value={audience} defaultChecked={audience === ""} autoComplete="off" className="sr-only" />
            {audience ? copy.audiences[audience] : copy.all}
          </label>
        ))}
      </fieldset>
      <RuleDates />
      <div className="max-w-prose">
        {ruleIds.map((id) => (
          <RuleArticle key={id} id={id} />
        ))}
      </div>
    </div>
  );
}
