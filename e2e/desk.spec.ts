import { spawnSync } from "node:child_process";
import { personDetails } from "../test-support/person-details.ts";
import { uniqueDigits } from "./accounts.ts";
import { pdf } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { field, file } from "./funder-form.ts";

test.skip(Boolean(process.env.E2E_BASE_URL), "needs the server that the tests start");

/** Runs a command of the desk as an operator does: through the API, which has the embedded database open. */
function desk<Data>(token: string, ...command: string[]): Data {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["reference-api/desk/main.ts", ...command, "--json"], {
    env: { ...process.env, DATA_DIR: ".data-e2e", DATABASE_URL: "", DESK_TOKEN: token },
    encoding: "utf8",
  });
  expect([status, stderr], command.join(" ")).toEqual([0, ""]);
  return JSON.parse(stdout);
}

test("an operator asks again for one document, the funder mends only that, and is approved", async ({ page, request, axe }) => {
  const unique = uniqueDigits(10);
  const email = `meja${unique}@demo.test`;
  const password = "Rahasia#1";
  const registered = await request.post("/api/investor/regist", {
    data: { type: 0, username: "Dewi Anggraini", email, mobile: `6287${unique}`, password },
  });
  const id: string = (await registered.json()).data.id;
  const headers = { RegistrationId: id };
  const uploaded = await request.post("/api/common/file-upload", { headers, multipart: { file: file("ktp.pdf") } });
  const sent = await request.post("/api/investor/info-upload", {
    headers,
    data: { type: 0, id, person: personDetails((await uploaded.json()).data) },
  });
  expect((await sent.json()).code).toBe("0000");

  await page.goto("/login?next=/statusPendaftaran");
  await field(page, "Email/No. telepon").fill(email);
  await field(page, "Kata sandi").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();

  const { token } = desk<{ token: string }>("", "operator", "add", `sari${unique}`);
  const { account } = desk<{ account: string }>(token, "submissions", "show", email);
  await page.reload();
  await expect(page.getByText("Dokumen sedang diperiksa", { exact: true })).toBeVisible();
  desk(token, "submissions", "ask", email, "ktpPicUrl", "--reason", "Foto KTP buram di bagian nama.");

  await page.reload();
  await expect(page.getByText("Data perlu diperbaiki", { exact: true })).toBeVisible();
  await expect(page.getByText("Foto KTP buram di bagian nama.")).toBeVisible();
  await expect(page.locator("main form [data-field]")).toHaveCount(1);
  await axe();
  await field(page, "Foto KTP").setInputFiles(file("ktp-baru.pdf", Buffer.concat([pdf, Buffer.from("% baru\n")])));
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(1);
  // What was chosen is there again after a reload.
  await page.reload();
  await expect(page.locator("[data-upload-row]").filter({ hasText: "ktp-baru.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Kirim perbaikan" }).click();
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();

  expect(desk<{ account: string }[]>(token, "submissions", "list", "--status", "received").map((one) => one.account)).toContain(account);
  desk(token, "submissions", "approve", account);
  await page.reload();
  await expect(page.getByText("Data disetujui", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lihat cara mendanai" })).toBeVisible();
});
