import { Hono } from "hono";
import { html } from "hono/html";
import { type Consent, consents } from "../../../lib/contract/agreements.ts";
import { fieldsOfPart } from "../../../lib/contract/colleague-parts.ts";
import { companyForm } from "../../../lib/contract/company-form.ts";
import { type DocumentField, documentsOf, type FormField } from "../../../lib/contract/field-list.ts";
import type { Review } from "../../../lib/contract/investor.ts";
import { personForm } from "../../../lib/contract/person-form.ts";
import { splitRegion } from "../../../lib/contract/region.ts";
import { submissionStates } from "../../db/schema/accounts.ts";
import { dayText } from "../../jakarta-time.ts";
import { type Desk, need, personOf } from "../../services/audit.ts";
import { checkReason } from "../../services/check-reason.ts";
import { extendedValue, openDocument } from "../../services/files/files.ts";
import { reviewText } from "../../services/messages/texts.ts";
import { permissionsOf } from "../../services/staff.ts";
import { decideSubmission, listSubmissions, needsTwo, showSubmission, takeSubmission, waitingStates } from "../../services/submissions.ts";
import { type DeskContext, type DeskEnv, deskOf, doneOf, formOf, redirectDone, show } from "./context.ts";
import { enterButton, type FormError, field, type Html, hidden, notice, table, ticketNames, timeText } from "./parts.ts";
import { refusalOf, refusalText, staleError } from "./refusals.ts";
import { ONLY_SHOW, previewPart } from "./saved-input.ts";

const acts = ["setuju", "minta", "tolak"] as const;
type Act = (typeof acts)[number];

const PAGE_SIZE = 25;
const stateNames: Record<(typeof submissionStates)[number], string> = {
  received: "Diterima",
  reviewing: "Sedang ditinjau",
  correction: "Menunggu perbaikan",
  approved: "Disetujui",
  refused: "Ditolak",
};
const REASONS = [
  "Dokumen buram atau terpotong. Unggah foto yang jelas dan utuh.",
  "Isinya tidak sama dengan dokumen. Tulis seperti di dokumen.",
  "Dokumen sudah tidak berlaku. Unggah yang masih berlaku.",
  "Rekening harus atas nama pemohon.",
];

/** The pages of submissions and their documents. */
export const submissionPages = new Hono<DeskEnv>();

/** What the list shows: what waits for a decision, everything, or one state. */
const choices = ["", "semua", ...submissionStates] as const;
const choiceNames: Record<(typeof choices)[number], string> = { "": "Menunggu keputusan", semua: "Semua", ...stateNames };

const doneTexts: Record<Act, (number: string) => string> = {
  setuju: (number) => `Pengajuan ${number} disetujui.`,
  minta: (number) => `Permintaan perbaikan pengajuan ${number} dikirim.`,
  tolak: (number) => `Pengajuan ${number} ditolak.`,
};

/** What was decided before the list was shown. */
function doneText(context: DeskContext): string | undefined {
  const { selesai, nomor } = doneOf(context);
  const act = acts.find((one) => one === selesai);
  return act && nomor && doneTexts[act](nomor);
}

