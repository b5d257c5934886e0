import { Hono } from "hono";
import { html } from "hono/html";
import { type AdDevice, type AdSlot, adDevices } from "../../../lib/contract/website.ts";
import { openingHref } from "../../../lib/routes.ts";
import { DeskError } from "../../errors.ts";
import { dayText } from "../../jakarta-time.ts";
import { type AdState, decideAd, listDeskAds, listDeskJobs, showDeskRates } from "../../services/content/desk-site.ts";
import {
  type ActError,
  actForm,
  checkList,
  contentLinks,
  decisionPart,
  doneText,
  momentFields,
  runAct,
  stateBadge,
  verbs,
  withdrawPart,
} from "./content-parts.ts";
import { type DeskContext, type DeskEnv, deskOf, show } from "./context.ts";
import { type Html, notice, table, timeText } from "./parts.ts";
import { shownPicture } from "./pictures.ts";
import { staleError } from "./refusals.ts";

/** The pages of advertisements, announcements, openings and rates. */
export const sitePages = new Hono<DeskEnv>();

const states: Record<AdState, Html> = {
  running: stateBadge("Tayang", "good"),
  coming: stateBadge("Akan datang", "calm"),
  ended: stateBadge("Berakhir", "quiet"),
  withdrawn: stateBadge("Ditarik", "bad"),
};
const slotNames: Record<AdSlot, string> = {
  HomeWindow: "jendela pembuka beranda",
  HomeCenterBanner: "banner tengah beranda",
  HomeTopWarn: "baris atas beranda",
  HomeBottomWarn: "baris bawah beranda",
  HomeFloat: "gambar mengambang di beranda",
};
const deviceNames: Record<AdDevice, string> = { PC: "Layar lebar", iPad: "Tablet", H5: "Ponsel" };

type Ad = Awaited<ReturnType<typeof listDeskAds>>[number];

/** A line at the edge of the page that leads to a page of the site is a notice of the company, as visitors see it. */
const kindOf = ({ slot, opens }: Ad) => (/Warn$/.test(slot) && opens.startsWith("/") ? "Pengumuman" : "Iklan");
const periodText = ({ startsAt, endsAt }: Ad) =>
  [startsAt ? `mulai ${timeText(startsAt)} WIB` : "", endsAt ? `sampai ${timeText(endsAt)} WIB` : "tanpa akhir"].filter(Boolean).join(", ");
const worst = ({ checks }: Ad) => {
  const faults = checks.filter(({ level }) => level === "must").length;
  return faults > 0 ? html` · <strong>${faults} perlu diperbaiki</strong>` : "";
};

sitePages.get("/konten/iklan", async (context) => {
  const found = await listDeskAds(deskOf(context));
  return show(
    context,
    "Iklan dan pengumuman",
    html`${contentLinks("/konten/iklan")}<ul class="entries">${found.map(
      (ad) =>
        html`<li><a href="/konten/iklan/${ad.id}">${ad.title}</a><p>${states[ad.state]} ${kindOf(ad)}, ${slotNames[ad.slot]} · ${periodText(ad)}${worst(ad)}</p></li>`,
    )}</ul>`,
  );
});

function adActs(context: DeskContext, ad: Ad, values: Record<string, string>, error: ActError | undefined): Html {
  const entry = { action: `/konten/iklan/${ad.id}`, mark: ad.mark };
  const isReady = !ad.checks.some(({ level }) => level === "must");
  const isShown = ad.state === "running" || ad.state === "coming";
  const publish =
    ad.state === "coming" || ad.state === "withdrawn"
      ? html`<section><h3>Terbitkan</h3>${isReady ? actForm(context, entry, "terbit", html`<button>Terbitkan</button>`) : html`<p>Belum bisa: perbaiki dulu yang bertanda Perlu diperbaiki.</p>`}</section>`
      : "";
  const schedule = isReady
    ? html`<section><h3>Jadwalkan</h3><p>Yang kosong tetap seperti sekarang.</p>${actForm(context, entry, "jadwal", html`${momentFields({ name: "mulai", label: "Tayang mulai", values, at: ad.state === "coming" ? ad.startsAt : undefined, error })}${momentFields({ name: "sampai", label: "Tayang sampai", values, at: isShown ? ad.endsAt : undefined, error })}<button class="plain">Jadwalkan</button>`)}</section>`
    : "";
  return html`${publish}${schedule}${isShown ? html`<section><h3>Tarik</h3>${actForm(context, entry, "tarik", withdrawPart(values, error))}</section>` : ""}${
    ad.decision
      ? html`<section><h3>Ikuti berkas</h3><p>Lupakan keputusan di sini: berlaku lagi yang tertulis di berkas.</p>${actForm(context, entry, "berkas", html`<button class="plain">Ikuti berkas</button>`)}</section>`
      : ""
  }`;
}

