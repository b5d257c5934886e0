import { html } from "hono/html";
import type { DeskDeps } from "../run-command.ts";
import { type DeskContext, PICTURES_PATH } from "./context.ts";
import { field, type Html, hidden, page } from "./parts.ts";

/**
 * Where a sign-in leads back to, and what was typed in a form whose session had ended. It stays in the page of the
 * sign-in, bound to the member: the server stores nothing of it.
 */
export type SavedInput = { to?: string | undefined; memberProof?: string | undefined; fields: Record<string, string> };

/** Set when a form comes back after a sign-in: its page is shown, and nothing is done. */
export const ONLY_SHOW = "lihat";

const PREFIX = "isi.";
const PATH_MAX_CHARS = 500;
const PAGES = /^\/(?:(?:pengajuan|tiket|berkas|angka|catatan|pegawai|konten)(?:\/[\w-]+){0,3}|sesi\/email)(?:\?[\w=&%.+*-]*)?$/;
/** Forms with something to type; with ONLY_SHOW each only shows its page again. */
const FORMS =
  /^\/(?:tiket\/[\w-]+\/(?:jawab|catat|buka|gabung|ambil|lepas|data)|pengajuan\/[\w-]+\/(?:setuju|minta|tolak|ambil|lepas)|konten\/(?:artikel|iklan)\/[\w-]+\/(?:terbit|jadwal|tarik|berkas)|konten\/gambar|pegawai|sesi\/email)$/;
/** Forms that are only pressed: nothing is done again after a sign-in. */
const PRESSED = /^\/(?:tiket\/[\w-]+\/data\/(?:hapus|salinan)|pegawai\/hapus)$/;

const pageOf = (typed: string | undefined) => (typed && typed.length <= PATH_MAX_CHARS && PAGES.test(typed) ? typed : undefined);
const pageBehind = (pathname: string) => pageOf(pathname.replace(/\/[^/]+$/, "")) ?? pageOf(pathname);
/** The page of a form whose address was opened: that of a preview or a refusal, shared or opened again. */
export const pageOfForm = (pathname: string) => (FORMS.test(pathname) || PRESSED.test(pathname) ? pageBehind(pathname) : undefined);
const marked = (id: string) => `desk-member:${id}`;

/** What binds the forms of a session to its member. */
export const memberProofOf = ({ vault }: Pick<DeskDeps, "vault">, id: string): string => vault.hmac(marked(id));

/** What a sign-in saves of a request whose session has ended; `memberProof` when its form is from a page of that session. */
export function savedInputOfRequest(context: DeskContext, values: Record<string, string>, memberProof: string | undefined): SavedInput {
  const { pathname, search } = new URL(context.req.url);
  if (context.req.method !== "POST") return { to: pageOf(pathname + search), fields: {} };
  if (!memberProof || !FORMS.test(pathname)) return { to: pageBehind(pathname), fields: {} };
  const { csrf: _csrf, yakin: _confirmed, ...fields } = values;
  return { to: pathname, memberProof, fields };
}

/** What the page of the sign-in posted back. */
export function savedInputOfSignIn({ ke, untuk, ...values }: Record<string, string>): SavedInput {
  const fields = Object.entries(values).flatMap(([name, value]) => (name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : []));
  return { to: pageOf(ke), memberProof: untuk || undefined, fields: Object.fromEntries(fields) };
}

const inputs = (values: Record<string, string | undefined>): Html[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}">`]));

/** The hidden fields that carry it through the form of the sign-in. */
export const savedInputFields = ({ to, memberProof, fields }: SavedInput): Html[] =>
  inputs({ ke: to, untuk: memberProof, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [PREFIX + name, value])) });

/** Whether the saved input is of this member. */
export const isSavedInputOf = ({ vault }: Pick<DeskDeps, "vault">, { to, memberProof }: SavedInput, id: string): boolean =>
  to !== undefined && FORMS.test(to) && memberProof !== undefined && vault.hmacs(marked(id)).includes(memberProof);

/** The page after the sign-in: the way back to what was typed. */
export const savedInputPage = ({ to, fields }: SavedInput, csrf: string): Html =>
  page(
    { title: "Tulisan Anda masih ada" },
    html`<p>Belum ada yang dikirim. Periksa tulisan Anda, lalu kirim dari halaman tadi.</p><form method="post" action="${to}">${inputs({ ...fields, [ONLY_SHOW]: "1" })}${hidden(csrf)}<button>Kembali ke tulisan saya</button></form>`,
  );

type Preview = { title?: string; message: Html; button: string; back?: string };

/**
 * A message before it goes out, or what an act would do, with what was typed. Its page has no fields meanwhile, so that
 * exactly what is shown is done; “Ubah” brings them back.
 */
export function previewPart(context: DeskContext, values: Record<string, string>, preview: Preview): Html {
  const { title = "Pesan yang dikirim", message, button, back = "Ubah" } = preview;
  const { csrf: _csrf, yakin: _confirmed, ...fields } = values;
  return html`<section class="notice calm" aria-labelledby="pratinjau"><h2 id="pratinjau">${title}</h2>${message}<form method="post" action="${context.req.path}">${hidden(context.get("csrf"))}${inputs(fields)}<button name="yakin" value="1">${button}</button> <button class="plain" name="${ONLY_SHOW}" value="1">${back}</button></form></section>`;
}

/** What people type at length, by the name of the field. */
const longTexts: Record<string, string> = {
  text: "Jawaban",
  note: "Catatan",
  reason: "Alasan membuka lagi",
  minta: "Alasan perbaikan",
  tolak: "Alasan penolakan",
};

/** The way out of a form that is too long: what was typed, to be copied, and the page to go back to. */
export function tooLongPart(context: DeskContext, fields: Record<string, string>): Html {
  const typed = Object.entries(longTexts).flatMap(([name, label]) => (fields[name]?.trim() ? [{ name, label, value: fields[name] }] : []));
  const back = html`<p><a href="${pageBehind(new URL(context.req.url).pathname) ?? "/"}">Kembali ke halaman tadi</a></p>`;
  if (context.req.path === PICTURES_PATH)
    return html`<p>Belum ada yang dikirim: gambarnya terlalu besar. Kembali dengan tombol kembali peramban, lalu pilih gambar yang lebih kecil, paling besar 8 MB.</p>${back}`;
  if (typed.length === 0)
    return html`<p>Belum ada yang dikirim. Kembali dengan tombol kembali peramban, persingkat isinya, lalu kirim lagi. Jawaban dan catatan paling panjang 4.000 karakter.</p>${back}`;
  return html`<p>Belum ada yang dikirim. Jawaban dan catatan paling panjang 4.000 karakter. Salin tulisan Anda di bawah ini, persingkat, lalu kirim lagi dari halaman tadi.</p>${typed.map((one) => field({ ...one, area: true }))}${back}`;
}