submissionPages.get("/pengajuan", async (context) => {
  const typed = (context.req.query("cari") ?? "").slice(0, 100);
  // A search covers all states.
  const chosen = choices.find((choice) => choice === context.req.query("status")) || (typed.trim() ? "semua" : "");
  const status = chosen === "semua" ? undefined : chosen || waitingStates;
  const current = Math.min(4_000, Math.max(1, Math.floor(Number(context.req.query("halaman"))) || 1));
  const found = await listSubmissions(deskOf(context), { status, typed, limit: PAGE_SIZE + 1, offset: (current - 1) * PAGE_SIZE });
  const link = (to: number) => `/pengajuan?${new URLSearchParams({ cari: typed, status: chosen, halaman: String(to) })}`;
  return show(
    context,
    "Pengajuan",
    html`${notice(doneText(context))}<form class="row" role="search">${field({ name: "cari", label: "Nama, email, atau nomor", value: typed, type: "search" })}<div class="field"><label for="status">Status</label><select id="status" name="status">${choices.map(
      (choice) => html`<option value="${choice}" ${choice === chosen ? html`selected` : ""}>${choiceNames[choice]}</option>`,
    )}</select></div><button>Cari</button></form>${table(
      "Pengajuan, yang tertua lebih dulu",
      ["Nomor", "Nama", "Jenis", "Status", "Diterima", "Peninjau"],
      found.slice(0, PAGE_SIZE).map((one) => [
        html`<a href="/pengajuan/${one.account}">${one.number}</a>`,
        one.name,
        one.type === 1 ? "Perusahaan" : "Pribadi",
        [
          stateNames[one.status],
          // While a submission waits, `changed` is the time of its last correction.
          ...(one.changed && waitingStates.includes(one.status) ? ["sudah diperbaiki"] : []),
          ...(one.approvalBy ? ["menunggu konfirmasi"] : []),
        ].join(", "),
        timeText(one.received),
        one.takenBy ? personOf(one.takenBy) : "–",
      ]),
    )}<p>${current > 1 ? html`<a href="${link(current - 1)}">Sebelumnya</a> ` : ""}${found.length > PAGE_SIZE ? html`<a href="${link(current + 1)}">Berikutnya</a>` : ""}</p>`,
  );
});

type Shown = Awaited<ReturnType<typeof showSubmission>>;
const reviewPart = (review: Review | undefined, labels: Labels) =>
  review?.items || review?.reason
    ? html`<h2>Yang sudah diminta</h2><ul>${(review.items ?? []).map(({ field: name, reason }) => html`<li>${labels.get(name) ?? name}: ${reason}</li>`)}${review.reason ? html`<li>${review.reason}</li>` : ""}</ul>`
    : "";
const actNames: Record<Shown["history"][number]["action"], string> = {
  "details-submitted": "Data dikirim",
  "details-corrected": "Diperbaiki pemohon",
  "details-taken-back": "Ditarik pemohon",
  "submission-correction": "Perbaikan diminta",
  "submission-approval-proposed": "Persetujuan diusulkan",
  "submission-approved": "Disetujui",
  "submission-refused": "Ditolak",
};
const historyPart = (history: Shown["history"], labels: Labels) => {
  const nameOf = (field: string) => labels.get(field) ?? field;
  return html`<section aria-labelledby="riwayat"><h2 id="riwayat">Riwayat</h2><ol>${history.map(
    ({ at, by, action, fields, items, reason }) =>
      html`<li><strong>${actNames[action]}</strong>, ${by.startsWith("funder:") ? "" : `${personOf(by)}, `}${timeText(at)}${
        items
          ? html`<ul>${items.map((item) => html`<li>${nameOf(item.field)}: ${item.reason}</li>`)}</ul>`
          : reason
            ? html`<p class="written">${reason}</p>`
            : fields.length > 0
              ? html`<p>${fields.map(nameOf).join(", ")}</p>`
              : ""
      }</li>`,
  )}</ol></section>`;
};
type Corrections = ReadonlyMap<string, Date>;
/** When each field was last corrected; a submission that was taken back and sent again starts without corrections. */
function correctionsOf(history: Shown["history"]): Corrections {
  const sent = history.findLastIndex(({ action }) => action === "details-submitted");
  return new Map(
    history.slice(sent + 1).flatMap(({ action, at, fields }) => (action === "details-corrected" ? fields.map((field) => [field, at] as const) : [])),
  );
}
const correctedMark = (at: Date | undefined) => (at ? html` <em>(diperbaiki ${timeText(at)})</em>` : "");
const requestPart = (requests: Shown["requests"], mayAnswer: boolean) =>
  requests.length === 0
    ? ""
    : html`<section aria-labelledby="permintaan"><h2 id="permintaan">Permintaan dari pemohon</h2><ul>${requests.map(
        ({ ticket, kind, received, due, answered, message }) =>
          html`<li><strong>${ticketNames[kind] ?? kind}</strong>, ${mayAnswer ? html`<a href="/tiket/${ticket}">${ticket}</a>` : ticket}, diterima ${timeText(received)}. ${answered ? `Dijawab ${timeText(answered)}.` : `Belum dijawab, batas waktu ${timeText(due)}.`}${message ? html`<p class="written">${message}</p>` : ""}</li>`,
      )}</ul></section>`;
