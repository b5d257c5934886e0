import { parseArgs } from "node:util";
import { DeskError } from "../errors.ts";
import { type Command, commands, type Input } from "./commands.ts";

const usageOf = ({ name, args }: Command) => [name, ...args.map((arg) => arg.toUpperCase())].join(" ");

/** The help of all commands, or of those that begin with a word. */
function helpText(word?: string): string {
  const listed = commands.filter(({ name }) => !word || name.split(" ")[0] === word);
  const width = Math.max(...listed.map((command) => usageOf(command).length));
  return [
    "npm run desk -- COMMAND [options]",
    "",
    ...listed.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.help}`),
    "",
    "  restore FILE  restores a backup into the empty database of DATABASE_URL, or of a new DATA_DIR; the API must not run;",
    "                --erasures LIST does again what was erased, withdrawn or replaced since (desk erasures)",
    "  replay LIST   the same after a restore with other tools, before the API runs",
    "  move          copies the embedded database and documents of DATA_DIR to DATABASE_URL and the bucket; the API must not run",
    "",
    "Options of every command: --json prints JSON, --help prints this.",
    "DESK_TOKEN names the operator. DATABASE_URL, DATA_KEYS, the S3_ variables and DATA_DIR are those of the API; without",
    "DATABASE_URL the desk asks the running API of DATA_DIR, or opens its database when none runs.",
  ].join("\n");
}

/** Joins an option and its value, which may begin with a dash, as the points of a list do: `--text "- Foto KTP"`. */
function joined(words: readonly string[], options: NonNullable<Command["options"]>): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const value = words[at + 1];
    const isText = options[word.replace(/^--/, "")]?.type === "string" && word.startsWith("--");
    if (isText && value?.startsWith("-") && !Object.hasOwn(options, value.replace(/^--/, ""))) {
      result.push(`${word}=${value}`);
      at += 1;
    } else result.push(word);
  }
  return result;
}

type Offline = { name: "restore" | "replay" | "move"; file: string | undefined; erasures: string | undefined; json: boolean };

/** The arguments of a command that needs the database for itself; undefined for any other. Throws a DeskError for anything unknown. */
export function parseOffline(argv: string[]): Offline | undefined {
  const name = (["restore", "replay", "move"] as const).find((one) => one === argv[0]);
  if (!name) return undefined;
  try {
    const options = { json: { type: "boolean" }, ...(name === "restore" ? { erasures: { type: "string" } as const } : {}) } as const;
    const { positionals, values } = parseArgs({ args: argv.slice(1), options, allowPositionals: true });
    if (positionals.length !== (name === "move" ? 0 : 1)) throw new Error(`Usage: npm run desk -- ${name}${name === "move" ? "" : " FILE"}`);
    const { erasures, json } = values as { erasures?: string; json?: boolean };
    return { name, file: positionals[0], erasures, json: json === true };
  } catch (error) {
    throw new DeskError((error as Error).message.split("\n")[0]);
  }
}

type Parsed = { command: Command; input: Input; json: boolean; out: string | undefined };

/** Parses the arguments of the process; undefined when help is asked for. Throws a DeskError for anything unknown. */
export function parseCommand(argv: string[]): Parsed | { help: string } {
  const words = argv.filter((word) => !word.startsWith("-"));
  if (argv.includes("--help") || argv.includes("-h") || words.length === 0) return { help: helpText(words[0]) };
  // The longest name: "audit verify" is not "audit" with an argument.
  const [command] = commands
    .filter(({ name }) => name.split(" ").every((word, index) => argv[index] === word))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!command) throw new DeskError(`There is no command ${words.slice(0, 2).join(" ")}. npm run desk -- --help lists them.`);
  const rest = argv.slice(command.name.split(" ").length);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    const options = { ...command.options, json: { type: "boolean" } } as const;
    parsed = parseArgs({ args: joined(rest, options), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new DeskError((error as Error).message.split("\n")[0]);
  }
  if (parsed.positionals.length !== command.args.length) throw new DeskError(`Usage: npm run desk -- ${usageOf(command)}`);
  const { json, out, ...options } = parsed.values as Input["options"];
  return { command, input: { args: parsed.positionals, options }, json: json === true, out: typeof out === "string" ? out : undefined };
}

type Row = Record<string, unknown>;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};
/** Shortens times to minutes, and removes line breaks and control characters, which a terminal would interpret. */
const plain = (value: unknown) =>
  cell(value)
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d+Z$/, "$1 $2Z")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ");

function table(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => plain(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] as string).length)));
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] as number))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function fields(row: Row, indent = ""): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      if (Array.isArray(value) && value.some((one) => typeof one === "object"))
        return `${indent}${name}:\n${value
          .map(
            (one) =>
              `${indent}  ${Object.values(one as Row)
                .map(plain)
                .join("  ")}`,
          )
          .join("\n")}`;
      if (typeof value === "object" && !Array.isArray(value) && !(value instanceof Date))
        return `${indent}${name}:\n${fields(value as Row, `${indent}  `)}`;
      return `${indent}${name}: ${Array.isArray(value) ? value.map(plain).join(", ") : plain(value)}`;
    })
    .join("\n");
}

/** Tables with their titles, in place of fields: an object that has nothing but lists. */
const areTables = (row: Row): row is Record<string, Row[]> => Object.keys(row).length > 0 && Object.values(row).every(Array.isArray);

/** The result of a command for people: a table, tables with their titles, lines of fields, or a text. */
export function printed(data: unknown): string {
  if (typeof data === "object" && data !== null && !Array.isArray(data) && areTables(data as Row))
    return Object.entries(data as Record<string, Row[]>)
      .map(([title, rows]) => `${title}\n${printed(rows)}`)
      .join("\n\n");
  if (Array.isArray(data)) return data.length === 0 ? "Nothing found." : table(data as Row[]);
  return typeof data === "object" && data !== null ? fields(data as Row) : plain(data);
}
