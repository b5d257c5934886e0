import { DEVICE_HEADER } from "../../lib/contract/headers.ts";
import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { checkDetails } from "../services/accounts/check-details.ts";
import { correctDetails } from "../services/accounts/correct-details.ts";
import { listRights } from "../services/accounts/list-rights.ts";
import { proveContact, sendContactCode } from "../services/accounts/prove-contact.ts";
import { publicAccount } from "../services/accounts/public-account.ts";
import { regist } from "../services/accounts/regist.ts";
import { registrationFacts } from "../services/accounts/registration-facts.ts";
import { resetPassword } from "../services/accounts/reset-password.ts";
import { sendPasswordCode } from "../services/accounts/send-password-code.ts";
import { submitDetails } from "../services/accounts/submit-details.ts";
import { takeBackDetails } from "../services/accounts/take-back-details.ts";
import { fileOwner } from "../services/files/file-owner.ts";
import { login } from "../services/sessions/login.ts";
import { logout } from "../services/sessions/logout.ts";
import { logoutAll } from "../services/sessions/logout-all.ts";
import { requireAccount } from "../services/sessions/session-account.ts";

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
  route(api, deps, "infoUpload", async ({ body, requestId, token }) => {
    await checkDetails(deps, body);
    await submitDetails(deps, body, { requestId, token });
    return { message: "Data Anda sudah kami terima dan akan diperiksa." };
  });
  route(api, deps, "currentUser", async ({ token }) => ({ data: await publicAccount(deps, await requireAccount(deps, token)) }));
  route(api, deps, "logout", async ({ token }) => {
    await logout(deps, token);
    return { message: "Anda sudah keluar." };
  });
  route(api, deps, "logoutAll", async ({ token }) => {
    await logoutAll(deps, await requireAccount(deps, token));
    return { message: "Anda sudah keluar dari semua perangkat." };
  });
  route(api, deps, "registration", async ({ handle, token }) => ({
    data: await registrationFacts(deps, await fileOwner(deps, { handle, token })),
  }));
  route(api, deps, "contactCode", async ({ body, handle, token, caller }) => {
    // Adding a contact requires a session: somebody else may know the handle.
    const account = body.to ? await requireAccount(deps, token) : await fileOwner(deps, { handle, token });
    await sendContactCode(deps, account, body, caller);
    return { message: "Kode verifikasi sudah kami kirim." };
  });
  route(api, deps, "contactProof", async ({ body, handle, token, caller }) => {
    const account = body.to ? await requireAccount(deps, token) : await fileOwner(deps, { handle, token });
    await proveContact(deps, account, body, caller);
    return { message: "Terima kasih, kontak Anda sudah terbukti." };
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
    await resetPassword(deps, body, caller);
    return { message: "Kata sandi berhasil diubah. Silakan masuk." };
  });
  route(api, deps, "rights", async ({ token }) => ({ data: await listRights(deps, await requireAccount(deps, token)) }));
}
