import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { calendarJson } from "@/lib/rules/rule-calendar";

export const dynamic = "force-static";
export const revalidate = 3600;

/** The calendar of rules for programs. */
export const GET = () => Response.json(calendarJson(webEnv().SITE_URL, jakartaDay()), { headers: { "access-control-allow-origin": "*" } });
