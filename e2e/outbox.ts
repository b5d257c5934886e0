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

/** How many messages a recipient (an e-mail address, or the end of a phone number) has had so far. */
export function countMessages(recipient: string): number {
  return messagesTo(recipient).length;
}

/** The six digits of a recipient's newest message, waiting until more than `after` messages have come. */
export async function codeFor(recipient: string, after = 0): Promise<string> {
  await expect.poll(() => messagesTo(recipient).length, { message: `a message to ${recipient}` }).toBeGreaterThan(after);
  return /\b\d{6}\b/.exec(messagesTo(recipient).at(-1)?.text ?? "")?.[0] ?? "";
}