const colleaguePart = (colleagues: Shown["colleagues"], labels: Labels) =>
  colleagues.length === 0
    ? ""
    : html`<section aria-labelledby="rekan"><h2 id="rekan">Bagian yang diisi rekan</h2><p>Pemohon menerima jawaban ini ke formulirnya, dan dapat mengubahnya sebelum mengirim.</p><ul>${colleagues.map(
        ({ part, name, filled, taken }) =>
          html`<li><strong>${name}</strong>, diisi ${timeText(filled)}, diterima pemohon ${timeText(taken)}: ${fieldsOfPart(part)
            .map((one) => labels.get(one.name) ?? one.name)
            .join(", ")}.</li>`,
      )}</ul></section>`;
const documentPart = ({ id, name, type }: Shown["documents"][number], uses: string, corrected: Date | undefined) =>
  html`<figure><figcaption><strong>${uses || "Tidak dipakai lagi"}</strong>${correctedMark(corrected)}<br>${name} (<a href="/berkas/${id}" target="_blank" rel="noopener">buka di tab baru</a>)</figcaption>${
    type.startsWith("image/")
      ? html`<img src="/berkas/${id}" alt="${uses}: ${name}" loading="lazy">`
      : type === "application/pdf"
        ? html`<iframe src="/berkas/${id}" title="${uses}: ${name}"></iframe>`
        : ""
  }</figure>`;

/** Whether an approval would be the proposal that somebody else confirms. */
const isProposal = (desk: Desk, { type, approvalBy }: Shown) => needsTwo(desk, type) && !approvalBy;

/** The button of an approval, with what `FOUR_EYES=1` means for it. */
function approvalPart(desk: Desk, shown: Shown, button: Html): Html {
  if (!needsTwo(desk, shown.type)) return button;
  if (shown.approvalBy === desk.actor) return html`<p>Anda mengusulkan persetujuan ini. Peninjau lain mengonfirmasinya.</p>`;
  return html`<p>Persetujuan perusahaan perlu dua peninjau: satu mengusulkan, yang lain mengonfirmasi.</p>${button}`;
}

type Labels = Map<string, string>;
type Outcome = {
  act?: Act | undefined;
  error?: FormError | undefined;
  done?: string | undefined;
  /** Shown instead of the fields. */
  preview?: (shown: Shown, labels: Labels) => Html;
};

const isTyped = ([name, value]: [string, string]) => name !== "csrf" && name !== "mark" && value.trim() !== "";
/** The decisions that something was typed for. */
const typedFor = (values: Record<string, string>) =>
  new Set(
    Object.entries(values)
      .filter(isTyped)
      .map(([name]) => (name === "pilihan" || name.startsWith("field-") ? "minta" : name)),
  );

