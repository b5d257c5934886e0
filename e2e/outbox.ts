import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

type Message = { at: string; channel: string; to: string; text: string };

const file = path.join(process.env.E2E_DATA_DIR ?? ".data-e2e", "outbox.jsonl");

function messagesTo(recipient: string): Message[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Message).filter((message) => message.to.endsWith(recipient));
}

/** The whole text of the newest message to a recipient. */
export const newestTextFor = (recipient: string): string => messagesTo(recipient).at(-1)?.text ?? "";

/** The codes of six digits that a recipient (an e-mail address, or the end of a phone number) was sent, oldest first. */
function codesFor(recipient: string): string[] {
  return messagesTo(recipient).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** How many codes a recipient was sent so far. */
export function countCodes(recipient: string): number {
  return codesFor(recipient).length;
}

/** A recipient's newest code, waiting until more than `after` codes were sent. Other messages, such as a confirmation, do not count. */
export async function codeFor(recipient: string, after = 0): Promise<string> {
  await expect.poll(() => codesFor(recipient).length, { message: `a code for ${recipient}` }).toBeGreaterThan(after);
  return codesFor(recipient).at(-1) as string;
}
