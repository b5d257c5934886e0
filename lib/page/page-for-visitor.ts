import type { ServerResponse } from "node:http";
import { escapeXml } from "../format/escape-xml.ts";
import { clearedSessionCookie, readToken } from "../gateway/cookies.ts";
import { lookUpSession } from "../gateway/session.ts";
import { explainBrokenPage, failedForUpstream } from "./broken-page.ts";
import { markUnavailable } from "./complete-response.ts";
import { NOT_STORED } from "./headers.ts";

/**
 * Inserts the signed-in person's name into a page: as `<html data-user>`, which CSS selects on, and into each empty
 * `<span data-user-name="true">`.
 */
function insertUsername(html: string, username: string): string {
  const name = escapeXml(username);
  return html
    .replace(/<html(?=[\s>])/, () => `<html data-user="${name}"`)
    .replace(/(<span(?=[^>]*\sdata-user-name="true")[^>]*>)(<\/span>)/g, (_, open: string, close: string) => open + name + close);
}

type Setting = { cookie: string | undefined; https: boolean; apiOrigin: string };

/**
 * A whole page for the visitor with these cookies, before its headers are sent: an explanation if it failed, and the name
 * of the person who is signed in, who gets a page that nobody stores. If the name does not come in time, the browser
 * fills it in.
 */
export async function pageForVisitor(response: ServerResponse, sent: string, { cookie, https, apiOrigin }: Setting): Promise<string> {
  if (failedForUpstream(response.statusCode, sent)) markUnavailable(response);
  const html = explainBrokenPage(response.statusCode, sent);
  const token = readToken(cookie);
  // Nobody's session is looked up for what proxy.ts has refused.
  if (!token || response.statusCode === 429) return html;
  const session = await lookUpSession(token, { apiOrigin, cookieHeader: cookie });
  response.setHeader("cache-control", NOT_STORED["cache-control"]);
  if (session.state === "dead") response.appendHeader("set-cookie", clearedSessionCookie({ secure: https }));
  return session.state === "live" ? insertUsername(html, session.user.username) : html;
}
