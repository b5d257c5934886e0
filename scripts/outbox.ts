/** Shows the newest messages that no SMS or mail provider is configured for. `npm run outbox -- 5` shows five. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "../lib/load-env.ts";

loadEnv();

const file = path.join(process.env.DATA_DIR || ".data", "outbox.jsonl");
const count = Math.max(1, Number(process.argv[2]) || 1);
if (!existsSync(file)) {
  console.log(`No messages yet in ${file}.`);
} else {
  for (const line of readFileSync(file, "utf8").trim().split("\n").slice(-count)) {
    const { at, channel, to, text } = JSON.parse(line) as Record<string, string>;
    console.log(`${at}  ${channel} to ${to}\n${text}\n`);
  }
}