/** The decisions on a submission, in the one form of its page. */
function decisionsPart(desk: Desk, shown: Shown, labels: Labels, values: Record<string, string>, { act, error }: Outcome): Html {
  const typed = typedFor(values);
  const to = (verb: Act) => html`formaction="/pengajuan/${shown.account}/${verb}"`;
  const open = (verb: Act) => (verb === act || typed.has(verb) ? html`open` : "");
  const errorOf = (id: string) => (error?.field === id ? error.text : undefined);
  const reasonField = (id: Act) => field({ name: id, label: "Alasan yang dibaca pemohon", value: values[id] ?? "", area: true, error: errorOf(id) });
  const missing = errorOf("bagian");
  return html`<h2>Keputusan</h2>
<details ${open("setuju")}><summary>Setujui</summary>${approvalPart(desk, shown, html`<button ${to("setuju")}>Lihat pesan, lalu ${isProposal(desk, shown) ? "usulkan" : "setujui"}</button>`)}</details>
<details ${open("minta")}><summary>Minta perbaikan</summary><fieldset id="bagian" ${missing ? html`aria-describedby="bagian-error"` : ""}><legend>Bagian yang perlu diperbaiki</legend>${missing ? html`<p class="error" id="bagian-error">${missing}</p>` : ""}${[
    ...labels,
  ].map(
    ([name, label]) =>
      html`<label class="check"><input type="checkbox" name="field-${name}" value="1" ${values[`field-${name}`] ? html`checked` : ""}>${label}</label>`,
  )}</fieldset><div class="field"><label for="pilihan">Alasan yang sering dipakai</label><select id="pilihan" name="pilihan"><option value="">Tulis sendiri di bawah</option>${REASONS.map(
    (reason) => html`<option ${values.pilihan === reason ? html`selected` : ""}>${reason}</option>`,
  )}</select></div>${reasonField("minta")}<button ${to("minta")}>Lihat pesan, lalu kirim</button></details>
<details ${open("tolak")}><summary>Tolak</summary>${reasonField("tolak")}<button class="danger" ${to("tolak")}>Lihat pesan, lalu tolak</button></details>`;
}

/** The consents of the form, and what follows from one that was not given. */
const consentTexts: Record<Consent, { name: string; without: string }> = {
  "consent-face": { name: "Persetujuan pencocokan foto wajah", without: "periksa lewat tatap muka di kantor" },
  "consent-financial": {
    name: "Persetujuan pemeriksaan data keuangan",
    without: "jangan periksa data keuangan; pemohon dapat menunjukkan buktinya di kantor",
  },
  "risk-understood": { name: "Pernyataan memahami risiko", without: "pemohon belum dapat mendanai" },
};

const consentPart = ({ consents: given }: Shown, form: readonly FormField[]): Html =>
  html`<section aria-labelledby="persetujuan"><h2 id="persetujuan">Persetujuan</h2><ul>${consents
    .filter(({ document }) => document !== "consent-face" || documentsOf(form).some(({ control }) => control.scan === "face"))
    .map(({ document }) => {
      const { name, without } = consentTexts[document];
      return html`<li>${name}: ${given.includes(document) ? "diberikan" : html`<strong>tidak diberikan</strong> – ${without}`}</li>`;
    })}</ul></section>`;

/** What was typed, in the order of the form; fields that it does not have come last. */
function textsOf({ type, details }: Shown, form: readonly FormField[]): [name: string, value: string][] {
  const sent = Object.fromEntries(
    Object.entries((details ?? {}) as Record<string, unknown>).flatMap(([name, value]) => (Array.isArray(value) ? [] : [[name, String(value)]])),
  );
  const values: Record<string, string> = type === "company" ? { ...sent, ...splitRegion(sent) } : sent;
  const isDate = (name: string) => form.some((one) => one.name === name && one.control.kind === "date");
  return [...new Set([...form.map(({ name }) => name), ...Object.keys(values)])].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, isDate(name) ? dayText(value) : value]];
  });
}

/** The documents in the order of the form, also those that a correction brought; what no field uses comes last. */
function documentsPart({ details, documents }: Shown, form: readonly FormField[], corrections: Corrections): Html {
  const fields = documentsOf(form);
  const values = (details ?? {}) as Record<string, unknown>;
  const usesOf = (id: string) => fields.filter(({ name }) => [values[name]].flat().some((url) => String(url).endsWith(`/${id}`)));
  const place = ([first]: readonly DocumentField[]) => (first ? fields.indexOf(first) : fields.length);
  const files = documents.map((file) => ({ file, uses: usesOf(file.id) })).sort((one, other) => place(one.uses) - place(other.uses));
  return html`<section aria-labelledby="dokumen"><h2 id="dokumen">Dokumen</h2>${files.map(({ file, uses }) =>
    documentPart(file, uses.map(({ label }) => label).join(", "), uses.map(({ name }) => corrections.get(name)).find(Boolean)),
  )}</section>`;
}