async function adPage(context: DeskContext, values: Record<string, string> = {}, error?: ActError): Promise<Response> {
  const desk = deskOf(context);
  const ad = (await listDeskAds(desk)).find(({ id }) => id === context.req.param("id"));
  if (!ad) throw new DeskError("There is no advertisement of this id.");
  const pictures = adDevices.flatMap((device) => {
    const src = ad.pictures[device];
    const text = ad.titles[device] ?? ad.title;
    return src ? [html`<figure><figcaption>${deviceNames[device]}</figcaption>${shownPicture(desk, src, text)}</figure>`] : [];
  });
  return show(
    context,
    ad.title,
    html`<p><a href="/konten/iklan">Semua iklan dan pengumuman</a></p>${notice(doneText(context))}<p>${states[ad.state]} ${kindOf(ad)}, ${slotNames[ad.slot]} · ${periodText(ad)}</p>${decisionPart(ad.decision)}<div class="pair"><div><h2>Pemeriksaan</h2>${checkList(ad.checks)}<h2>Gambar</h2><div class="figures">${pictures}</div></div><div class="acts"><h2>Tindakan</h2>${adActs(context, ad, values, error)}</div></div>`,
    error ?? staleError(values, ad),
  );
}
sitePages.get("/konten/iklan/:id", (context) => adPage(context));
for (const verb of verbs)
  sitePages.post(`/konten/iklan/:id/${verb}`, (context) =>
    runAct(context, {
      verb,
      decide: (act, mark) => decideAd(deskOf(context), context.req.param("id"), act, mark),
      show: (values, error) => adPage(context, values, error),
    }),
  );

sitePages.get("/konten/lowongan", (context) => {
  const desk = deskOf(context);
  const found = listDeskJobs(desk);
  return show(
    context,
    "Lowongan",
    html`${contentLinks("/konten/lowongan")}<p>Lowongan berubah bersama rilis situs. Yang sudah ditutup tetap tampil, tanpa tombol lamar.</p>${
      found.some(({ isOpen }) => isOpen)
        ? ""
        : checkList([{ level: "advice", text: "Tidak ada lowongan yang dibuka. Minta rilis baru jika ada posisi yang dicari." }])
    }<ul class="entries">${found.map(
      ({ id, position, posted, closingDay, isOpen, time, education }) =>
        html`<li><a href="${desk.siteUrl}${openingHref(id)}" target="_blank" rel="noopener">${position}</a><p>${isOpen ? stateBadge("Dibuka", "good") : stateBadge("Ditutup", "quiet")} ${time}, ${education} · dipasang ${dayText(posted)}, penutupan ${dayText(closingDay)}</p></li>`,
    )}</ul>`,
  );
});

const billions = (rupiah: number) => `${(rupiah / 1e9).toFixed(2).replace(".", ",")} miliar`;

sitePages.get("/konten/tkb", async (context) => {
  const { months, rates, note, check } = await showDeskRates(deskOf(context));
  return show(
    context,
    "TKB",
    html`${contentLinks("/konten/tkb")}<p>Dihitung dari bulan terakhir di rates.yaml, dan berubah dengan impor berkas.</p>${checkList([check])}<h2>Yang tampil di situs</h2><dl>${rates.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}<dt>Catatan</dt><dd>${note ?? "–"}</dd></dl><h2>Enam bulan terakhir</h2>${table(
      "Sisa pinjaman menurut bulan, yang terbaru lebih dulu",
      ["Bulan", "Sisa pinjaman (Rp)", "Terlambat lebih dari 90 hari (Rp)"],
      months.map(({ asOf, outstanding, late }) => [dayText(asOf), billions(outstanding), billions(late.day90)]),
    )}`,
  );
});
