import { failureCopy } from "../content/failure.ts";
import { floodCopy as copy } from "../content/flood.ts";
import { site } from "../content/site.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { routes } from "../routes.ts";

/** Taken from a built page, so that this page has the site's styles. */
const BEGINNING = /^<!DOCTYPE html><html[^>]*>/i;
const SHEET = /<link rel="stylesheet" href="[^"]+\.css"[^>]*>/;

const link = (href: string, text: string) => `<a class="inline-flex min-h-11 items-center font-bold" href="${href}">${text}</a>`;

/**
 * The page for 429 and 503: text only, in the classes of components/shell/broken-page.tsx and with the stylesheet of the given page.
 * The link with an empty href reloads.
 */
export function tooManyRequestsPage(template = ""): (waitSeconds: number) => string {
  const beginning = BEGINNING.exec(template)?.[0] ?? '<!DOCTYPE html><html lang="id">';
  const sheet = SHEET.exec(template)?.[0] ?? "";
  const head = `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><meta name="color-scheme" content="light dark"/><title>${copy.metaTitle} | ${site.name}</title>${sheet}</head>`;
  const links = [link("", failureCopy.retry), link(routes.home, failureCopy.toHome), link(routes.help, failureCopy.toHelp)].join(" ");
  return (waitSeconds) =>
    `${beginning}${head}<body><main class="wrap grid justify-items-start py-section"><h1 class="mt-6 text-h1">${copy.title}</h1><p class="mt-4 max-w-152 text-fg-soft text-lead">${copy.text}</p><p class="mt-4 max-w-152 text-lead"><strong>${refusalMessages.wait(waitSeconds)}</strong> ${copy.thenRetry}</p><p class="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">${links}</p></main></body></html>`;
}
