import { createHash } from "node:crypto";
import { deferHydration } from "../deferred-hydration/index.ts";
import { explainBrokenPage } from "./broken-page.ts";
import { insertEarlyScript, scriptTag } from "./early-script.ts";
import { pageWithoutQuery, recognisePage } from "./recognise.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/;

/** CSP hash sources of the inline scripts in an HTML document, in order, without duplicates. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT))
    if (code && !DATA_BLOCK.test(attributes)) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return [...hashes];
}

export type FinishedPage = { html: string; headers: { "content-security-policy": string } };

/**
 * Finishes a rendered page once, before it is cached: removes the query of the request that caused the render, defers
 * hydration, inserts the early script, explains an error page, and adds a CSP with the hashes of its inline scripts.
 * `https`: of SITE_URL. Throws UnrecognisedPage for HTML that Next does not write; such a page must not be cached.
 */
export function finishPage(html: string, { status, https }: { status: number; https: boolean }): FinishedPage {
  recognisePage(html);
  const finished = explainBrokenPage(status, insertEarlyScript(deferHydration(pageWithoutQuery(html), scriptTag)));
  return { html: finished, headers: { "content-security-policy": contentSecurityPolicy(inlineScriptHashes(finished), { https, dev: false }) } };
}
