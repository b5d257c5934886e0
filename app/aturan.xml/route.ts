import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { calendarRss } from "@/lib/rules/rule-calendar";

export const dynamic = "force-static";
export const revalidate = 3600;

/** The calendar of rules as a feed. */
export const GET = () =>
  new Response(calendarRss(webEnv().SITE_URL, jakartaDay()), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
