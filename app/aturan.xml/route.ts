import { rulesPage as copy } from "@/lib/content/rules";
import { webEnv } from "@/lib/env";
import { longDate } from "@/lib/format/date";
import { escapeXml } from "@/lib/format/escape-xml";
import { figureText } from "@/lib/loans/rules";
import { routes, ruleFiles, ruleHref } from "@/lib/routes";
import { calendar, changeOf } from "@/lib/rules/rule-calendar";

export const dynamic = "force-static";
export const revalidate = 3600;

/** Each version of each rule as an entry of a feed, dated by its first day. */
export function GET() {
  const origin = webEnv().SITE_URL;
  const items = calendar().map((rule) => {
    const url = origin + ruleHref(rule.id, rule.from);
    const title = `${rule.rule}: ${figureText(rule)}`;
    const description = `${changeOf(rule)}, ${copy.from(longDate(rule.from))}. ${rule.source.name}.`;
    return `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(url)}</guid><description>${escapeXml(description)}</description><pubDate>${new Date(`${rule.from}T00:00:00+07:00`).toUTCString()}</pubDate></item>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(copy.feedTitle)}</title><link>${escapeXml(origin + routes.rules)}</link><description>${escapeXml(copy.description)}</description><language>id</language><atom:link href="${escapeXml(origin + ruleFiles.rss)}" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
