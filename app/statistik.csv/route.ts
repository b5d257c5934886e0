import { readSite } from "@/lib/api/site";
import { aboutPage } from "@/lib/content/about";
import { csv } from "@/lib/format/csv";

export const dynamic = "force-static";
export const revalidate = 60;

/** The figures of /tentangKami for those who count with them. Unknown figures are empty, never zero. */
export async function GET() {
  const index = await readSite();
  const asOf = index?.stat?.asOf ?? "";
  const { columns, unitMoney, unitCount, unitRate } = aboutPage.stats.csv;
  const rows = [
    columns,
    ...aboutPage.stats.items.map(({ key, label, money }) => [label, index?.forUsStat[key] ?? "", money ? unitMoney : unitCount, asOf]),
    ...(index?.tkbs ?? []).map(({ name, value }) => [name, value, unitRate, asOf]),
  ];
  return new Response(csv(rows), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": 'inline; filename="statistik.csv"' },
  });
}
