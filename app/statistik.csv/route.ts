import { readSite } from "@/lib/api/site";
import { aboutPage } from "@/lib/content/about";
import { csv, csvFigure } from "@/lib/format/csv";
import { statisticLabel } from "@/lib/format/statistic-label";
import { rateDays, repaymentRate } from "@/lib/loans/repayment-rate";

export const dynamic = "force-static";
export const revalidate = 60;

/** The figures of /tentangKami as CSV. Unknown figures are empty, never zero. */
export async function GET() {
  const index = await readSite();
  const asOf = index?.stat?.asOf ?? "";
  const { columns, unitMoney, unitCount, unitRate, outstanding, late, note } = aboutPage.stats.csv;
  const months = (index?.stat?.rateHistory ?? []).flatMap((month) => [
    [outstanding, month.outstanding, unitMoney, month.asOf],
    ...rateDays.flatMap((days) => [
      [late(days), month.late[`day${days}`], unitMoney, month.asOf],
      [aboutPage.tkb.history.rate(days), csvFigure(repaymentRate(month, days).toFixed(2)), unitRate, month.asOf],
    ]),
  ]);
  const rows = [
    columns,
    ...aboutPage.stats.items.map((item) => [
      statisticLabel(item, asOf),
      csvFigure(index?.forUsStat[item.key] ?? ""),
      item.money ? unitMoney : unitCount,
      asOf,
    ]),
    ...(index?.tkbs ?? []).map(({ name, value }) => [name, csvFigure(value), unitRate, asOf]),
    ...months,
    ...(index?.desc ? [[note, index.desc, "", ""]] : []),
  ];
  return new Response(csv(rows), {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": 'inline; filename="statistik.csv"' },
  });
}
