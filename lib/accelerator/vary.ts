import type { OutgoingHttpHeader } from "node:http";

/** The names in a Vary header, as they are spelt there. */
export function varyNames(header: OutgoingHttpHeader | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
