/** Records what was typed into forms during the run, to search the logs for it afterwards. */
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = "test-results";
/** Shorter texts and numbers may be in a log by chance, in a time for example. */
const BY_CHANCE = /^(?:.{0,5}|\d{0,8})$/s;

const texts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
};

/** Records every text of a JSON body. */
export function recordTyped(body: string | null): void {
  try {
    const found = texts(JSON.parse(body ?? "null")).filter((text) => !BY_CHANCE.test(text));
    if (found.length > 0) appendFileSync(path.join(folder, `typed-${process.pid}.txt`), `${found.map((text) => JSON.stringify(text)).join("\n")}\n`);
  } catch {
    // A body that is not JSON was not typed into a form.
  }
}

/** Everything recorded in this run, without duplicates. */
export function readTyped(): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^typed-\d+\.txt$/.test(name));
  const lines = files.flatMap((name) => readFileSync(path.join(folder, name), "utf8").split("\n").filter(Boolean));
  return [...new Set(lines.map((line) => JSON.parse(line) as string))];
}
