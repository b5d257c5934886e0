import { createHash, randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { ApiError, DeskError } from "../../errors.ts";
import { isSameSecret } from "../../keys/secrets.ts";
import { isNotified } from "../../services/new-work.ts";
import {
  acceptInvitation,
  endSessions,
  invitedMember,
  type Member,
  mailOf,
  newTotpSecret,
  STAFF_LOCK_MINUTES,
  STAFF_PASSWORD_MAX_CHARS,
  STAFF_PASSWORD_MIN_CHARS,
  sessionMember,
  sessionsOf,
  setMail,
  signInStaff,
  totpAddress,
} from "../../services/staff.ts";
import {
  BODY_MAX_BYTES,
  type DeskContext,
  type DeskEnv,
  doneOf,
  formOf,
  PICTURE_FORM_MAX_BYTES,
  PICTURES_PATH,
  redirectDone,
  show,
} from "./context.ts";
import { type FormError, field, hidden, linksOf, MAIL_HINT, notice, page, roleNames, table, timeText } from "./parts.ts";
import { refusalText } from "./refusals.ts";
import {
  isSavedInputOf,
  memberProofOf,
  ONLY_SHOW,
  type SavedInput,
  savedInputFields,
  savedInputOfRequest,
  savedInputOfSignIn,
  savedInputPage,
} from "./saved-input.ts";

const COOKIE = "meja";

/** The pages without a session: signing in and invitations. */
export const signInPages = new Hono<DeskEnv>();

const openSession = (context: DeskContext, token: string) =>
  setCookie(context, COOKIE, token, { httpOnly: true, sameSite: "Strict", path: "/", secure: context.get("secure") });

/** The CSRF token of a form, bound to this session and this member. */
const sessionProof = (token: string) => createHash("sha256").update(`csrf ${token}`).digest("base64url");
const proofOf = (context: DeskContext, token: string, member: Member) => `${sessionProof(token)}.${memberProofOf(context.get("deps"), member.id)}`;

const signInPage = (context: DeskContext, saved: SavedInput, values: Record<string, string> = {}, error?: string, status = 200) =>
  context.html(
    page(
      { title: "Masuk", errors: error ? [{ text: error }] : [] },
      html`${notice(doneOf(context).selesai === "gabung" ? "Kata sandi tersimpan. Masuk dengan kode berikutnya." : undefined)}<form method="post" action="/masuk">${savedInputFields(saved)}${field({ name: "name", label: "Nama pengguna", value: values.name, complete: "username" })}${field({ name: "password", label: "Kata sandi", type: "password", complete: "current-password" })}${field({ name: "code", label: "Kode 6 angka", hint: "Dari aplikasi autentikator Anda.", complete: "one-time-code", numeric: true })}<button>Masuk</button></form>`,
    ),
    status as 200,
  );
signInPages.get("/masuk", (context) => signInPage(context, savedInputOfSignIn({ ke: context.req.query("ke") ?? "" })));
signInPages.post("/masuk", async (context) => {
  // The saved input of the earlier form adds to the size of the sign-in form.
  const values = await formOf(context, 2 * BODY_MAX_BYTES);
  const saved = savedInputOfSignIn(values);
  try {
    const token = await signInStaff(context.get("deps"), {
      name: values.name ?? "",
      password: values.password ?? "",
      code: (values.code ?? "").replace(/\s/g, ""),
      requestId: randomUUID(),
    });
    if (!token) return signInPage(context, saved, values, "Nama, kata sandi, atau kode salah. Tunggu kode berikutnya jika kode sudah dipakai.", 422);
    const before = getCookie(context, COOKIE);
    if (before) await endSessions(context.get("deps"), { token: before });
    openSession(context, token);
    const member = await sessionMember(context.get("deps"), token);
    if (member && isSavedInputOf(context.get("deps"), saved, member.id)) return context.html(savedInputPage(saved, proofOf(context, token, member)));
    return context.redirect((saved.memberProof ? undefined : saved.to) ?? "/", 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return signInPage(context, saved, values, `Terlalu banyak percobaan. Coba lagi dalam ${STAFF_LOCK_MINUTES} menit.`, 429);
  }
});

const invitationPage = (context: DeskContext, member: Member, token: string, secret: string, errors: readonly FormError[] = []) => {
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.text;
  return context.html(
    page(
      { title: `Undangan untuk ${member.name}`, errors },
      html`<p>Anda diundang sebagai ${roleNames[member.role]}.</p><form method="post" action="/undangan/${token}"><input type="hidden" name="secret" value="${secret}">${field({ name: "password", label: "Kata sandi baru", type: "password", hint: `Paling sedikit ${STAFF_PASSWORD_MIN_CHARS} karakter.`, complete: "new-password", error: errorOf("password") })}<h2>Aplikasi autentikator</h2><p>Tambahkan kunci ini di aplikasi autentikator, lalu tulis kode yang muncul.</p><p><code>${secret}</code> (<a href="${totpAddress(member.name, secret)}">buka di aplikasi</a>)</p>${field({ name: "code", label: "Kode 6 angka", complete: "one-time-code", numeric: true, error: errorOf("code") })}<button>Simpan dan lanjutkan</button></form>`,
    ),
    errors.length > 0 ? 422 : 200,
  );
};
const invitationGone = (context: DeskContext) =>
  context.html(page({ title: "Undangan tidak berlaku" }, html`<p>Minta undangan baru kepada administrator.</p>`), 404);
signInPages.get("/undangan/:token", async (context) => {
  const token = context.req.param("token");
  const member = await invitedMember(context.get("deps"), token);
  return member ? invitationPage(context, member, token, newTotpSecret()) : invitationGone(context);
});
signInPages.post("/undangan/:token", async (context) => {
  const token = context.req.param("token");
  const { password = "", secret = "", code = "" } = await formOf(context);
  const member = await invitedMember(context.get("deps"), token);
  const wrong = await acceptInvitation(context.get("deps"), { token, password, secret, code: code.replace(/\s/g, ""), requestId: randomUUID() });
  if (wrong.length === 0) return redirectDone(context, "/masuk", { selesai: "gabung" });
  if (!member || wrong.includes("invitation")) return invitationGone(context);
  const texts = {
    password: `Pakai ${STAFF_PASSWORD_MIN_CHARS} sampai ${STAFF_PASSWORD_MAX_CHARS} karakter.`,
    code: "Kode tidak cocok. Tulis kode yang sekarang muncul di aplikasi.",
  };
  const errors = (["password", "code"] as const).filter((name) => wrong.includes(name)).map((name) => ({ field: name, text: texts[name] }));
  return invitationPage(context, member, token, secret, errors);
});

/** Requires a session; a POST also needs the CSRF token of a page of that session. */
export const requireSession: MiddlewareHandler<DeskEnv> = async (context, next) => {
  const token = getCookie(context, COOKIE);
  const member = await sessionMember(context.get("deps"), token);
  const mostBytes = token && context.req.path === PICTURES_PATH ? PICTURE_FORM_MAX_BYTES : BODY_MAX_BYTES;
  if (!token || !member) {
    const values = context.req.method === "POST" ? await formOf(context, mostBytes) : {};
    const [proof = "", memberProof] = (values.csrf ?? "").split(".");
    // After a sign-out in another tab there is nothing to compare with. The text is shown again only to the member whose form it was.
    const saved = savedInputOfRequest(context, values, !token || isSameSecret(proof, sessionProof(token)) ? memberProof : undefined);
    if (context.req.method !== "POST") return context.redirect(saved.to ? `/masuk?${new URLSearchParams({ ke: saved.to })}` : "/masuk", 303);
    const text = saved.memberProof ? "Sesi Anda berakhir. Masuk lagi, tulisan Anda tetap ada." : "Sesi Anda berakhir. Masuk lagi, lalu kirim ulang.";
    return signInPage(context, saved, {}, text, 401);
  }
  const csrf = proofOf(context, token, member);
  context.set("member", member);
  context.set("token", token);
  context.set("csrf", csrf);
  if (context.req.method === "POST") {
    const values = await formOf(context, mostBytes);
    if (!isSameSecret(values.csrf ?? "", csrf)) {
      // A page of an earlier session of this member, who signed in again in another tab.
      const saved = savedInputOfRequest(context, values, values.csrf?.split(".")[1]);
      if (isSavedInputOf(context.get("deps"), saved, member.id)) return context.html(savedInputPage(saved, csrf), 409);
      return context.html(page({ title: "Formulir ini sudah tidak berlaku", member, csrf }, html`<p><a href="/">Kembali ke meja</a></p>`), 403);
    }
  }
  await next();
};

/** The pages of one's own sessions. */
export const sessionPages = new Hono<DeskEnv>();

sessionPages.get("/", (context) => context.redirect(linksOf(context.get("member").role)[0]?.href ?? "/sesi", 303));
sessionPages.post("/keluar", async (context) => {
  await endSessions(context.get("deps"), { token: context.get("token") });
  setCookie(context, COOKIE, "", { httpOnly: true, sameSite: "Strict", path: "/", maxAge: 0 });
  return context.redirect("/masuk", 303);
});
type MailOutcome = { values?: Record<string, string>; error?: string; done?: string | undefined };

async function sessionPage(context: DeskContext, { values, error, done }: MailOutcome = {}) {
  const [deps, member, csrf] = [context.get("deps"), context.get("member"), context.get("csrf")];
  const sessions = await sessionsOf(deps, member);
  const mail = values?.mail ?? (await mailOf(deps, member));
  return show(
    context,
    "Sesi Anda",
    html`${notice(done)}${table(
      "Sesi Anda",
      ["Masuk", "Terakhir dipakai"],
      sessions.map(({ createdAt, seenAt }) => [timeText(createdAt), timeText(seenAt)]),
    )}<form method="post" action="/sesi/akhiri">${hidden(csrf)}<p><button class="danger">Akhiri semua sesi</button></p></form>${
      isNotified(member.role)
        ? html`<h2>Pemberitahuan</h2><form method="post" action="/sesi/email">${hidden(csrf)}${field({ name: "mail", label: "Email", value: mail, error, hint: `${MAIL_HINT} Kosongkan untuk berhenti.` })}<button>Simpan email</button></form>`
        : ""
    }`,
    error ? { field: "mail", text: error } : undefined,
  );
}
const mailTexts: Record<string, string> = { email: "Email sudah disimpan.", berhenti: "Pemberitahuan lewat email berhenti." };
sessionPages.get("/sesi", (context) => sessionPage(context, { done: mailTexts[doneOf(context).selesai ?? ""] }));
sessionPages.post("/sesi/email", async (context) => {
  const values = await formOf(context);
  if (values[ONLY_SHOW]) return sessionPage(context, { values });
  try {
    await setMail(context.get("deps"), context.get("member"), values.mail ?? "", randomUUID());
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return sessionPage(context, { values, error: refusalText(error) });
  }
  return redirectDone(context, "/sesi", { selesai: values.mail?.trim() ? "email" : "berhenti" });
});
sessionPages.post("/sesi/akhiri", async (context) => {
  await endSessions(context.get("deps"), context.get("member"));
  return context.redirect("/masuk", 303);
});
