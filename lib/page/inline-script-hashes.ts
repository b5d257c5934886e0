import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Blocks that hold data never run, the policy does not judge them. */
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/;

/** CSP sources that allow exactly the inline scripts of an HTML document, in order, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (code && !DATA_BLOCK.test(attributes)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}
