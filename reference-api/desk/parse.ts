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
    "  restore FILE  restores a backup into the empty database of DATABASE_URL, or of a new DATA_DIR; the API must not run",
    "  move          copies the embedded database and documents of DATA_DIR to DATABASE_URL and the bucket; the API must not run",
    "",
    "Options of every command: --json prints JSON, --help prints this.",
    "DESK_TOKEN names the operator. DATABASE_URL, DATA_KEYS, the S3_ variables and DATA_DIR are those of the API; without",
    "DATABASE_URL the desk asks the running API of DATA_DIR, or opens its database when none runs.",
  ].join("\n");
}

export type Parsed = { command: Command; input: Input; json: boolean; out: string | undefined };

/** Parses the arguments of the process; undefined when help is asked for. Throws a DeskError for anything unknown. */
export function parseCommand(argv: string[]): Parsed | { help: string } {
  const words = argv.filter((word) => !word.startsWith("-"));
  if (argv.includes("--help") || argv.includes("-h") || words.length === 0) return { help: helpText(words[0]) };
  const command = commands.find(({ name }) => name.split(" ").every((word, index) => argv[index] === word));
  if (!command) throw new DeskError(`There is no command ${words.slice(0, 2).join(" ")}. npm run desk -- --help lists them.`);
  const rest = argv.slice(command.name.split(" ").length);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: rest, options: { ...command.options, json: { type: "boolean" } }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new DeskError((error as Error).message.split("\n")[0]);
  }
  if (parsed.positionals.length !== command.args.length) throw new DeskError(`Usage: npm run desk -- ${usageOf(command)}`);
  const { json, out, ...options } = parsed.values as Input["options"];
  return { command, input: { args: parsed.positionals, options }, json: json === true, out: typeof out === "string" ? out : undefined };
}
