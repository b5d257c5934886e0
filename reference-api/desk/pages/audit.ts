import { Hono } from "hono";
import { html } from "hono/html";
import { retention } from "../../../lib/contract/retention.ts";
import { type Action, numbersOf, personOf, readAudit } from "../../services/audit.ts";
import { permissionsOf } from "../../services/staff.ts";
import { type DeskContext, type DeskEnv, deskOf, show } from "./context.ts";
import { field, type Html, table, timeText } from "./parts.ts";

/** The page of the audit log. */
export const auditPages = new Hono<DeskEnv>();

const PAGE_SIZE = 100;

const actionNames: Record<Action, string> = {
  "account-compared": "Membandingkan kontak akun dengan tiket",
  "account-deletion": "Menghapus akun",
  "account-deletion-proposed": "Mengusulkan penghapusan akun",
  "account-exported": "Mengunduh salinan data",
  "account-unlocked": "Membuka kunci akun",
  "advertisement-follows-file": "Mengembalikan iklan ke berkasnya",
  "advertisement-published": "Menerbitkan iklan",
  "advertisement-scheduled": "Menjadwalkan iklan",
  "advertisement-withdrawn": "Menarik iklan",
  "article-follows-file": "Mengembalikan artikel ke berkasnya",
  "article-published": "Menerbitkan artikel",
  "article-scheduled": "Menjadwalkan artikel",
  "article-withdrawn": "Menarik artikel",
  backup: "Membuat cadangan data",
  "colleague-asked": "Meminta rekan mengisi bagian formulir",
  "colleague-filled": "Mengisi bagian formulir sebagai rekan",
  "colleague-revoked": "Mencabut tautan rekan",
  "colleague-taken": "Menerima isian rekan",
  "contact-changed": "Mengganti kontak akun",
  "details-corrected": "Mengirim perbaikan data",
  "details-submitted": "Mengirim data",
  "details-taken-back": "Menarik data",
  "document-read": "Membuka dokumen",
  "document-removal": "Menghapus dokumen",
  "keys-rotated": "Mengganti kunci data",
  moved: "Memindahkan data",
  "operator-added": "Menambah operator",
  "operator-removed": "Mencabut akses operator",
  "password-changed": "Mengganti kata sandi",
  "password-reset": "Mengatur ulang kata sandi",
  "picture-added": "Mengunggah gambar",
  "picture-removed": "Menghapus gambar",
  replayed: "Mengulang penghapusan setelah pemulihan",
  restored: "Memulihkan data dari cadangan",
  retention: "Menghapus data yang lewat masa simpan",
  "sign-in": "Masuk",
  "staff-invited": "Mengundang pegawai",
  "staff-joined": "Menerima undangan",
  "staff-mail": "Mengubah email pemberitahuan",
  "staff-removed": "Mencabut akses pegawai",
  "staff-sign-in": "Masuk ke meja",
  "submission-approval-proposed": "Mengusulkan persetujuan",
  "submission-approved": "Menyetujui pengajuan",
  "submission-correction": "Meminta perbaikan",
  "submission-read": "Membuka pengajuan",
  "submission-refused": "Menolak pengajuan",
  "submission-returned": "Melepas pengajuan",
  "submission-taken": "Mengambil pengajuan",
  "ticket-answered": "Menjawab tiket",
  "ticket-joined": "Menggabungkan tiket",
  "ticket-noted": "Menulis catatan tiket",
  "ticket-read": "Membuka tiket",
  "ticket-reopened": "Membuka tiket lagi",
  "ticket-returned": "Melepas tiket",
  "ticket-taken": "Mengambil tiket",
};

type Row = Awaited<ReturnType<typeof readAudit>>[number];
type Numbers = Awaited<ReturnType<typeof numbersOf>>;

const numberPart = (number: string | undefined): Html => html`<span class="number">${number}</span>`;

function actorText({ actor }: Row, { accounts }: Numbers): Html | string {
  const [kind = ""] = actor.split(":");
  const number = accounts.get(personOf(actor));
  const names: Record<string, Html | string> = {
    operator: `${personOf(actor)} (di terminal)`,
    funder: number ? html`Pemohon ${numberPart(number)}` : "Pemohon",
    colleague: "Rekan pemohon",
    "app-user": "Pengguna aplikasi",
    service: "Layanan",
  };
  return names[kind] ?? personOf(actor);
}

/** What it was done to. Accounts that are deleted, and links, have no other name than their id. */
function subjectText(context: DeskContext, { action, subject }: Row, { accounts, documents }: Numbers): Html | string {
  if (action === "retention") return retention.find((row) => "key" in row && row.key === subject)?.data ?? subject;
  if (subject === "service") return "Layanan";
  if (documents.has(subject)) return html`Dokumen pengajuan ${numberPart(documents.get(subject))}`;
  if (accounts.has(subject)) return html`Pengajuan ${numberPart(accounts.get(subject))}`;
  return action.startsWith("ticket-") && permissionsOf[context.get("member").role].includes("tickets")
    ? html`<a href="/tiket/${subject}">${subject}</a>`
    : subject;
}

auditPages.get("/catatan", async (context) => {
  const desk = deskOf(context);
  const typed = (context.req.query("subjek") ?? "").slice(0, 100);
  const current = Math.min(10_000, Math.max(1, Math.floor(Number(context.req.query("halaman"))) || 1));
  const found = await readAudit(desk, { subject: typed, limit: PAGE_SIZE + 1, offset: (current - 1) * PAGE_SIZE });
  const rows = found.slice(0, PAGE_SIZE);
  const numbers = await numbersOf(desk, rows);
  const link = (to: number) => `/catatan?${new URLSearchParams({ subjek: typed, halaman: String(to) })}`;
  return show(
    context,
    "Catatan",
    html`<form class="row" role="search">${field({ name: "subjek", label: "Akun, berkas, atau tiket", hint: "Email atau nomor ponsel akun, nomor pengajuan, nomor tiket, atau nama pegawai.", value: typed, type: "search" })}<button>Cari</button></form>${table(
      "Catatan, yang terbaru lebih dulu",
      ["Waktu", "Siapa", "Tindakan", "Pada"],
      rows.map((row) => [
        timeText(row.at),
        actorText(row, numbers),
        // Rows of earlier versions may have other actions.
        (actionNames as Record<string, string>)[row.action] ?? row.action,
        subjectText(context, row, numbers),
      ]),
    )}<p>${current > 1 ? html`<a href="${link(current - 1)}">Sebelumnya</a> ` : ""}${found.length > PAGE_SIZE ? html`<a href="${link(current + 1)}">Berikutnya</a>` : ""}</p>`,
  );
});
