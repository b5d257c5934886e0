import { request as newRequest } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const password = "Demo#2026";

test("a page loads without an error under its content security policy", async ({ page }) => {
  const response = await page.goto("/halamandepan");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(/script-src[^;]*'unsafe-inline'/.test(policy)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("load");
});

test("an injected inline script does not run", async ({ page, guard }) => {
  guard.allow(/Content Security Policy/);
  await page.goto("/halamandepan");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    return "injected" in window;
  });
  expect(ran).toBe(false);
});

test("refusals come in the envelope", async ({ request }) => {
  const cases = [
    [await request.get("/api/unknown"), 404, "E404"],
    [await request.get("/api/common/timestamp/"), 404, "E404"],
    [await request.get("/api/investor/login"), 405, "E405"],
    [await request.post("/api/common/bank-list", { data: {}, headers: { origin: "https://elsewhere.test" } }), 403, "E403"],
    [await request.post("/api/investor/login", { data: { username: "" } }), 400, "E400"],
    [await request.post("/api/common/bank-list", { data: `"${"x".repeat(70_000)}"` }), 413, "E413"],
  ] as const;
  for (const [response, status, code] of cases) {
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(response.headers()["cache-control"]).toBe("no-store");
  }
  expect(cases[2][0].headers().allow).toBe("POST");
});

test("an upload refused on its way receives the reason", async ({ page }) => {
  await page.goto("/bantuan");
  const refused = () =>
    page.evaluate(async () => {
      const form = new FormData();
      form.append("file", new File(["%PDF-1.4\n1 0 obj<<>>stream\n", new Uint8Array(15_000_000), "\nendstream endobj\n%%EOF\n"], "rekening.pdf"));
      const headers = { RegistrationId: "x".repeat(32) };
      const answer = await (await fetch("/api/common/file-upload", { method: "POST", headers, body: form })).json();
      return [answer.code, answer.message];
    });
  for (let round = 0; round < 5; round += 1)
    expect(await refused()).toEqual(["1004", "Tautan pendaftaran tidak berlaku lagi. Silakan masuk untuk melanjutkan."]);
});

test("a sign-in stores its token in a cookie only, and the first HTML names the visitor", async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL as string });
  const login = await visitor.post("/api/investor/login", { data: { username: "pribadi@demo.test", password } });
  expect(await login.json()).toMatchObject({ code: "0000", data: { type: 0, validate: false } });
  expect(await login.text()).not.toContain("token");
  expect(login.headers()["set-cookie"]).toMatch(/UserLoginToken=[^;]+; HttpOnly; Path=\/; Max-Age=604800; SameSite=Lax/);

  const page = await visitor.get("/halamandepan");
  expect(await page.text()).toContain('data-user="Rani Wulandari"');
  expect(page.headers()["cache-control"]).toBe("private, no-store");

  const login2 = await visitor.get("/login", { maxRedirects: 0 });
  expect(login2.status()).toBe(307);
  expect(login2.headers().location).toBe("/halamandepan");

  const token = (await visitor.storageState()).cookies.find((cookie) => cookie.name === "UserLoginToken")?.value as string;
  expect((await visitor.post("/api/investor/logout", { data: {} })).status()).toBe(200);
  const stale = await newRequest.newContext({ baseURL: baseURL as string, extraHTTPHeaders: { cookie: `UserLoginToken=${token}` } });
  expect((await stale.get("/api/investor/current-user")).status()).toBe(401);
});

test("a token in the address becomes a session; an invalid one leaves no trace; a live session stays", async ({ page, playwright, baseURL }) => {
  const other = await playwright.request.newContext({ baseURL: baseURL as string });
  await other.post("/api/investor/login", { data: { username: "perusahaan@demo.test", password } });
  const token = (await other.storageState()).cookies.find((cookie) => cookie.name === "UserLoginToken")?.value as string;

  await page.goto("/halamandepan?UserLoginToken=wrong");
  expect(new URL(page.url()).search).toBe("");
  expect((await page.context().cookies()).some((cookie) => cookie.name === "UserLoginToken")).toBe(false);

  for (const [address, clean] of [
    ["/pinjaman?UserLoginToken=&tenor=90", "/pinjaman?tenor=90"],
    ["/pinjaman?UserLoginToken", "/pinjaman"],
    [`/?UserLoginToken=${token}`, "/"],
  ] as const) {
    const answer = await (await playwright.request.newContext({ baseURL: baseURL as string })).get(address, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location as string, baseURL).href]).toEqual([307, new URL(clean, baseURL).href]);
  }

  await page.goto(`/halamandepan?UserLoginToken=${token}`);
  expect(new URL(page.url()).search).toBe("");
  await expect(page.locator("html")).toHaveAttribute("data-user", "Bima Prasetya");

  await expect(page.getByText("Masuk sebagai Bima Prasetya – bukan Anda?")).toBeVisible();

  const third = await playwright.request.newContext({ baseURL: baseURL as string });
  await third.post("/api/investor/login", { data: { username: "pribadi@demo.test", password } });
  const planted = (await third.storageState()).cookies.find((cookie) => cookie.name === "UserLoginToken")?.value as string;
  await page.goto(`/halamandepan?UserLoginToken=${planted}`);
  await expect(page.locator("html")).toHaveAttribute("data-user", "Bima Prasetya");
});

test("a visitor with details pending is sent from sign-in to the form", async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL as string });
  await visitor.post("/api/investor/login", { data: { username: "baru@demo.test", password } });
  const response = await visitor.get("/login", { maxRedirects: 0 });
  expect(response.headers().location).toMatch(/^\/registerCompany\?data=%7B%22id%22%3A/);
});

test("pages answer HEAD, 304 and compressed", async ({ request }) => {
  const page = await request.get("/halamandepan", { headers: { "accept-encoding": "br" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  const etag = page.headers().etag as string;
  expect((await request.get("/halamandepan", { headers: { "if-none-match": etag } })).status()).toBe(304);
  const head = await request.head("/halamandepan");
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe("");
});
