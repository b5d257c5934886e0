import { RuleArticle } from "@/components/rules/rule-article";
import { RuleDates } from "@/components/rules/rule-dates";
import { rulesPage as copy } from "@/lib/content/rules";
import { audiences, ruleIds } from "@/lib/loans/rules";

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
