import { figureText, ruleIds, versionsOf } from "./rules.ts";

const START = "<!-- rules: made by npm run docs:claims -->";
const END = "<!-- end of rules -->";

/** Every version of every rule as a Markdown table for docs/claims.md. */
export function claimsTable(): string {
  const rows = ruleIds.flatMap(versionsOf).map(({ id, rule, unit, figure, from, until, deadline, source, article, toBeConfirmed, binds }) => {
    const days = `${from} to ${until ?? "now"}${deadline ? `, at the latest ${deadline}` : ""}`;
    return `| \`${id}\` | ${rule} | ${figureText({ figure, unit })} | ${days} | ${binds.join(", ")} | ${[source.name, article].filter(Boolean).join(", ")} | ${toBeConfirmed ? "to be confirmed" : "sure"} |`;
  });
  return ["| id | rule | figure | days | binds | source | sure |", "|---|---|---|---|---|---|---|", ...rows].join("\n");
}

/** A document with the table between its marks. Throws when it has no marks. */
export function withClaims(document: string, table: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`the document has no "${START}" with "${END}" behind it`);
  return `${before}${START}\n${table}\n${END}${after}`;
}
