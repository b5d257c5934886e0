import { Fragment, type ReactNode, useId } from "react";
import { noBreak } from "@/components/ui/no-break";
import { kitCopy } from "@/lib/content/kit";
import { jakartaDay, longDate } from "@/lib/format/date";
import { FIGURE, figureLine, type LivingFigure, livingFigure, SIGN_BEFORE, SIGNS_AFTER } from "@/lib/loans/living-figures";
import { figureText, type Rule } from "@/lib/loans/rules";
import { ruleHref } from "@/lib/routes";

const copy = kitCopy.figures;

/** A figure that opens the box with its origin. */
export const figureClass = "cursor-help text-left underline decoration-dotted decoration-1 underline-offset-4 hover:text-action print:no-underline";

/** A figure with signs on its line: where both do not fit, it breaks within itself. */
export const signedFigureClass = `${figureClass} max-w-[calc(100%-1em)] whitespace-normal`;

/** A rule with its days, source and whether it is certain. */
function ruleLine(rule: Rule): string {
  const { from, until, source, article, toBeConfirmed } = rule;
  const said = until
    ? copy.ended(rule.rule, figureText(rule), longDate(from), longDate(until))
    : copy.rule(rule.rule, figureText(rule), longDate(from));
  return `${said}. ${[source.name, article, toBeConfirmed && copy.toBeConfirmed].filter(Boolean).join(", ")}.`;
}

/** The box that a figure opens: the day, what was computed, and the rules. `hidden` serves browsers without popovers. */
export function FigureOrigin({ id, figure: { text, day, about, rules } }: { id: string; figure: LivingFigure }) {
  return (
    <span
      id={id}
      popover="auto"
      className="wrap-anywhere fixed inset-x-4 top-auto bottom-4 m-auto hidden max-w-112 whitespace-normal leaf-16 bg-bg-card p-5 text-left font-normal text-fg text-small leading-[1.5] tracking-normal shadow-edge-fg open:block"
    >
      <b className="block text-body">{`${text}, ${copy.asOf(longDate(day))}`}</b>
      <span className="mt-1 block first-letter:uppercase">{about}</span>
      {rules.map((rule) => (
        <span key={rule.id + rule.from} className="mt-2 block border-line border-t pt-2 first-letter:uppercase">
          {ruleLine(rule)}{" "}
          <a href={ruleHref(rule.id, rule.from)} className="inline-block font-semibold">
            {copy.toRule}
          </a>
        </span>
      ))}
    </span>
  );
}

type FigureProps = { id: string; figure: LivingFigure; before: string; after: string };

function Figure({ id, figure, before, after }: FigureProps) {
  const { number, date, inside, behind, hasSigns } = figureLine(figure, before, after);
  const button = (
    <button type="button" className={hasSigns ? signedFigureClass : figureClass} popoverTarget={id}>
      {number}
    </button>
  );
  return (
    <>
      {hasSigns ? (
        <span className="whitespace-nowrap">
          {before}
          {button}
          {inside}
        </span>
      ) : (
        button
      )}
      {date}
      {figure.isReplaced ? (
        <>
          {" "}
          <mark>{copy.old}</mark>
        </>
      ) : null}
      {behind}
    </>
  );
}

const BEFORE = new RegExp(`${SIGN_BEFORE}$`);
const AFTER = new RegExp(`^${SIGNS_AFTER}`);

/**
 * A text of lib/content with its living figures, each of which says where it comes from. The boxes follow the text, so
 * that its sentences stay whole. `unbroken`: as `noBreak` does.
 */
export function LivingText({ children, unbroken = false }: { children: string; unbroken?: boolean }): ReactNode {
  const base = useId();
  const parts = children.split(FIGURE);
  const figures = parts.map((part, index) => {
    if (index % 2 === 0) return undefined;
    const before = BEFORE.exec(parts[index - 1] as string)?.[0] ?? "";
    const after = AFTER.exec(parts[index + 1] as string)?.[0] ?? "";
    return { id: `${base}${index}`, figure: livingFigure(part, jakartaDay()), before, after };
  });
  /** A text between figures, without the signs that stay with them. */
  const between = (part: string, index: number) =>
    part.slice(figures[index - 1]?.after.length ?? 0, part.length - (figures[index + 1]?.before.length ?? 0));
  return (
    <>
      {parts.map((part, index) => {
        const found = figures[index];
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        return <Fragment key={index}>{found ? <Figure {...found} /> : unbroken ? noBreak(between(part, index)) : between(part, index)}</Fragment>;
      })}
      {figures.map((found) => (found ? <FigureOrigin key={found.id} {...found} /> : null))}
    </>
  );
}

/** The rules behind the figures of a page, for print and for browsers without popovers. */
export function FigureRules({ figures, day }: { figures: readonly LivingFigure[]; day: string }) {
  const rules = new Map(figures.flatMap(({ rules }) => rules.map((rule) => [rule.id + rule.from, rule] as const)));
  if (figures.length === 0) return null;
  return (
    <aside aria-label={copy.heading} className="mt-10 max-w-prose border-line border-t pt-4 text-fg-soft text-small">
      <p>
        <b>{copy.heading}.</b> {copy.lead(longDate(day))}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {[...rules.values()].map((rule) => (
          <li key={rule.id + rule.from} className="first-letter:uppercase">
            {ruleLine(rule)}{" "}
            <a href={ruleHref(rule.id, rule.from)} className="font-semibold">
              {copy.toRule}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
