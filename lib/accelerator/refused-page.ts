import { failureWords } from "../content/failure.ts";
import { floodWords as words } from "../content/flood.ts";
import { site } from "../content/site.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { routes } from "../routes.ts";

/** The beginning of any page of the build, and the sheet that every page has: what the house's look takes. */
const BEGINNING = /^<!DOCTYPE html><html[^>]*>/i;
const SHEET = /<link rel="stylesheet" href="[^"]+\.css"[^>]*>/;

const link = (href: string, text: string) => `<a class="inline-flex min-h-11 items-center font-bold" href="${href}">${text}</a>`;

/**
 * Writes the page for an address that has too many made for it: text alone, in the classes of components/shell/broken-page.tsx and with the
 * sheet of the given page. It costs next to nothing. An empty address is the page's own.
 */
export function refusedPage(likePage = ""): (waitSeconds: number) => string {
  const beginning = BEGINNING.exec(likePage)?.[0] ?? '<!DOCTYPE html><html lang="id">';
  const sheet = SHEET.exec(likePage)?.[0] ?? "";
  const head = `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><meta name="color-scheme" content="light dark"/><title>${words.metaTitle} | ${site.name}</title>${sheet}</head>`;
  const links = [link("", failureWords.retry), link(routes.home, failureWords.toHome), link(routes.help, failureWords.toHelp)].join(" ");
  return (waitSeconds) =>
    `${beginning}${head}<body><main class="wrap grid justify-items-start py-section"><h1 class="mt-6 text-h1">${words.title}</h1><p class="mt-4 max-w-152 text-fg-soft text-lead">${words.text}</p><p class="mt-4 max-w-152 text-lead"><strong>${refusalMessages.wait(waitSeconds)}</strong> ${words.thenRetry}</p><p class="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">${links}</p></main></body></html>`;
}
