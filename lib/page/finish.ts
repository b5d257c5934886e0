import { createHash } from "node:crypto";
import { deferHydration } from "../deferred-hydration/index.ts";
import { explainBrokenPage } from "./broken-page.ts";
import { insertEarlyScript } from "./early-script.ts";
import { pageWithoutQuery, recognisePage } from "./recognise.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/;

/** CSP sources that allow exactly the inline scripts of an HTML document, in order, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT))
    if (code && !DATA_BLOCK.test(attributes)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return [...hashes];
}

export type FinishedPage = { html: string; headers: { "content-security-policy": string } };

/**
 * Finishes a page that Next has made, once, for everybody who gets it: the query of who had it made is taken out, the framework deferred, the early
 * script put in, a failed page explained, and its inline scripts named in a policy. `https` is whether the site is served so.
 * Throws UnrecognisedPage for HTML that is not as Next writes it: it may go to nobody else.
 */
export function finishPage(html: string, { status, https }: { status: number; https: boolean }): FinishedPage {
  recognisePage(html);
  const finished = explainBrokenPage(status, insertEarlyScript(deferHydration(pageWithoutQuery(html))));
  return { html: finished, headers: { "content-security-policy": contentSecurityPolicy(inlineScriptHashes(finished), { https, dev: false }) } };
}
