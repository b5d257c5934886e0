import { failureWords as words } from "../content/failure.ts";
import { routes } from "../routes.ts";

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const EXPLANATION = `<noscript><main lang="id"><h1>${words.title}</h1><p>${words.text}</p><p>${link(routes.home, words.toHome)} ${link(routes.help, words.toHelp)}</p></main></noscript>`;

/** Next answers a page that failed with a document whose body only scripts fill: adds the words for those who read without. */
export function explainBrokenPage(status: number, html: string): string {
  return status >= 500 ? html.replace(/(?=<\/body>)/, EXPLANATION) : html;
}
