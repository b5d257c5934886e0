import { type ToolName, tools } from "@/lib/content/tools";
import { livingText } from "@/lib/loans/living-figures";

/** The starting values of a tool on a day, overridden by the query. */
export function startValues(tool: ToolName, day: string, given: Record<string, string | string[] | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    tools[tool].fields.map(({ name, start }) => [name, [given[name]].flat().at(-1)?.toWellFormed() ?? livingText(start, day).replace(/^Rp/, "")]),
  );
}
