import { Link } from "@/components/ui/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { rulesPage as copy } from "@/lib/content/rules";
import { jakartaDay, longDate } from "@/lib/format/date";
import { figureText, newestRule, type Rule, type RuleId, versionsOf } from "@/lib/loans/rules";
import { ruleHref } from "@/lib/routes";
import { changeOf, type RuleState, stateOf } from "@/lib/rules/rule-calendar";
import { type NamingArticle, usesOf } from "@/lib/rules/rule-uses";

const looks: Record<RuleState, string> = {
  past: "bg-bg-quiet text-fg-mute",
  current: "bg-success-bg text-success",
  coming: "bg-kunyit-100 text-kunyit-800",
};

/** Units whose figures can be compared by their length. */
const drawnUnits: readonly Rule["unit"][] = ["rate", "percent", "rupiah", "platforms", "days", "workingDays"];

/** The share of each version in the largest figure of its rule; undefined where there is nothing to compare. */
function sharesOf(versions: readonly Rule[]): number[] | undefined {
  const most = Math.max(...versions.map(({ figure }) => figure));
  return versions.length > 1 && versions.every(({ unit }) => drawnUnits.includes(unit)) ? versions.map(({ figure }) => figure / most) : undefined;
}

function Version({ rule, id, share }: { rule: Rule; id?: string | undefined; share?: number | undefined }) {
  const { from, until, deadline, source, article, toBeConfirmed } = rule;
  const state = stateOf(rule, jakartaDay());
  return (
    <li id={id} className="scroll-mt-24 border-line border-t py-3 target:bg-bg-quiet">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className={`tabular-nums ${state === "past" ? "text-fg-mute" : ""}`}>{figureText(rule)}</b>
        <Link href={ruleHref(rule.id, from)} className="text-fg-soft">
          {until ? copy.span(longDate(from), longDate(until)) : copy.from(longDate(from))}
        </Link>
        <span className={`rounded-xs px-2 py-0.5 font-bold text-micro ${looks[state]}`}>{copy.states[state]}</span>
      </p>
      {share === undefined ? null : (
        <span
          aria-hidden="true"
          data-own-colours="true"
          className={`my-2 block h-2 rounded-xs ${state === "past" ? "bg-line-mid" : state === "current" ? "bg-action" : "bg-kunyit-400"}`}
          style={{ width: `${share * 100}%` }}
        />
      )}
      <p className="mt-1 text-fg-soft text-small">
        {changeOf(rule)}
        {deadline ? `, ${copy.deadline(longDate(deadline))}` : ""}
      </p>
      <p className="wrap-anywhere mt-1 text-fg-mute text-small">
        {copy.source}:{" "}
        <a href={source.url} target="_blank" rel="noopener noreferrer" className="font-semibold">
          {source.name}
          <VisuallyHidden> {copy.opensOutside}</VisuallyHidden>
        </a>
        {article ? `, ${article}` : ""}, {toBeConfirmed ? copy.toBeConfirmed : copy.sure}
      </p>
    </li>
  );
}

/** A rule with all its versions, whom it binds and where the site uses it. `single`: on a page of its own; `articles` may use it too. */
export function RuleArticle({ id, single = false, articles }: { id: RuleId; single?: boolean; articles?: readonly NamingArticle[] }) {
  const { rule, base, binds } = newestRule(id);
  const name = rule.charAt(0).toUpperCase() + rule.slice(1);
  const uses = usesOf(id, articles);
  const versions = versionsOf(id);
  const shares = sharesOf(versions);
  return (
    <article id={single ? undefined : id} data-binds={binds.join(" ")} className="scroll-mt-24 pt-8">
      {single ? null : (
        <h2 className="text-h3">
          <Link href={ruleHref(id)} className="text-inherit no-underline hover:underline">
            {name}
          </Link>
        </h2>
      )}
      <p className="mt-1 text-fg-soft text-small">
        {base ? `${copy.base(base)}. ` : ""}
        {copy.binds}: {binds.map((each) => copy.audiences[each].toLowerCase()).join(", ")}.
      </p>
      <ol className="mt-2 border-line border-b">
        {versions.map((version, index) => (
          <Version key={version.from} rule={version} id={single ? version.from : undefined} share={single ? shares?.[index] : undefined} />
        ))}
      </ol>
      <p className="mt-2 text-small" hidden={uses.length === 0}>
        {copy.usedBy}:{" "}
        {uses.map(({ name: place, href }, index) => (
          <span key={href}>
            {index > 0 ? "; " : ""}
            <Link href={href}>{place}</Link>
          </span>
        ))}
      </p>
    </article>
  );
}
