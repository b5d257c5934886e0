import { UPSTREAM_FAILED_DIGEST } from "../api/error-digest.ts";
import { failureCopy as copy } from "../content/failure.ts";
import { apiCodes } from "../contract/codes.ts";
import { routes } from "../routes.ts";

const link = (href: string, text: string) => `<a class="inline-flex min-h-11 items-center font-bold" href="${href}">${text}</a>`;
/** In the classes of components/shell/broken-page.tsx. The link with an empty href reloads. */
const EXPLANATION = `<noscript><main lang="id" class="wrap grid justify-items-start py-section"><h1 class="mt-6 text-h1">${copy.title}</h1><p class="mt-4 max-w-152 text-fg-soft text-lead">${copy.text}</p><p class="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">${link("", copy.retry)} ${link(routes.home, copy.toHome)} ${link(routes.help, copy.toHelp)}</p></main></noscript>`;
/** The preloaded stylesheet, which only a script would apply. */
const SHEET = /<link rel="preload" href="([^"]+\.css)" as="style"\/>/;

const UPSTREAM_FAILURE = new RegExp(String.raw`digest\\?":\\?"(?:${UPSTREAM_FAILED_DIGEST}|${apiCodes.tooManyRequests})\b`);

/** Whether a page failed only because the upstream did not respond or rate limited it. */
export function failedForUpstream(status: number, html: string): boolean {
  return status === 500 && UPSTREAM_FAILURE.test(html);
}

/** Adds a noscript explanation to a failed page, which Next sends as a document that only scripts fill. */
export function explainBrokenPage(status: number, html: string): string {
  if (status < 500) return html;
  const sheet = SHEET.exec(html)?.[1];
  const style = sheet ? `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>` : "";
  return html
    .replace(/<html(?![^>]*\slang=)/, '<html lang="id"')
    .replace(/(?=<\/head>)/, `<title>${copy.metaTitle}</title>${style}`)
    .replace(/(?=<\/body>)/, EXPLANATION);
}
