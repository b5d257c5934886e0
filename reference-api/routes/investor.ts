import type { Deps } from "../deps.ts";
import { refuse } from "../http/refusal.ts";
import { type Api, route } from "../http/route.ts";
import { checkDetails } from "../services/accounts/check-details.ts";
import { publicAccount } from "../services/accounts/public-account.ts";
import { regist } from "../services/accounts/regist.ts";
import { resetPassword } from "../services/accounts/reset-password.ts";
import { rightsOf } from "../services/accounts/rights-of.ts";
import { sendPasswordCode } from "../services/accounts/send-password-code.ts";
import { submitDetails } from "../services/accounts/submit-details.ts";
import { login } from "../services/sessions/login.ts";
import { logout } from "../services/sessions/logout.ts";
import { sessionAccount } from "../services/sessions/session-account.ts";

/** The calls of funders: registration, details, sessions, passwords. */
export function investorRoutes(api: Api, deps: Deps): void {
  route(api, deps, "regist", async ({ body }) => ({
    data: await regist(deps, body),
    message: "Pendaftaran berhasil. Lengkapi data Anda untuk melanjutkan.",
  }));
  route(api, deps, "login", async ({ body, token }) => ({ data: await login(deps, body, token), message: "Anda berhasil masuk." }));
  route(api, deps, "infoUpload", async ({ body, requestId }) => {
    await checkDetails(deps, body);
    await submitDetails(deps, body, requestId);
    return { message: "Data Anda sudah kami terima dan akan diperiksa." };
  });
  route(api, deps, "currentUser", async ({ token }) => {
    const account = await sessionAccount(deps, token);
    if (!account) throw refuse.unauthorized();
    return { data: await publicAccount(deps, account) };
  });
  route(api, deps, "logout", async ({ token }) => {
    await logout(deps, token);
    return { message: "Anda sudah keluar." };
  });
  route(api, deps, "passwordCode", async ({ body }) => {
    await sendPasswordCode(deps, body.account);
    return { message: "Jika akun terdaftar, kode verifikasi sudah kami kirim." };
  });
  route(api, deps, "passwordReset", async ({ body }) => {
    await resetPassword(deps, body);
    return { message: "Kata sandi berhasil diubah. Silakan masuk." };
  });
  route(api, deps, "rights", async ({ token }) => {
    const account = await sessionAccount(deps, token);
    if (!account) throw refuse.unauthorized();
    return { data: await rightsOf(deps, account) };
  });
}
