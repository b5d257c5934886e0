/** The bytes of a request's body as JSON. Throws for what is none, and for a text with U+0000: no database of an upstream keeps one. */
export function readJsonBody(bytes: Uint8Array): unknown {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("a text holds U+0000");
    return value;
  });
}
