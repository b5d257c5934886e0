import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { calendarCsv } from "@/lib/rules/rule-calendar";

export const dynamic = "force-static";
export const revalidate = 3600;

/** The calendar of rules for spreadsheets. */
export const GET = () =>
  new Response(calendarCsv(webEnv().SITE_URL, jakartaDay()), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="aturan.csv"' },
  });
