import { DEVICE_HEADER } from "../../lib/contract/envelope.ts";
import { type Api, route } from "../http/route.ts";
import { proveContact, sendContactCode } from "../services/accounts/contacts.ts";
import { checkDetails, correctDetails, readSubmission, submitDetails, takeBackDetails } from "../services/accounts/details.ts";
import { changePassword, resetPassword, sendPasswordCode } from "../services/accounts/password.ts";
import { listRights, publicAccount, regist, registrationFacts } from "../services/accounts/registration.ts";
import { accountFacts, endSession, login, logout, logoutAll, requireAccount } from "../services/accounts/sessions.ts";
import { fillColleague, openColleague } from "../services/colleagues/colleague.ts";
import { askColleague, colleagueAnswers, endColleague, listColleagues, sendColleague } from "../services/colleagues/owner.ts";
import type { Deps } from "../services/deps.ts";
import { fileOwner } from "../services/files/files.ts";

/** Endpoints of funders: registration, details, sessions, passwords. */
export function investorRoutes(api: Api, deps: Deps): void {
  route(api, deps, "regist", async ({ body }) => ({
    data: await regist(deps, body),
    message: "Pendaftaran berhasil. Lengkapi data Anda untuk melanjutkan.",
  }));
  route(api, deps, "login", async ({ body, token, caller }) => {
    const { account, device } = await login(deps, body, token, caller);
    return { data: account, message: "Anda berhasil masuk.", headers: { [DEVICE_HEADER]: device } };
  });
  route(api, deps, "infoUpload", async ({ body, requestId, token, consents }) => {
    await checkDetails(deps, body);
    const data = await submitDetails(deps, body, { requestId, token, given: consents });
    return { data, message: "Data Anda sudah kami terima dan akan diperiksa." };
  });
  route(api, deps, "currentUser", async ({ token }) => ({ data: await publicAccount(deps, await requireAccount(deps, token)) }));
  route(api, deps, "submission", async ({ token }) => ({ data: await readSubmission(deps, await requireAccount(deps, token)) }));
  route(api, deps, "logout", async ({ token }) => {
    await logout(deps, token);
    return { message: "Anda sudah keluar." };
  });
  route(api, deps, "logoutAll", async ({ token }) => {
    await logoutAll(deps, await requireAccount(deps, token));
    return { message: "Anda sudah keluar dari semua perangkat." };
  });
  route(api, deps, "account", async ({ token }) => ({ data: await accountFacts(deps, await requireAccount(deps, token), token) }));
  route(api, deps, "sessionEnd", async ({ body, token }) => {
    const data = await endSession(deps, await requireAccount(deps, token), body.id);
    return { data, message: "Perangkat itu sudah keluar." };
  });
  route(api, deps, "passwordChange", async ({ body, token, caller }) => {
    const data = await changePassword(deps, await requireAccount(deps, token), token, body, caller);
    return { data, message: "Kata sandi berhasil diubah. Perangkat lain sudah keluar." };
  });
  route(api, deps, "registration", async ({ handle, token }) => ({
    data: await registrationFacts(deps, await fileOwner(deps, { handle, token })),
  }));
  route(api, deps, "contactCode", async ({ body, handle, token, caller }) => {
    // A new contact requires a session: somebody else may know the handle.
    const account = body.to ? await requireAccount(deps, token) : await fileOwner(deps, { handle, token });
    await sendContactCode(deps, account, body, caller);
    return { message: "Kode verifikasi sudah kami kirim." };
  });
  route(api, deps, "contactProof", async ({ body, handle, token, caller }) => {
    const account = body.to ? await requireAccount(deps, token) : await fileOwner(deps, { handle, token });
    await proveContact(deps, account, body, caller);
    return { message: "Terima kasih, kontak Anda sudah diverifikasi." };
  });
  route(api, deps, "infoTakeBack", async ({ token, requestId }) => {
    const account = await requireAccount(deps, token);
    return { data: await takeBackDetails(deps, account, requestId), message: "Data sebelumnya sudah ditarik. Isi kembali data Anda." };
  });
  route(api, deps, "infoCorrection", async ({ body, token, requestId }) => {
    await correctDetails(deps, await requireAccount(deps, token), body, requestId);
    return { message: "Perbaikan Anda sudah kami terima dan akan diperiksa." };
  });
  route(api, deps, "passwordCode", async ({ body, caller }) => {
    await sendPasswordCode(deps, body.account, caller);
    return { message: "Jika akun terdaftar, kode verifikasi sudah kami kirim." };
  });
  route(api, deps, "passwordReset", async ({ body, caller }) => {
    const contacts = await resetPassword(deps, body, caller);
    return { message: `Kata sandi berhasil diubah. Silakan masuk dengan ${contacts.join(" atau ")}.` };
  });
  route(api, deps, "colleagueAsk", async ({ body, handle, token, requestId }) => ({
    data: await askColleague(deps, await fileOwner(deps, { handle, token }), body.part, requestId),
    message: "Tautan untuk rekan sudah dibuat.",
  }));
  route(api, deps, "colleagueSend", async ({ body, handle, token }) => {
    await sendColleague(deps, await fileOwner(deps, { handle, token }), body);
    return { message: "Email dengan tautan sedang dikirim." };
  });
  route(api, deps, "colleagueList", async ({ handle, token }) => ({
    data: await listColleagues(deps, await fileOwner(deps, { handle, token })),
  }));
  route(api, deps, "colleagueAnswers", async ({ body, handle, token }) => ({
    data: await colleagueAnswers(deps, await fileOwner(deps, { handle, token }), body.id),
  }));
  route(api, deps, "colleagueEnd", async ({ body, handle, token, requestId }) => {
    await endColleague(deps, await fileOwner(deps, { handle, token }), body, requestId);
    return { message: body.taken ? "Jawaban rekan sudah masuk ke formulir." : "Tautan dicabut." };
  });
  route(api, deps, "colleagueOpen", async ({ link }) => ({ data: await openColleague(deps, link) }));
  route(api, deps, "colleagueFill", async ({ link, body, requestId }) => {
    await fillColleague(deps, link, body, requestId);
    return { message: "Terima kasih, jawaban Anda sudah terkirim." };
  });
  route(api, deps, "rights", async ({ token }) => ({ data: await listRights(deps, await requireAccount(deps, token)) }));
}