/** The page of a submission. It is one form, so that what was typed comes back with the page after each of its acts. */
async function submissionPage(context: DeskContext, values: Record<string, string> = {}, outcome: Outcome = {}) {
  const desk = deskOf(context);
  const shown = await showSubmission(desk, context.req.param("account") ?? "");
  const stale = staleError(values, shown);
  const { error = stale, done } = outcome;
  const preview = stale ? undefined : outcome.preview;
  const form: readonly FormField[] = shown.type === "company" ? companyForm : personForm;
  const labels: Labels = new Map(form.map(({ name, label }) => [name, label]));
  const details = textsOf(shown, form);
  const corrections = correctionsOf(shown.history);
  const correctedAt = [...corrections.values()].reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined);
  const action = `/pengajuan/${shown.account}`;
  const [verb, button] =
    shown.takenBy === desk.actor
      ? ["lepas", "Lepas pengajuan"]
      : shown.takenBy
        ? ["ambil-alih", "Ambil alih pengajuan"]
        : ["ambil", "Ambil pengajuan"];
  return show(
    context,
    `${shown.number} ${shown.name}`,
    html`${preview?.(shown, labels) ?? ""}${notice(done)}
<p>${stateNames[shown.status]}. ${shown.takenBy ? `Ditinjau oleh ${personOf(shown.takenBy)}.` : "Belum diambil peninjau."} Diterima ${timeText(shown.received)}.${correctedAt ? ` Terakhir diperbaiki ${timeText(correctedAt)}.` : ""}${shown.approvalBy ? html` <strong>Persetujuan diusulkan oleh ${personOf(shown.approvalBy)}, menunggu konfirmasi.</strong>` : ""}</p>
<form method="post" action="${action}/minta">${hidden(context.get("csrf"), shown.mark)}${enterButton(`${action}/minta`)}
${preview ? "" : html`<p><button class="plain" formaction="${action}/${verb}">${button}</button></p>`}
${requestPart(shown.requests, permissionsOf[context.get("member").role].includes("tickets"))}
${colleaguePart(shown.colleagues, labels)}
<div class="pair"><section aria-labelledby="data"><h2 id="data">Data</h2><dl><dt>Email</dt><dd>${shown.email ?? "–"}</dd><dt>Ponsel</dt><dd>${shown.mobile ? `+${shown.mobile}` : "–"}</dd>${details.map(([name, value]) => html`<dt>${labels.get(name) ?? name}${correctedMark(corrections.get(name))}</dt><dd>${value}</dd>`)}</dl>${consentPart(shown, form)}${reviewPart(shown.review, labels)}</section>
${documentsPart(shown, form, corrections)}</div>
${historyPart(shown.history, labels)}
${preview ? "" : decisionsPart(desk, shown, labels, values, outcome)}</form>`,
    error,
  );
}

/** Runs an act of the form; shows a refusal of the service beside its field, with what was typed. */
async function run<Done>(context: DeskContext, values: Record<string, string>, act: Act | undefined, decide: () => Promise<Done>) {
  try {
    return await decide();
  } catch (failure) {
    const error = refusalOf(failure);
    const { code } = error.refusal;
    const field = code === "unknownField" ? "bagian" : code === "staleStatus" || act === "setuju" ? undefined : act;
    return submissionPage(context, values, { act, error: { field, text: refusalText(error) } });
  }
}

