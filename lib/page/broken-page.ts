import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { failureCopy } from "../content/failure.ts";
import { floodCopy, longAddressCopy } from "../content/flood.ts";
import { site } from "../content/site.ts";
import { apiCodes, refusalMessages, UPSTREAM_FAILED_DIGEST } from "../contract/envelope.ts";
import { routes } from "../routes.ts";

const link = (href: string, text: string) => `<a class="inline-flex min-h-11 items-center font-bold" href="${href}">${text}</a>`;
const WAYS_OUT = [link(routes.home, failureCopy.toHome), link(routes.help, failureCopy.toHelp)];
/** The link with an empty href reloads. */
const WITH_RETRY = [link("", failureCopy.retry), ...WAYS_OUT];

/** In the classes of components/shell/broken-page.tsx. */
const explanation = (title: string, text: string, more = "", links = WITH_RETRY) =>
  `<main lang="id" class="wrap grid justify-items-start py-section"><h1 class="mt-6 text-h1">${title}</h1><p class="mt-4 max-w-152 text-fg-soft text-lead">${text}</p>${more}<p class="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">${links.join(" ")}</p></main>`;

/** The preloaded stylesheet, which only a script would apply. */
const PRELOADED_SHEET = /<link rel="preload" href="([^"]+\.css)" as="style"\/>/;

const UPSTREAM_FAILURE = new RegExp(String.raw`digest\\?":\\?"(?:${UPSTREAM_FAILED_DIGEST}|${apiCodes.tooManyRequests})\b`);

/** Whether a page failed only because the upstream did not respond or rate limited it. */
export function failedForUpstream(status: number, html: string): boolean {
  return status === 500 && UPSTREAM_FAILURE.test(html);
}

/** Adds a noscript explanation to a failed page, which Next sends as a document that only scripts fill. */
export function explainBrokenPage(status: number, html: string): string {
  if (status < 500) return html;
  const sheet = PRELOADED_SHEET.exec(html)?.[1];
  const style = sheet ? `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>` : "";
  return html
    .replace(/<html(?![^>]*\slang=)/, '<html lang="id"')
    .replace(/(?=<\/head>)/, `<title>${failureCopy.metaTitle}</title>${style}`)
    .replace(/(?=<\/body>)/, `<noscript>${explanation(failureCopy.title, failureCopy.text)}</noscript>`);
}

/** Taken from a built page, so that pages written here have the site's styles. */
const BEGINNING = /^<!DOCTYPE html><html[^>]*>/i;
const SHEETS = /<link rel="stylesheet" href="[^"]+\.css"[^>]*>/g;

const MISSING_PAGE = path.join(".next", "server", "app", "_not-found.html");
let missing: string | undefined;

/** The HTML of the built not-found page; empty in development, which builds none. */
export function missingPage(): string {
  missing ??= existsSync(MISSING_PAGE) ? readFileSync(MISSING_PAGE, "utf8") : "";
  return missing;
}

/** A page of text only, with the styles of the given page. */
function textPage(title: string, main: string, template = missingPage()): string {
  const beginning = BEGINNING.exec(template)?.[0] ?? '<!DOCTYPE html><html lang="id">';
  const head = `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><meta name="color-scheme" content="light dark"/><title>${title} | ${site.name}</title>${(template.match(SHEETS) ?? []).join("")}</head>`;
  return `${beginning}${head}<body>${main}</body></html>`;
}

/** The page for 414. */
export function longAddressPage(template?: string): string {
  return textPage(longAddressCopy.metaTitle, explanation(longAddressCopy.title, longAddressCopy.text, "", WAYS_OUT), template);
}

/** The page for 429 and 503. */
export function tooManyRequestsPage(waitSeconds: number, template?: string): string {
  const wait = `<p class="mt-4 max-w-152 text-lead"><strong>${refusalMessages.wait(waitSeconds)}</strong> ${floodCopy.thenRetry}</p>`;
  return textPage(floodCopy.metaTitle, explanation(floodCopy.title, floodCopy.text, wait), template);
}
