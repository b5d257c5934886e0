import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { staffRoles } from "../../db/schema/staff.ts";
import type { DeskRefusal } from "../../errors.ts";
import { need } from "../../services/audit.ts";
import { invitedMember, inviteStaff, listStaff, removableMember, removeStaff, type StaffRole } from "../../services/staff.ts";
import { type DeskContext, type DeskEnv, deskOf, doneOf, formOf, redirectDone, show } from "./context.ts";
import { type FormError, field, type Html, hidden, MAIL_HINT, notice, roleNames, table } from "./parts.ts";
import { refusalOf, refusalText } from "./refusals.ts";
import { ONLY_SHOW, previewPart } from "./saved-input.ts";

/** The pages of the members of staff. */
export const staffPages = new Hono<DeskEnv>();

const STAFF_PATH = "/pegawai";
/** Carries a new invitation to the page that shows it, once: repeating a form of that page would end the invitation. */
const INVITATION_COOKIE = "undangan";
const INVITATION_COOKIE_SECONDS = 60;

/** The link of an invitation that was made just now. */
async function invitationPart(context: DeskContext): Promise<Html | ""> {
  const token = getCookie(context, INVITATION_COOKIE);
  if (!token) return "";
  deleteCookie(context, INVITATION_COOKIE, { path: STAFF_PATH });
  const member = await invitedMember(context.get("deps"), token);
  return member
    ? html`<div class="notice" role="status"><p>Berikan tautan ini kepada ${member.name}. Berlaku 3 hari, satu kali, dan hanya tampil sekarang.</p><p><code>${context.get("origin")}/undangan/${token}</code></p></div>`
    : "";
}

type NameUsed = Extract<DeskRefusal, { code: "staffNameUsed" }>;
type Outcome = { error?: FormError; done?: string | undefined; preview?: Html; isUsed?: boolean };

async function staffPage(context: DeskContext, values: Record<string, string> = {}, { error, done, preview, isUsed }: Outcome = {}) {
  const members = await listStaff(deskOf(context));
  const { name: own } = context.get("member");
  const errorOf = (name: string) => (error?.field === name ? error.text : undefined);
  return show(
    context,
    "Pegawai",
    html`${await invitationPart(context)}${notice(done)}${preview ?? ""}${table(
      "Pegawai",
      ["Nama", "Peran", "Status", "Akses"],
      members.map(({ name, role, active }) => [
        name,
        roleNames[role],
        active ? "Aktif" : "Diundang",
        name === own
          ? "Anda"
          : html`<form method="post" action="${STAFF_PATH}/hapus">${hidden(context.get("csrf"))}<input type="hidden" name="name" value="${name}"><button class="danger">Cabut akses<span class="skip"> ${name}</span></button></form>`,
      ]),
    )}${
      preview
        ? ""
        : html`<h2>Undang</h2><form method="post" action="${STAFF_PATH}">${hidden(context.get("csrf"))}${field({ name: "name", label: "Nama pengguna", value: values.name, error: errorOf("name") })}<div class="field"><label for="role">Peran</label><select id="role" name="role">${staffRoles.map((role) => html`<option value="${role}" ${role === values.role ? html`selected` : ""}>${roleNames[role]}</option>`)}</select></div>${field({ name: "mail", label: "Email", value: values.mail, error: errorOf("mail"), hint: MAIL_HINT })}<button>Buat undangan</button>${isUsed ? html` <button class="plain" name="ulang" value="1">Lihat akibatnya, lalu undang ulang</button>` : ""}</form>`
    }`,
    error,
  );
}

/** What happens to a member who is invited again. */
function againPart(context: DeskContext, values: Record<string, string>, { name, role, active }: NameUsed, next: StaffRole): Html {
  const now = roleNames[role as StaffRole];
  const roles = role === next ? html`Perannya tetap ${now}.` : html`Perannya berubah dari ${now} menjadi ${roleNames[next]}.`;
  return previewPart(context, values, {
    title: `Undang ulang ${name}`,
    message: active
      ? html`<p>Kata sandi, autentikator, dan semua sesi ${name} dihapus. Ia baru dapat masuk lagi lewat tautan undangan yang baru. ${roles}</p>`
      : html`<p>Tautan undangan ${name} yang lama tidak berlaku lagi. ${roles}</p>`,
    button: active ? "Undang ulang (kata sandi dan autentikator dihapus)" : "Undang ulang (tautan lama tidak berlaku lagi)",
  });
}

staffPages.get(STAFF_PATH, (context) => {
  const { dicabut } = doneOf(context);
  return staffPage(context, {}, { done: dicabut && `Akses ${dicabut} sudah dicabut.` });
});
staffPages.post(STAFF_PATH, async (context) => {
  const desk = deskOf(context);
  need(desk, "staff");
  const values = await formOf(context);
  if (values[ONLY_SHOW]) return staffPage(context, values);
  const role = staffRoles.find((one) => one === values.role);
  if (!role) return staffPage(context, values, { error: { field: "role", text: "Pilih peran." } });
  try {
    const token = await inviteStaff(desk, (values.name ?? "").trim(), role, { mail: values.mail, again: values.yakin === "1" });
    setCookie(context, INVITATION_COOKIE, token, {
      httpOnly: true,
      sameSite: "Strict",
      path: STAFF_PATH,
      maxAge: INVITATION_COOKIE_SECONDS,
      secure: context.get("secure"),
    });
    return context.redirect(STAFF_PATH, 303);
  } catch (failure) {
    const error = refusalOf(failure);
    const isUsed = error.refusal.code === "staffNameUsed";
    if (error.refusal.code === "staffNameUsed" && values.ulang)
      return staffPage(context, values, { preview: againPart(context, values, error.refusal, role) });
    const about = error.refusal.code === "staffMail" ? "mail" : "name";
    return staffPage(context, values, { isUsed, error: { field: about, text: refusalText(error) } });
  }
});
staffPages.post(`${STAFF_PATH}/hapus`, async (context) => {
  const desk = deskOf(context);
  need(desk, "staff");
  const values = await formOf(context);
  if (values[ONLY_SHOW]) return staffPage(context);
  try {
    if (values.yakin === "1") {
      await removeStaff(desk, values.name ?? "");
      return redirectDone(context, STAFF_PATH, { dicabut: values.name ?? "" });
    }
    const { name, role } = await removableMember(desk, values.name ?? "");
    const preview = previewPart(context, values, {
      title: `Cabut akses ${name}`,
      message: html`<p>Akses ${name} (${roleNames[role]}) dicabut: semua sesinya berakhir, kata sandi dan autentikatornya dihapus, dan undangannya tidak berlaku lagi. Ini tidak dapat dibatalkan, dan nama itu tidak dapat dipakai lagi.</p>`,
      button: "Cabut akses sekarang",
      back: "Batal",
    });
    return staffPage(context, {}, { preview });
  } catch (failure) {
    return staffPage(context, {}, { error: { text: refusalText(refusalOf(failure)) } });
  }
});
