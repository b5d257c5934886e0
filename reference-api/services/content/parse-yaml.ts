import { LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";

/**
 * Parses YAML that begins after `linesBefore` lines of a file. Throws an Error with file and line when it is broken, and
 * for an alias: an editor who writes `*Baru*` means the text.
 */
export function readYaml(name: string, source: string, linesBefore = 0) {
  const lines = new LineCounter();
  const document = parseDocument(source.replace(/^\uFEFF/, ""), { lineCounter: lines });
  const fail = (at: number, reason: string): never => {
    throw new Error(`${name}:${lines.linePos(at).line + linesBefore} ${reason}`);
  };
  visit(document, { Alias: (_key, { range }) => fail(range?.[0] ?? 0, "a text that begins with * must be in quotes") });
  const [broken] = document.errors;
  if (broken) fail(broken.pos[0], broken.message.replace(/ at line [\s\S]*/, ""));
  return { document, lines };
}

/**
 * Reads one YAML file and checks it with a schema. Throws an Error that lists every fault as `name:line path reason`,
 * separated by "; ".
 */
export function parseYaml<Schema extends z.ZodType>(name: string, source: string, schema: Schema): z.output<Schema> {
  const { document, lines } = readYaml(name, source);
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
