import { rulesPage, ruleTitles } from "../content/rules.ts";
import { longDate } from "../format/date.ts";
import { escapeXml } from "../format/escape-xml.ts";
import { datedText, figureText, type Rule, ruleIds, versionsOf } from "../loans/rules.ts";
import { routes, ruleFiles, ruleHref } from "../routes.ts";

export type RuleState = "past" | "current" | "coming";

/** Whether a version has ended, applies or is still to come on a day (YYYY-MM-DD in Jakarta). */
export function stateOf({ from, until }: Rule, today: string): RuleState {
  if (from > today) return "coming";
  return until && until < today ? "past" : "current";
}

/** What a version changed: the figure before, that only its source is new, or that it is the first. */
export function changeOf(rule: Rule): string {
  const versions = versionsOf(rule.id);
  const before = versions[versions.findIndex(({ from }) => from === rule.from) + 1];
  if (!before) return rulesPage.first;
  return before.figure === rule.figure ? rulesPage.unchanged : rulesPage.changed(figureText(before));
}

/** What search results and previews call a version: its short name and its figure. */
export const ruleTitle = (rule: Rule): string => `${ruleTitles[rule.id]}: ${figureText(rule)}`;

/** The longest description that search results show whole. */
const DESCRIPTION_MAX_CHARS = 155;

/** A version in a sentence, with its source where that fits. */
export function ruleDescription(rule: Rule): string {
  const text = `${rule.rule.charAt(0).toUpperCase()}${rule.rule.slice(1)}: ${datedText(rule)}.`;
  const sourced = `${text} ${rulesPage.source}: ${rule.source.short}.`;
  return sourced.length <= DESCRIPTION_MAX_CHARS ? sourced : text;
}

/** Every version of every rule, the newest first day first. */
export function calendar(): Rule[] {
  return ruleIds.flatMap(versionsOf).sort((one, other) => other.from.localeCompare(one.from));
}

/** The figure of a rule as a plain number: per cent per day for rates. */
const plainFigure = ({ figure, unit }: Pick<Rule, "figure" | "unit">): number => (unit === "rate" ? figure / 100 : figure);

/**
 * The calendar as CSV for spreadsheets here: semicolons, decimal commas, and a byte order mark, without which Excel
 * reads another encoding. Every cell is quoted, and none begins like a formula.
 */
export function calendarCsv(origin: string, today: string): string {
  const { audiences, units, states } = rulesPage;
  const rows = calendar().map((rule) => [
    rule.rule,
    `${origin}/aturan/${rule.id}#${rule.from}`,
    String(plainFigure(rule)).replace(".", ","),
    units[rule.unit],
    rule.base ?? "",
    rule.from,
    rule.until ?? "",
    rule.binds.map((each) => audiences[each]).join(", "),
    rule.source.name,
    rule.article ?? "",
    `${states[stateOf(rule, today)]}, ${rule.toBeConfirmed ? rulesPage.toBeConfirmed : rulesPage.sure}`,
  ]);
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
  return `\uFEFF${[rulesPage.csv, ...rows].map(line).join("\r\n")}\r\n`;
}

/** The calendar as plain objects for other programs. */
export function calendarJson(origin: string, today: string) {
  return calendar().map((rule) => ({
    id: rule.id,
    url: `${origin}/aturan/${rule.id}#${rule.from}`,
    rule: rule.rule,
    figure: plainFigure(rule),
    unit: rule.unit,
    text: figureText(rule),
    base: rule.base ?? null,
    from: rule.from,
    until: rule.until ?? null,
    deadline: rule.deadline ?? null,
    state: stateOf(rule, today),
    binds: rule.binds,
    change: changeOf(rule),
    source: { name: rule.source.name, url: rule.source.url, article: rule.article ?? null },
    toBeConfirmed: rule.toBeConfirmed,
  }));
}

/**
 * Each version of each rule as an entry of a feed, dated by its first day. One that is still to come has no date:
 * `pubDate` says when an entry was published, and readers may hide what is dated in the future.
 */
export function calendarRss(origin: string, today: string): string {
  const items = calendar().map((rule) => {
    const url = origin + ruleHref(rule.id, rule.from);
    const title = `${rule.rule}: ${figureText(rule)}`;
    const description = `${changeOf(rule)}, ${rulesPage.from(longDate(rule.from))}. ${rule.source.name}.`;
    const date = stateOf(rule, today) === "coming" ? "" : `<pubDate>${new Date(`${rule.from}T00:00:00+07:00`).toUTCString()}</pubDate>`;
    return `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(url)}</guid><description>${escapeXml(description)}</description>${date}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(rulesPage.feedTitle)}</title><link>${escapeXml(origin + routes.rules)}</link><description>${escapeXml(rulesPage.description)}</description><language>id</language><atom:link href="${escapeXml(origin + ruleFiles.rss)}" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>`;
}
