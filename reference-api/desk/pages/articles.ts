import { Hono } from "hono";
import { html } from "hono/html";
import { dayText } from "../../jakarta-time.ts";
import { type ArticleState, decideArticle, listDeskArticles, showDeskArticle } from "../../services/content/desk-articles.ts";
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
import { type Html, notice, timeText } from "./parts.ts";
import { staleError } from "./refusals.ts";

/** The pages of articles. */
export const articlePages = new Hono<DeskEnv>();

const states: Record<ArticleState, { name: string; tone: Parameters<typeof stateBadge>[1] }> = {
  fault: { name: "Berkas salah", tone: "bad" },
  missing: { name: "Berkas hilang, masih tampil", tone: "bad" },
  draft: { name: "Naskah", tone: "calm" },
  waiting: { name: "Belum diimpor", tone: "calm" },
  scheduled: { name: "Terjadwal", tone: "calm" },
  withdrawn: { name: "Ditarik", tone: "bad" },
  published: { name: "Terbit", tone: "good" },
};
const badge = (state: ArticleState): Html => stateBadge(states[state].name, states[state].tone);
const stateNames = Object.keys(states) as ArticleState[];

type Listed = Awaited<ReturnType<typeof listDeskArticles>>[number];

const entry = ({ id, title, category, state, from, changed, foreign }: Listed): Html =>
  html`<li>${foreign ? html`<strong>${title}</strong>` : html`<a href="/konten/artikel/${id}">${title}</a>`}<p>${badge(state)} ${[
    category,
    state === "scheduled" ? `tampil mulai ${timeText(from)} WIB` : state === "published" ? `tampil sejak ${timeText(from)} WIB` : "",
    changed ? "berkas berubah sejak diimpor" : "",
    foreign ? "dari penyunting lain, tanpa berkas" : "",
  ]
    .filter(Boolean)
    .join(" · ")}</p></li>`;

articlePages.get("/konten", async (context) => {
  const all = await listDeskArticles(deskOf(context));
  const chosen = stateNames.find((state) => state === context.req.query("status"));
  const shown = all.filter(({ state }) => !chosen || state === chosen);
  const filters = [undefined, ...stateNames].flatMap((state) => {
    const amount = state ? all.filter((one) => one.state === state).length : all.length;
    if (state && amount === 0 && state !== chosen) return [];
    const href = state ? `/konten?status=${state}` : "/konten";
    return [html`<a href="${href}" ${state === chosen ? html`aria-current="true"` : ""}>${state ? states[state].name : "Semua"} (${amount})</a>`];
  });
  return show(
    context,
    "Artikel",
    html`${contentLinks("/konten")}<p>Isi artikel ditulis sebagai berkas. Di sini Anda memeriksa, melihat pratinjau, lalu menerbitkan, menjadwalkan, atau menariknya.</p><nav class="filters" aria-label="Status artikel">${filters}</nav>${
      shown.length === 0 ? html`<p>Tidak ada artikel dengan status ini.</p>` : html`<ul class="entries">${shown.map(entry)}</ul>`
    }`,
  );
});

type AnyShown = Awaited<ReturnType<typeof showDeskArticle>>;
type Shown = Exclude<AnyShown, Unreadable>;
type Unreadable = Extract<AnyShown, { faults: string[] }>;

const factsPart = ({ category, description, from, date, draft, state }: Shown): Html =>
  html`<dl><dt>Kategori</dt><dd>${category}</dd><dt>Ringkasan</dt><dd>${description}</dd><dt>Menurut berkas</dt><dd>${draft ? "naskah" : "terbit"}, tanggal ${dayText(date)}</dd><dt>Di situs</dt><dd>${
    state === "published" ? `sejak ${timeText(from)} WIB` : state === "scheduled" ? `mulai ${timeText(from)} WIB` : "tidak tampil"
  }</dd></dl>`;

/** The withdrawal of an article, with the articles whose links it breaks. */
const withdrawSection = (
  context: DeskContext,
  { id, mark, linkedFrom }: AnyShown,
  values: Record<string, string>,
  error: ActError | undefined,
): Html =>
  html`<section><h3>Tarik</h3>${linkedFrom.length > 0 ? html`<p>${linkedFrom.length} artikel menautkan ke sini. Tautannya tidak berfungsi setelah artikel ini ditarik:</p><ul>${linkedFrom.map((one) => html`<li><a href="/konten/artikel/${one.id}">${one.title}</a></li>`)}</ul>` : ""}${actForm(context, { action: `/konten/artikel/${id}`, mark }, "tarik", withdrawPart(values, error))}</section>`;