submissionPages.get("/pengajuan/:account", (context) =>
  submissionPage(context, {}, { done: doneOf(context).selesai === "usul" ? "Persetujuan diusulkan. Belum ada pesan yang dikirim." : undefined }),
);
for (const [verb, taking, done] of [
  ["ambil", "take", "Pengajuan ini sekarang tugas Anda."],
  ["ambil-alih", "take over", "Pengajuan ini sekarang tugas Anda."],
  ["lepas", "return", "Pengajuan ini bukan lagi tugas Anda."],
] as const)
  submissionPages.post(`/pengajuan/:account/${verb}`, async (context) => {
    const account = context.req.param("account");
    const values = await formOf(context);
    if (values[ONLY_SHOW]) return submissionPage(context, values);
    const refused = await run(context, values, undefined, () => takeSubmission(deskOf(context), account, taking));
    if (refused) return refused;
    return Object.entries(values).some(isTyped) ? submissionPage(context, values, { done }) : context.redirect(`/pengajuan/${account}`, 303);
  });
for (const act of acts)
  submissionPages.post(`/pengajuan/:account/${act}`, async (context) => {
    const desk = deskOf(context);
    need(desk, "submissions");
    const values = await formOf(context);
    if (values[ONLY_SHOW]) return submissionPage(context, values, { act });
    const fields = Object.keys(values).flatMap((name) => (name.startsWith("field-") ? [name.slice(6)] : []));
    if (act === "minta" && fields.length === 0)
      return submissionPage(context, values, { act, error: { field: "bagian", text: "Pilih bagian yang perlu diperbaiki." } });
    const typed = act === "minta" ? values.minta?.trim() || values.pilihan || "" : (values.tolak ?? "");
    const reason = act === "setuju" ? "" : await run(context, values, act, async () => checkReason(typed, "reason"));
    if (reason instanceof Response) return reason;
    const status = act === "setuju" ? "approved" : act === "minta" ? "correction" : "refused";
    if (values.yakin !== "1") {
      const decisionText = (labels: Labels) =>
        act === "minta" ? html`<ul>${fields.map((name) => html`<li>${labels.get(name) ?? name}: ${reason}</li>`)}</ul>` : html`<p>${reason}</p>`;
      const preview = (shown: Shown, labels: Labels) => {
        const { subject, text } = reviewText(status, shown.number);
        const proposal = act === "setuju" && isProposal(desk, shown);
        return previewPart(context, values, {
          title: proposal ? "Pesan yang dikirim setelah dikonfirmasi" : "Pesan yang dikirim",
          message: html`<p><strong>${subject}</strong><br>${text}</p>${act === "setuju" ? "" : html`<p>Di halaman status pemohon:</p>${decisionText(labels)}`}`,
          button: proposal ? "Usulkan persetujuan" : { setuju: "Setujui sekarang", minta: "Kirim permintaan", tolak: "Tolak sekarang" }[act],
        });
      };
      return submissionPage(context, values, { preview });
    }
    const decided = await run(context, values, act, () =>
      decideSubmission(
        desk,
        context.req.param("account"),
        status === "approved"
          ? { status }
          : status === "refused"
            ? { status, reason }
            : { status, items: fields.map((name) => ({ field: name, reason })) },
        values.mark ?? "",
      ),
    );
    if (decided instanceof Response) return decided;
    if (decided.proposedBy) return redirectDone(context, `/pengajuan/${decided.account}`, { selesai: "usul" });
    return redirectDone(context, "/pengajuan", { selesai: act, nomor: decided.number });
  });
submissionPages.get("/berkas/:id", async (context) => {
  const { name, mediaType, size, bytes } = await openDocument(deskOf(context), context.req.param("id"));
  const inline = mediaType.startsWith("image/") || mediaType === "application/pdf";
  // Shown in a frame of the submission. Headers of a Response of its own would lose against those of all pages.
  context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'");
  return context.body(bytes, 200, {
    "content-type": mediaType,
    "content-length": String(size),
    "content-disposition": `${inline ? "inline" : "attachment"}; filename*=UTF-8''${extendedValue(name)}`,
  });
});
