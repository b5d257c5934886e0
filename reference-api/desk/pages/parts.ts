import { html } from "hono/html";
import { dayText, inJakarta } from "../../jakarta-time.ts";
import { type Member, permissionsOf, type StaffRole } from "../../services/staff.ts";

export type Html = ReturnType<typeof html>;

export const roleNames: Record<StaffRole, string> = {
  reviewer: "Peninjau",
  support: "Layanan pelanggan",
  "data-protection": "Pelindungan data",
  editor: "Penyunting",
  administrator: "Administrator",
};

export const MAIL_HINT = "Tidak wajib. Untuk pemberitahuan pekerjaan baru: paling banyak satu email tiap jam, hanya jumlahnya, tanpa data pribadi.";

export const ticketNames: Record<string, string> = {
  access: "Salinan data",
  correction: "Perbaikan data",
  withdrawal: "Penarikan persetujuan",
  deletion: "Penghapusan data",
  complaint: "Keberatan",
  service: "Pengaduan",
  "business-loan": "Pinjaman usaha",
};

/** A time in Jakarta: 25/11/2026 14.05. */
export function timeText(at: Date | null | undefined): string {
  if (!at) return "–";
  const [date = "", time = ""] = inJakarta(at).toISOString().split("T");
  return `${dayText(date)} ${time.slice(0, 5).replace(":", ".")}`;
}

const links = [
  { href: "/pengajuan", name: "Pengajuan", permission: "submissions" },
  { href: "/tiket", name: "Tiket", permission: "tickets" },
  { href: "/catatan", name: "Catatan", permission: "audit" },
  { href: "/pegawai", name: "Pegawai", permission: "staff" },
  { href: "/konten", name: "Konten", permission: "content" },
  { href: "/angka", name: "Angka", permission: "counts" },
] as const;

/** The pages that a role may open. */
export const linksOf = (role: StaffRole) => links.filter(({ permission }) => permissionsOf[role].includes(permission));

/** What is wrong with a form. `field`: the id of what is to be corrected; none: the form as a whole. */
export type FormError = { field?: string | undefined; text: string };

/** Why a form was refused, with links to its fields: they may be screens below. */
function errorPart(errors: readonly FormError[]): Html | "" {
  if (errors.length === 0) return "";
  const fields = errors.filter(({ field }) => field);
  return html`<div class="notice bad" role="alert">${fields.length > 0 ? html`<p><strong>Ada ${fields.length} isian yang perlu diperbaiki</strong></p>` : ""}${errors.map(
    ({ field, text }) => html`<p>${field ? html`<a href="#${field}">${text}</a>` : text}</p>`,
  )}</div>`;
}

type Page = { title: string; member?: Member | undefined; csrf?: string; path?: string; errors?: readonly FormError[] };

/** A page of the desk. One with errors is a refused form. */
export function page({ title, member, csrf, path, errors = [] }: Page, content: unknown): Html {
  return html`<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${errors.length > 0 ? "Kesalahan: " : ""}${title} – Meja Simpul</title><link rel="stylesheet" href="/desk.css"></head>
<body><a class="skip" href="#isi">Langsung ke isi</a>
<header><div><strong>Meja Simpul</strong>${
    member
      ? html`<nav aria-label="Bagian">${linksOf(member.role).map(
          ({ href, name }) => html`<a href="${href}" ${path?.startsWith(href) ? html`aria-current="page"` : ""}>${name}</a>`,
        )}<a href="/sesi" ${path === "/sesi" ? html`aria-current="page"` : ""}>${member.name}, ${roleNames[member.role]}</a></nav><form method="post" action="/keluar">${hidden(csrf)}<button class="plain">Keluar</button></form>`
      : ""
  }</div></header>
<main id="isi"><h1>${title}</h1>${errorPart(errors)}${content}</main></body></html>`;
}

/** The proof that a form is from a page of this session; and the mark of what the page shows, for a form that decides on it. */
export const hidden = (csrf: string | undefined, mark?: string): Html =>
  html`<input type="hidden" name="csrf" value="${csrf ?? ""}">${mark === undefined ? "" : html`<input type="hidden" name="mark" value="${mark}">`}`;

/**
 * What Enter in a one-line field or a tick box presses in a form with several buttons: browsers take the first one.
 */
export const enterButton = (action: string): Html => html`<button class="skip" formaction="${action}" tabindex="-1" aria-hidden="true"></button>`;

type Field = {
  name: string;
  label: string;
  value?: string | undefined;
  hint?: string;
  error?: string | undefined;
  type?: "text" | "password" | "search" | "date" | "time";
  area?: boolean;
  complete?: string;
  numeric?: boolean;
};

/** A labelled field with its hint and error. */
export function field({ name, label, value = "", hint, error, type = "text", area, complete = "off", numeric }: Field): Html {
  const about = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const state = html`id="${name}" name="${name}" ${about ? html`aria-describedby="${about}"` : ""} ${error ? html`aria-invalid="true"` : ""}`;
  return html`<div class="field"><label for="${name}">${label}</label>${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}${
    area
      ? html`<textarea ${state}>${value}</textarea>`
      : html`<input ${state} type="${type}" value="${value}" autocomplete="${complete}" ${numeric ? html`inputmode="numeric"` : ""}>`
  }${error ? html`<p class="error" id="${name}-error">${error}</p>` : ""}</div>`;
}

/** A sentence about what was done, or what went wrong. */
export const notice = (text: Html | string | undefined, kind = ""): Html | "" =>
  text ? html`<p class="notice ${kind}" role="${kind === "bad" ? "alert" : "status"}">${text}</p>` : "";

/**
 * A table with a caption for screen readers. On narrow screens its rows are stacked, each cell with the head of its column;
 * the roles stay then, which browsers take from elements that are no longer shown as a table.
 */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly unknown[])[]): Html {
  if (rows.length === 0) return html`<p>Tidak ada yang cocok.</p>`;
  return html`<div class="table"><table role="table" aria-label="${caption}"><thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}</tr></thead><tbody role="rowgroup">${rows.map(
    (cells) => html`<tr role="row">${cells.map((cell, at) => html`<td role="cell" data-head="${heads[at]}"><div>${cell}</div></td>`)}</tr>`,
  )}</tbody></table></div>`;
}
