import { failureWords as words } from "../content/failure.ts";
import { routes } from "../routes.ts";
import { UNANSWERED } from "./unanswered.ts";

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const EXPLANATION = `<noscript><main lang="id"><h1>${words.title}</h1><p>${words.text}</p><p>${link(routes.home, words.toHome)} ${link(routes.help, words.toHelp)}</p></main></noscript>`;

const FOR_WANT_OF_AN_ANSWER = new RegExp(String.raw`digest\\?":\\?"${UNANSWERED}\b`);

/** Whether a page failed only because the upstream did not answer. */
export function isUnanswered(status: number, html: string): boolean {
  return status === 500 && FOR_WANT_OF_AN_ANSWER.test(html);
}

/** Next answers a page that failed with a document whose head and body only scripts fill: adds the words for those who read without. */
export function explainBrokenPage(status: number, html: string): string {
  if (status < 500) return html;
  return html
    .replace(/<html(?![^>]*\slang=)/, '<html lang="id"')
    .replace(/(?=<\/head>)/, `<title>${words.metaTitle}</title>`)
    .replace(/(?=<\/body>)/, EXPLANATION);
}
