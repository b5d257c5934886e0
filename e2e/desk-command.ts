import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { personDetails } from "../test-support/person-details.ts";
import { uniqueDigits } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { file } from "./funder-form.ts";

/** The pages of the desk. */
export const DESK = process.env.E2E_DESK_URL ?? "";
const PASSWORD = "kata sandi meja yang panjang";
/** A code is taken once and is valid for thirty seconds. */
const CODE_MS = 30_000;

/** Runs a command of the desk as an operator does: through the API, which has the embedded database open. */
export function desk<Data>(token: string, ...command: string[]): Data {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["reference-api/desk/main.ts", ...command, "--json"], {
    env: { ...process.env, DATA_DIR: ".data-e2e", DATABASE_URL: "", DESK_TOKEN: token },
    encoding: "utf8",
  });
  expect([status, stderr], command.join(" ")).toEqual([0, ""]);
  return JSON.parse(stdout);
}

/** Beside the data, which every run begins without. */
const TOKEN_FILE = ".data-e2e/operator-token";

/** How long another worker may take to add the first operator, and the steps of waiting for it, milliseconds. */
const OPERATOR_MS = 30_000;
const STEP_MS = 100;

/** The token of an operator. Only the first operator of an installation is added without one, by one of the workers. */
export function operatorToken(): string {
  const isFirst = !existsSync(TOKEN_FILE) && mkdirSync(`${TOKEN_FILE}.lock`, { recursive: true }) !== undefined;
  if (isFirst) {
    const { token } = desk<{ token: string }>("", "operator", "add", `operator${uniqueDigits(10)}`);
    writeFileSync(`${TOKEN_FILE}.new`, token);
    renameSync(`${TOKEN_FILE}.new`, TOKEN_FILE);
  }
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; !existsSync(TOKEN_FILE) && waited < OPERATOR_MS; waited += STEP_MS) Atomics.wait(pause, 0, 0, STEP_MS);
  return readFileSync(TOKEN_FILE, "utf8");
}

/** Registers a person and sends the details: a submission that waits at the desk. */
export async function submitPerson(request: APIRequestContext): Promise<{ id: string; email: string; password: string; bankName: string }> {
  const unique = uniqueDigits(10);
  const email = `meja${unique}@demo.test`;
  const password = "Rahasia#1";
  const registered = await request.post("/api/investor/regist", {
    data: { type: 0, username: "Dewi Anggraini", email, mobile: `6287${unique}`, password },
  });
  const id: string = (await registered.json()).data.id;
  const uploaded = await request.post("/api/common/file-upload", { headers: { RegistrationId: id }, multipart: { file: file("ktp.pdf") } });
  const person = personDetails((await uploaded.json()).data);
  const sent = await request.post("/api/investor/info-upload", { headers: { RegistrationId: id }, data: { type: 0, id, person } });
  expect((await sent.json()).code).toBe("0000");
  return { id, email, password, bankName: String(person.bankName) };
}

/** Accepts an invitation from the terminal in the browser, and signs in with the code of an authenticator. */
export async function signInAs(page: Page, role: "reviewer" | "support" | "editor" | "administrator"): Promise<string> {
  const name = `${role}-${uniqueDigits(8)}`;
  const { path } = desk<{ path: string }>(operatorToken(), "staff", "invite", name, "--role", role);
  await page.goto(`${DESK}${path}`);
  const secret = await page.locator('[name="secret"]').inputValue();
  const code = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  await page.getByLabel("Kata sandi").fill(PASSWORD);
  await page.getByLabel("Kode 6 angka").fill(code(Date.now() - CODE_MS));
  await page.keyboard.press("Enter");
  await page.getByLabel("Nama pengguna").fill(name);
  await page.getByLabel("Kata sandi").fill(PASSWORD);
  await page.getByLabel("Kode 6 angka").fill(code(Date.now()));
  await page.getByRole("button", { name: "Masuk" }).click();
  await expect(page.getByRole("button", { name: "Keluar" })).toBeVisible();
  return name;
}
