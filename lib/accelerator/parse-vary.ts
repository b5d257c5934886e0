import type { OutgoingHttpHeader } from "node:http";

/** The names in a Vary header, in their original case. */
export function parseVary(header: OutgoingHttpHeader | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
