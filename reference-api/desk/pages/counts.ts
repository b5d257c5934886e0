import { Hono } from "hono";
import { html } from "hono/html";
import { dayText } from "../../jakarta-time.ts";
import { lastDays, OTHER_CAMPAIGN, type Percentile, readCounts, type Vital } from "../../services/counts.ts";
import { type DeskEnv, deskOf, show } from "./context.ts";
import { type Html, table } from "./parts.ts";

/** The periods to choose from, days; the first without a choice. */
const PERIODS = [7, 30, 90] as const;

const numberText = (value: number, decimals = 0) => value.toLocaleString("id-ID", { maximumFractionDigits: decimals });

const sourceNames: Record<string, string> = {
  search: "Mesin pencari",
  social: "Media sosial dan obrolan",
  direct: "Langsung (alamat diketik, disimpan, atau dari aplikasi)",
  other: "Situs lain",
};

/** How a measurement is written, in the unit of its column, and up to where it counts as good (web.dev, Web Vitals). */
const vitals: Record<Vital, { unit: number; decimals: number; good: number }> = {
  lcp: { unit: 1_000, decimals: 1, good: 2_500 },
  inp: { unit: 1, decimals: 0, good: 200 },
  cls: { unit: 1_000, decimals: 2, good: 100 },
};

function speedText(vital: Vital, found: Percentile | undefined): Html | string {
  if (!found) return "–";
  const { unit, decimals, good } = vitals[vital];
  const written = `${found.above ? "lebih dari " : ""}${numberText(found.value / unit, decimals)}`;
  return found.value > good ? html`<strong>${written} (tinggi)</strong>` : written;
}

/** The page of the counts of visits. */
export const countPages = new Hono<DeskEnv>();

countPages.get("/angka", async (context) => {
  const desk = deskOf(context);
  const days = PERIODS.find((one) => String(one) === context.req.query("hari")) ?? PERIODS[0];
  const period = lastDays(desk, days);
  const { views, campaigns, arrivals, ads, speeds } = await readCounts(desk, period);
  const address = (text: string) => html`<span class="address">${text}</span>`;
  const amount = (value: number) => html`<span class="amount">${numberText(value)}</span>`;
  const periods = PERIODS.map(
    (one) => html`<a class="button plain" href="/angka?hari=${one}" ${one === days ? html`aria-current="page"` : ""}>${one} hari</a> `,
  );
  return show(
    context,
    "Angka",
    html`<nav aria-label="Masa" class="periods">${periods}</nav><p>${dayText(period.from)} sampai ${dayText(period.to)}, waktu Jakarta. Yang dihitung adalah kunjungan, bukan orang. Jumlah sebenarnya lebih besar: browser yang meminta tidak dihitung dan browser tanpa skrip tidak masuk. Angka baru muncul dalam beberapa detik.</p><h2>Halaman</h2>${table(
      "Halaman, yang paling sering dibuka lebih dulu",
      ["Halaman", "Kunjungan"],
      views.map((one) => [address(one.page), amount(one.views)]),
    )}<h2>Kampanye</h2><p class="hint">Dari tautan dengan utm_source dan utm_campaign, misalnya dari halaman Bagikan. “${OTHER_CAMPAIGN}” berarti kampanye hari itu sudah terlalu banyak untuk dirinci.</p>${table(
      "Kunjungan dari kampanye",
      ["Kampanye", "Halaman", "Kunjungan"],
      campaigns.map((one) => [address(one.campaign), address(one.page), amount(one.views)]),
    )}<h2>Asal kunjungan</h2>${table(
      "Asal kunjungan dari luar situs",
      ["Asal", "Kunjungan"],
      arrivals.map((one) => [sourceNames[one.source] ?? one.source, amount(one.arrivals)]),
    )}<h2>Klik iklan</h2>${table(
      "Klik iklan",
      ["Iklan", "Tempat", "Klik"],
      ads.map((one) => [one.title || `Iklan ${one.id}`, one.slot ? address(one.slot) : "Sudah dihapus", amount(one.clicks)]),
    )}<h2>Kecepatan halaman</h2><p class="hint">Tiga dari empat kunjungan secepat ini atau lebih cepat. Baik: LCP (isi utama tampil) sampai 2,5 detik, INP (tanggapan terlama) sampai 200 milidetik, CLS (isi bergeser) sampai 0,1.</p>${table(
      "Kecepatan halaman, yang paling sering diukur lebih dulu",
      ["Halaman", "LCP (detik)", "INP (milidetik)", "CLS", "Diukur"],
      speeds.map((one) => [address(one.page), speedText("lcp", one.lcp), speedText("inp", one.inp), speedText("cls", one.cls), amount(one.measured)]),
    )}`,
  );
});
