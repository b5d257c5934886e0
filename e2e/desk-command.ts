import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { personDetails } from "../test-support/person-details.ts";
import { uniqueDigits } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { file } from "./funder-form.ts";

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

/** The token of an operator. Only the first operator of an installation is added without one. */
export function operatorToken(): string {
  if (!existsSync(TOKEN_FILE)) writeFileSync(TOKEN_FILE, desk<{ token: string }>("", "operator", "add", `operator${uniqueDigits(10)}`).token);
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