function actsPart(context: DeskContext, shown: Shown, values: Record<string, string>, error: ActError | undefined): Html {
  const entry = { action: `/konten/artikel/${shown.id}`, mark: shown.mark };
  const { state, changed, decision } = shown;
  if (shown.foreign) return html`<p>Artikel dengan nama ini dari penyunting lain. Berkas ini tidak dipakai.</p>`;
  const isReady = !shown.checks.some(({ level }) => level === "must");
  const canPublish = state !== "published" || changed;
  const publish = canPublish
    ? html`<section><h3>${state === "published" ? "Terbitkan perubahan" : "Terbitkan"}</h3>${
        isReady
          ? html`<p>${state === "published" ? "Berkasnya berubah sejak diimpor. Situs menampilkan isi yang baru." : state === "waiting" ? "Menurut berkasnya artikel ini terbit, tetapi berkasnya belum diimpor. Tanggalnya tetap yang di berkas." : "Artikel tampil di situs sekarang, dengan tanggal hari ini jika belum pernah terbit."}</p>${actForm(context, entry, "terbit", html`<button>${state === "published" ? "Terbitkan perubahan" : "Terbitkan"}</button>`)}`
          : html`<p>Belum bisa: perbaiki dulu yang bertanda Perlu diperbaiki.</p>`
      }</section>`
    : "";
  const schedule =
    state !== "published" && isReady
      ? html`<section><h3>Jadwalkan</h3>${actForm(context, entry, "jadwal", html`${momentFields({ name: "mulai", label: "Tampil mulai", values, at: state === "scheduled" ? shown.from : undefined, error })}<button class="plain">Jadwalkan</button>`)}</section>`
      : "";
  const withdraw = state === "published" || state === "scheduled" ? withdrawSection(context, shown, values, error) : "";
  const follow = decision
    ? html`<section><h3>Ikuti berkas</h3><p>Lupakan keputusan di sini: berlaku lagi yang tertulis di berkas.</p>${actForm(context, entry, "berkas", html`<button class="plain">Ikuti berkas</button>`)}</section>`
    : "";
  return html`${publish}${schedule}${withdraw}${follow}`;
}

/** What is wrong with a file that cannot be read, or is gone, and what the site shows meanwhile. */
function unreadablePart({ id, state, faults, from }: Unreadable): Html {
  if (state === "fault")
    return html`<p>Berkas ini belum dapat dibaca. ${from ? `Situs tetap menampilkan isi sebelumnya, sejak ${timeText(from)} WIB. ` : ""}Perbaiki baris yang disebut, lalu muat ulang halaman ini.</p><ul>${faults.map((fault) => html`<li><code>${fault}</code></li>`)}</ul>`;
  if (state === "withdrawn") return html`<p>Artikel ini tidak tampil di situs, dan berkasnya tidak ada.</p>`;
  return html`<p>Berkas ${id}.md tidak ada lagi, tetapi artikelnya masih tampil di situs, sejak ${timeText(from)} WIB, sampai impor berikutnya. Kembalikan berkasnya dengan nama itu, atau tarik artikelnya sekarang.</p>`;
}

async function articlePage(context: DeskContext, values: Record<string, string> = {}, error?: ActError): Promise<Response> {
  const shown = await showDeskArticle(deskOf(context), context.req.param("id") ?? "");
  const back = html`<p><a href="/konten">Semua artikel</a></p>`;
  if (shown.faults)
    return show(
      context,
      shown.title,
      html`${back}${notice(doneText(context))}<p>${badge(shown.state)}</p>${decisionPart(shown.decision)}${unreadablePart(shown)}${
        shown.from ? html`<div class="acts"><h2>Tindakan</h2>${withdrawSection(context, shown, values, error)}</div>` : ""
      }`,
      error ?? staleError(values, shown),
    );
  return show(
    context,
    shown.title,
    html`${back}${notice(doneText(context))}<p>${badge(shown.state)}</p>${decisionPart(shown.decision)}<p><a class="button plain" href="${shown.preview}" target="_blank" rel="noopener">Lihat seperti di situs</a></p><p class="hint">Terbuka di tab baru. Tautannya berlaku satu jam, hanya bagi yang memegangnya, dan tidak masuk mesin pencari.</p><div class="pair"><div><h2>Pemeriksaan</h2>${checkList(shown.checks)}<h2>Tentang artikel</h2>${factsPart(shown)}</div><div class="acts"><h2>Tindakan</h2>${actsPart(context, shown, values, error)}</div></div>`,
    error ?? staleError(values, shown),
  );
}
articlePages.get("/konten/artikel/:id", (context) => articlePage(context));
for (const verb of verbs)
  articlePages.post(`/konten/artikel/:id/${verb}`, (context) =>
    runAct(context, {
      verb,
      decide: (act, mark) => decideArticle(deskOf(context), context.req.param("id"), act, mark),
      show: (values, error) => articlePage(context, values, error),
    }),
  );
