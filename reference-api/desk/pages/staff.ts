import { Hono } from "hono";
import { html } from "hono/html";
import { staffRoles } from "../../db/schema/staff.ts";
import { DeskError, DeskForbidden } from "../../errors.ts";
import { need } from "../../services/audit.ts";
import { inviteStaff, listStaff, removeStaff, type StaffRole } from "../../services/staff.ts";
import { type DeskContext, type DeskEnv, deskOf, formOf, show } from "./context.ts";
import { type FormError, field, hidden, MAIL_HINT, roleNames, table } from "./parts.ts";
import { refusalText } from "./refusals.ts";
import { ONLY_SHOW } from "./saved-input.ts";

/** The pages of the members of staff. */
export const staffPages = new Hono<DeskEnv>();

type Outcome = { error?: FormError; link?: string };

async function staffPage(context: DeskContext, values: Record<string, string> = {}, { error, link }: Outcome = {}) {
  const members = await listStaff(deskOf(context));
  return show(
    context,
    "Pegawai",
    html`${link ? html`<div class="notice" role="status"><p>Berikan tautan ini kepada ${values.name}. Berlaku 3 hari, satu kali, dan hanya tampil sekarang.</p><p><code>${link}</code></p></div>` : ""}${table(
      "Pegawai",
      ["Nama", "Peran", "Status", ""],
      members.map(({ name, role, active }) => [
        name,
        roleNames[role],
        active ? "Aktif" : "Diundang",
        html`<form method="post" action="/pegawai/hapus">${hidden(context.get("csrf"))}<input type="hidden" name="name" value="${name}"><button class="danger">Cabut akses<span class="skip"> ${name}</span></button></form>`,
      ]),
    )}<h2>Undang</h2><form method="post" action="/pegawai">${hidden(context.get("csrf"))}${field({ name: "name", label: "Nama pengguna", value: values.name, error: error?.field === "name" ? error.text : undefined })}<div class="field"><label for="role">Peran</label><select id="role" name="role">${staffRoles.map((role) => html`<option value="${role}" ${role === values.role ? html`selected` : ""}>${roleNames[role]}</option>`)}</select></div>${field({ name: "mail", label: "Email", value: values.mail, error: error?.field === "mail" ? error.text : undefined, hint: MAIL_HINT })}<button>Buat undangan</button></form>`,
    error,
  );
}
staffPages.get("/pegawai", (context) => staffPage(context));
staffPages.post("/pegawai", async (context) => {
  const desk = deskOf(context);
  need(desk, "staff");
  const values = await formOf(context);
  if (values[ONLY_SHOW]) return staffPage(context, values);
  const role = staffRoles.find((one) => one === values.role);
  if (!role) return staffPage(context, values, { error: { field: "role", text: "Pilih peran." } });
  try {
    const token = await inviteStaff(desk, (values.name ?? "").trim(), role as StaffRole, values.mail);
    return staffPage(context, values, { link: `${context.req.header("origin")}/undangan/${token}` });
  } catch (error) {
    if (error instanceof DeskForbidden || !(error instanceof DeskError)) throw error;
    return staffPage(context, values, { error: { field: error.refusal?.code === "staffMail" ? "mail" : "name", text: refusalText(error) } });
  }
});
staffPages.post("/pegawai/hapus", async (context) => {
  const { name = "" } = await formOf(context);
  await removeStaff(deskOf(context), name);
  return context.redirect("/pegawai", 303);
});
