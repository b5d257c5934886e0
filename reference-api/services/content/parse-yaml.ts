import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/**
 * Reads one YAML file and checks it with a schema. Throws an Error that lists every fault as `name:line path reason`,
 * separated by "; ".
 */
export function parseYaml<Schema extends z.ZodType>(name: string, source: string, schema: Schema): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) throw new Error(`${name}:${broken.linePos?.[0].line ?? 1} ${broken.message.replace(/ at line [\s\S]*/, "")}`);
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;

  /** The line of a value; of the nearest one around it when it is missing. */
  const lineOf = (keys: readonly PropertyKey[]): number => {
    const node = keys.length > 0 ? document.getIn(keys, true) : document.contents;
    const start = (node as { range?: [number, number, number] | null } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
    return keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1;
  };
  const faults = result.error.issues.flatMap((issue) => {
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((keys) => `${name}:${lineOf(keys)} ${keys.join(".")} ${issue.message}`.replace("  ", " "));
  });
  throw new Error(faults.join("; "));
}
