import { html } from "hono/html";
import { inJakarta } from "../../jakarta-time.ts";
import { personOf } from "../../services/audit.ts";
import type { Check } from "../../services/content/checks.ts";
import type { Decision } from "../../services/content/decisions.ts";
import type { ContentAct } from "../../services/content/desk-articles.ts";
import { type DeskContext, doneOf, formOf, redirectDone } from "./context.ts";
import { type FormError, field, type Html, hidden, timeText } from "./parts.ts";
import { refusalOf, refusalText } from "./refusals.ts";
import { ONLY_SHOW } from "./saved-input.ts";

const sections = [
  ["/konten", "Artikel"],
  ["/konten/iklan", "Iklan dan pengumuman"],
  ["/konten/lowongan", "Lowongan"],
  ["/konten/tkb", "TKB"],
  ["/konten/gambar", "Gambar"],
] as const;

/** The links between the pages of content. */
export const contentLinks = (current: (typeof sections)[number][0]): Html =>
  html`<nav class="parts" aria-label="Jenis konten">${sections.map(([href, name]) => html`<a href="${href}" ${href === current ? html`aria-current="page"` : ""}>${name}</a>`)}</nav>`;

const levelNames: Record<Check["level"], string> = { must: "Perlu diperbaiki", advice: "Saran", ok: "Sesuai" };
const levelOrder: readonly Check["level"][] = ["must", "advice", "ok"];

/** What the checks found, what must be done first. */
export const checkList = (checks: readonly Check[]): Html =>
  html`<ul class="checks">${levelOrder.flatMap((level) =>
    checks
      .filter((check) => check.level === level)
      .map(({ text }) => html`<li class="${level}"><strong>${levelNames[level]}</strong> <span>${text}</span></li>`),
  )}</ul>`;

/** A state as a word with its colour. */
export const stateBadge = (name: string, tone: "good" | "calm" | "bad" | "quiet"): Html => html`<span class="state ${tone}">${name}</span>`;

/** The moment of a day and a time in Jakarta; undefined for anything else. */
function wibTime(day = "", time = ""): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined;
  const at = new Date(`${day}T${time}:00+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The day and time fields of a moment, in Jakarta. */
function wibFields(at: Date | null | undefined): [day: string, time: string] {
  const [day = "", time = ""] = at ? inJakarta(at).toISOString().split("T") : [];
  return [day, time.slice(0, 5)];
}

export type ActError = FormError & { field?: "reason" | "mulai-tanggal" | "sampai-tanggal" | undefined };

type MomentField = {
  name: "mulai" | "sampai";
  label: string;
  values: Record<string, string>;
  at?: Date | null | undefined;
  error?: ActError | undefined;
};

/** A day and a time in Jakarta, with what was typed or the moment it stands for. */
export function momentFields({ name, label, values, at, error }: MomentField): Html {
  const [day, time] = wibFields(at);
  const text = error?.field === `${name}-tanggal` ? error.text : undefined;
  return html`<fieldset class="moment"><legend>${label}</legend>${field({ name: `${name}-tanggal`, label: "Tanggal", type: "date", value: values[`${name}-tanggal`] ?? day, error: text })}${field({ name: `${name}-jam`, label: "Jam (WIB)", type: "time", value: values[`${name}-jam`] ?? time })}</fieldset>`;
}

/** The form of one act of an entry, whose page is at `action`. */
export const actForm = (context: DeskContext, { action, mark }: { action: string; mark: string }, verb: string, content: unknown): Html =>
  html`<form method="post" action="${action}/${verb}">${hidden(context.get("csrf"), mark)}${content}</form>`;

/** The field of a reason and its button. */
export const withdrawPart = (values: Record<string, string>, error: ActError | undefined): Html =>
  html`${field({ name: "reason", label: "Alasan menarik", hint: "Hanya pegawai yang membacanya.", value: values.reason, area: true, error: error?.field === "reason" ? error.text : undefined })}<button class="danger">Tarik dari situs</button>`;

/** Who decided what about an entry last. */
export const decisionPart = (decision: Decision | undefined): Html | "" =>
  decision
    ? html`<p class="hint">Diputuskan ${personOf(decision.decidedBy)}, ${timeText(decision.decidedAt)} WIB. Keputusan ini tetap berlaku saat berkas diimpor lagi.${decision.reason ? html` Alasan: ${decision.reason}` : ""}</p>`
    : "";

/** The forms of an entry. */
export const verbs = ["terbit", "jadwal", "tarik", "berkas"] as const;
const doneTexts: Record<(typeof verbs)[number], string> = {
  terbit: "Sudah terbit",
  jadwal: "Jadwal sudah disimpan",
  tarik: "Sudah ditarik dari situs",
  berkas: "Kembali mengikuti berkas",
};

/** What was done before this page was shown. */
export function doneText(context: DeskContext): string | undefined {
  const { selesai, nanti } = doneOf(context);
  const verb = verbs.find((one) => one === selesai);
  return verb && `${doneTexts[verb]}. ${nanti ? "Halaman situs berubah dalam satu menit." : "Halaman situs sudah berubah."}`;
}

function actOf(verb: string, values: Record<string, string>): ContentAct | ActError {
  const typed = (name: string) => values[`${name}-tanggal`] || values[`${name}-jam`];
  const [from, until] = [wibTime(values["mulai-tanggal"], values["mulai-jam"]), wibTime(values["sampai-tanggal"], values["sampai-jam"])];
  const incomplete = "Isi tanggal dan jam, misalnya 09.00.";
  if (verb === "terbit") return { act: "publish" };
  if (verb === "berkas") return { act: "follow-file" };
  if (verb === "tarik") return { act: "withdraw", reason: values.reason ?? "" };
  if (typed("mulai") && !from) return { field: "mulai-tanggal", text: incomplete };
  if (typed("sampai") && !until) return { field: "sampai-tanggal", text: incomplete };
  return from || until ? { act: "schedule", from, until } : { field: "mulai-tanggal", text: incomplete };
}

const fieldsOf: Record<string, ActError["field"]> = {
  withdrawalReason: "reason",
  timeAhead: "mulai-tanggal",
  endAhead: "sampai-tanggal",
  adEndsFirst: "sampai-tanggal",
};

type Show = (values: Record<string, string>, error?: ActError) => Promise<Response>;

/** Runs a form of an entry, and goes back to its page; shows a refusal beside its field, with what was typed. */
export async function runAct(
  context: DeskContext,
  { verb, decide, show }: { verb: string; decide: (act: ContentAct, mark: string) => Promise<{ atOnce: boolean }>; show: Show },
): Promise<Response> {
  const values = await formOf(context);
  if (values[ONLY_SHOW]) return show(values);
  const act = actOf(verb, values);
  try {
    // `show` checks the permission: an incomplete form of another role is refused as well.
    if (!("act" in act)) return await show(values, act);
    const { atOnce } = await decide(act, values.mark ?? "");
    return redirectDone(context, context.req.path.replace(/\/[^/]+$/, ""), { selesai: verb, ...(atOnce ? {} : { nanti: "1" }) });
  } catch (failure) {
    const error = refusalOf(failure);
    return show(values, { field: fieldsOf[error.refusal.code], text: refusalText(error) });
  }
}
