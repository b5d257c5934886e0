/** Parses a body as JSON. Throws if it is invalid or contains U+0000, which databases cannot store. */
export function readJsonBody(bytes: Uint8Array): unknown {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("U+0000 in a text");
    return value;
  });
}
