import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, it } from "node:test";
import { count, eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { agreements } from "../../lib/contract/agreements.ts";
import type { Right } from "../../lib/contract/investor.ts";
import { LOCKOUT_WINDOW_MS, OTP_RESEND_SECONDS, REGISTRATION_HANDLE_MS, SESSION_MS } from "../../lib/limits.ts";
import { accounts, codes, loginFailures, sessions } from "../db/schema/accounts.ts";
import { appUsers } from "../db/schema/app-users.ts";
import { startOfJakartaDay } from "../jakarta-time.ts";
import { hashSecret } from "../keys/secrets.ts";
import { mobileCandidates } from "../services/accounts/find-account.ts";
import { login as openSession } from "../services/accounts/sessions.ts";
import { removeExpired } from "../services/retention.ts";
import { type Api, companyDetails, newcomer, newestCode, onBothDatabases, openApi, pdf, personDetails, register, signIn } from "./harness.ts";

const login = (api: Api, username: string, password: string) => api.call("POST", "/api/investor/login", { username, password });
const submitPerson = (api: Api, id: string, person: unknown, headers?: Record<string, string>) =>
  api.call("POST", "/api/investor/info-upload", { type: 0, id, person }, headers);

it("accepts phone numbers in the usual spellings", () => {
  assert.equal(mobileCandidates("0812-3456-789")[0], "628123456789");
  assert.equal(mobileCandidates("+62 812 3456 789")[0], "628123456789");
  assert.equal(mobileCandidates("+62 (0)812 3456 789")[0], "628123456789");
  assert.equal(mobileCandidates("0062 812 3456 789")[0], "628123456789");
  assert.equal(mobileCandidates("\u202a+62 812\u20113456\u2011789\u202c")[0], "628123456789");
  assert.equal(mobileCandidates("8123456789")[0], "628123456789");
  assert.ok(mobileCandidates("07123456789").includes("447123456789"));
  assert.deepEqual(mobileCandidates("saya"), []);
});

it("resets the daily code limit at midnight in Jakarta", () => {
  assert.equal(startOfJakartaDay(new Date("2026-11-21T16:59:59Z")).toISOString(), "2026-11-20T17:00:00.000Z");
  assert.equal(startOfJakartaDay(new Date("2026-11-21T17:00:00Z")).toISOString(), "2026-11-21T17:00:00.000Z");
});

onBothDatabases("accounts", (kind) => {
  let api: Api;
  before(async () => {
    api = await openApi({}, kind);
  });
  after(() => api.close());

  it("stores with a registration which legal texts were agreed to", async () => {
    const { email } = await register(api);
    const [account] = await api.deps.db.select({ agreed: accounts.agreed }).from(accounts).where(eq(accounts.emailKey, email.toLowerCase()));
    assert.deepEqual(account?.agreed, agreements);
    for (const { sha256 } of agreements) assert.match(sha256, /^[0-9a-f]{64}$/);
  });

  it("allows one account per address and number, regardless of type and case", async () => {
    const first = await register(api);
    const sameMail = newcomer({ email: first.email.toUpperCase(), type: 1 });
    assert.equal((await api.call("POST", "/api/investor/regist", sameMail)).code, "1002");
    assert.equal((await api.call("POST", "/api/investor/regist", newcomer({ mobile: first.mobile }))).code, "1003");
  });

  it("refuses the number of an app user like any taken number: one type of account for one person", async () => {
    const [borrower] = await api.deps.db.select().from(appUsers).limit(1);
    const { code, message } = await api.call("POST", "/api/investor/regist", newcomer({ mobile: borrower?.mobile }));
    assert.deepEqual([code, message], ["1003", "No. handphone sudah terdaftar. Masuk dengan nomor ini, atau pakai nomor lain."]);
  });

  it("lists the details form among the rights until the details are submitted", async () => {
    const { email, password, handle } = await register(api);
    const headers = await signIn(api, email, password);
    const names = async () => {
      const { data } = await api.call("GET", "/api/investor/rights", undefined, headers);
      return (data as Right[]).map(({ rightName, rightUrl }) => `${rightName} ${rightUrl}`);
    };
    assert.deepEqual((await names())[0], "Lengkapi data /registerPersonal");
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    assert.equal((await submitPerson(api, handle, personDetails(url ?? ""))).code, "0000");
    assert.deepEqual((await names()).slice(0, 2), ["Dokumen diterima /statusPendaftaran", "Akun saya /akun"]);
  });

  it("creates one account for ten concurrent registrations of one person", async () => {
    const person = newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call("POST", "/api/investor/regist", person)));
    assert.deepEqual(answers.map(({ code }) => code).sort(), ["0000", ...Array.from({ length: 9 }, () => "1002")]);
  });

  it("stores no password or token in clear text", async () => {
    const { email, password } = await register(api);
    const { UserLoginToken } = await signIn(api, email, password);
    const rows = JSON.stringify([
      await api.deps.db.execute(sql`select * from accounts where email = ${email}`),
      await api.deps.db.execute(sql`select * from sessions`),
    ]);
    assert.ok(rows.includes("$argon2id$"));
    assert.ok(!rows.includes(password) && !rows.includes(UserLoginToken as string));
  });

  it("responds the same for an unknown account and a wrong password, and never trims a password", async () => {
    const { email } = await register(api, { password: " spasi " });
    const wrong = await login(api, email, "spasi");
    assert.deepEqual(wrong.message, (await login(api, "tidak.ada@contoh.id", "spasi")).message);
    assert.equal(wrong.code, "1001");
    assert.equal((await login(api, email, " spasi ")).code, "0000");
  });

  it("locks an account for 15 minutes after ten wrong passwords, also concurrent ones", async () => {
    const { email, password } = await register(api);
    const answers = await Promise.all(Array.from({ length: 14 }, () => login(api, email, "salah")));
    assert.equal(answers.filter(({ code }) => code === "1001").length, 10);
    assert.equal(answers.filter(({ code }) => code === "1005").length, 4);
    const locked = await login(api, email, password);
    assert.equal(locked.code, "1005");
    assert.match(locked.message, /15 menit/);
    api.advanceClock(LOCKOUT_WINDOW_MS + 1_000);
    assert.equal((await login(api, email, password)).code, "0000");
  });

  it("clears failures after a successful sign-in", async () => {
    const { email, password } = await register(api);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await login(api, email, "salah");
      assert.equal((await login(api, email, password)).code, "0000");
    }
  });

  it("ends a session after seven days and at logout", async () => {
    const { email, password } = await register(api);
    const early = await signIn(api, email, password);
    api.advanceClock(SESSION_MS - 1_000);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, early)).status, 200);
    api.advanceClock(2_000);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, early)).status, 401);
    const late = await signIn(api, email, password);
    await api.call("POST", "/api/investor/logout", {}, late);
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, late)).status, 401);
  });

  it("binds the code of an SMS, not of an e-mail, to the site", async () => {
    const { email, mobile } = await register(api);
    await api.call("POST", "/api/investor/password-code", { account: mobile });
    assert.ok(api.sent.at(-1)?.text.endsWith(`\n@simpul.example #${newestCode(api)}`));
    api.advanceClock(OTP_RESEND_SECONDS * 1_000);
    await api.call("POST", "/api/investor/password-code", { account: email });
    const { channel, text } = api.sent.at(-1) as (typeof api.sent)[number];
    assert.deepEqual([channel, text.includes("@simpul.example")], ["email", false]);
  });

  it("resets a password with a code once and ends all sessions", async () => {
    const { email, password } = await register(api);
    const session = await signIn(api, email, password);
    await api.call("POST", "/api/investor/password-code", { account: email });
    const code = newestCode(api);
    const reset = { account: email, code, password: "SandiBaru#2" };
    assert.equal((await api.call("POST", "/api/investor/password-reset", reset)).code, "0000");
    assert.equal((await api.call("POST", "/api/investor/password-reset", reset)).code, "1006");
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, session)).status, 401);
    assert.equal((await login(api, email, password)).code, "1001");
    assert.equal((await login(api, email, "SandiBaru#2")).code, "0000");
  });

  it("opens no session when the password is reset during the comparison", async () => {
    const { email, password } = await register(api);
    const db = new Proxy(api.deps.db, {
      get: (target, name) =>
        name !== "transaction"
          ? Reflect.get(target, name)
          : async (...parameters: Parameters<typeof target.transaction>) => {
              const done = await target.transaction(...parameters);
              await target
                .update(accounts)
                .set({ passwordHash: await hashSecret("Lain#2026") })
                .where(eq(accounts.email, email));
              return done;
            },
    });
    const stored = async () => (await api.deps.db.select({ total: count() }).from(sessions))[0]?.total;
    const before = await stored();
    await assert.rejects(
      openSession({ ...api.deps, db }, { username: email, password }, undefined, { address: "203.0.113.1", device: undefined, requestId: "uji" }),
      {
        code: "1001",
      },
    );
    assert.equal(await stored(), before);
    assert.equal((await login(api, email, "Lain#2026")).code, "0000");
  });

  it("invalidates a code after five wrong tries, also concurrent ones, and after ten minutes", async () => {
    const { email } = await register(api);
    await api.call("POST", "/api/investor/password-code", { account: email });
    const right = newestCode(api);
    const wrong = right === "000000" ? "000001" : "000000";
    await Promise.all(
      Array.from({ length: 5 }, () => api.call("POST", "/api/investor/password-reset", { account: email, code: wrong, password: "Sandi#22" })),
    );
    assert.equal((await api.call("POST", "/api/investor/password-reset", { account: email, code: right, password: "Sandi#22" })).code, "1006");
    api.advanceClock(61_000);
    await api.call("POST", "/api/investor/password-code", { account: email });
    const fresh = newestCode(api);
    api.advanceClock(600_001);
    assert.equal((await api.call("POST", "/api/investor/password-reset", { account: email, code: fresh, password: "Sandi#22" })).code, "1006");
  });

  it("limits codes to one a minute and five a day, for known and unknown accounts", async () => {
    const { email } = await register(api);
    for (const account of [email, `tidak.ada.${kind}@contoh.id`]) {
      const before = api.sent.length;
      const answers = [];
      for (let round = 0; round < 6; round += 1) {
        answers.push((await api.call("POST", "/api/investor/password-code", { account })).code);
        if (round === 0) answers.push((await api.call("POST", "/api/investor/password-code", { account })).code);
        api.advanceClock(60_000);
      }
      assert.deepEqual(answers, ["0000", "1008", "0000", "0000", "0000", "0000", "1007"]);
      assert.equal(api.sent.length - before, account === email ? 5 : 0);
      api.advanceClock(86_400_000);
      assert.equal((await api.call("POST", "/api/investor/password-code", { account })).code, "0000");
    }
  });

  it("accepts details once, repeats the same request without effect and rejects another one", async () => {
    const { handle, email, password } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    const person = personDetails(url ?? "");
    const request = { "X-Request-Id": randomUUID() };
    assert.equal((await submitPerson(api, handle, person, request)).code, "0000");
    assert.equal((await submitPerson(api, handle, Object.fromEntries(Object.entries(person).reverse()), request)).code, "0000");
    assert.equal((await submitPerson(api, handle, { ...person, bankAccount: "999" }, request)).code, "1004");
    assert.equal((await submitPerson(api, handle, person)).code, "1004");
    assert.equal((await submitPerson(api, handle, person, { "X-Request-Id": randomUUID() })).code, "1004");
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "1004");
    const user = await api.call("GET", "/api/investor/current-user", undefined, await signIn(api, email, password));
    assert.equal((user.data as { validate: boolean } | undefined)?.validate, false);
  });

  it("accepts a company's details and rejects another type, an expired handle and another account's file", async () => {
    const company = await register(api, { type: 1 });
    const stranger = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: company.handle });
    const { data: foreign } = await api.upload(pdf(), { RegistrationId: stranger.handle });
    const send = (id: string, details: unknown) => api.call("POST", "/api/investor/info-upload", { type: 1, id, company: details });
    assert.equal((await submitPerson(api, company.handle, personDetails(url ?? ""))).code, "1004");
    assert.equal((await send("unknown", companyDetails(url ?? ""))).code, "1004");
    assert.equal((await send(company.handle, companyDetails(url ?? "", { nibFileUrl: [foreign] }))).code, "1011");
    assert.equal((await send(company.handle, companyDetails(url ?? "", { nibFileUrl: ["https://lain.example/a.pdf"] }))).code, "1011");
    assert.equal((await send(company.handle, companyDetails(url ?? ""))).code, "0000");
  });

  it("expires a handle after seven days and issues a new one at the next sign-in while details are pending", async () => {
    const { handle, email, password } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    api.advanceClock(REGISTRATION_HANDLE_MS + 1);
    assert.equal((await submitPerson(api, handle, personDetails(url ?? ""))).code, "1004");
    const again = await login(api, email, password);
    const fresh = (again.data as { id: string } | undefined)?.id ?? "";
    assert.notEqual(fresh, handle);
    assert.equal((await submitPerson(api, fresh, personDetails(url ?? ""))).code, "0000");
  });

  it("returns the same new handle to two concurrent requests after expiry", async () => {
    const { email, password } = await register(api);
    const session = await signIn(api, email, password);
    await api.deps.db.update(accounts).set({ handleExpiresAt: api.deps.now() }).where(eq(accounts.emailKey, email));
    const ask = async () => ((await api.call("GET", "/api/investor/current-user", undefined, session)).data as { id: string }).id;
    const [first, second] = await Promise.all([ask(), ask()]);
    assert.equal(first, second);
    assert.equal((await api.upload(pdf(), { RegistrationId: first ?? "" })).code, "0000");
  });

  it("removes sessions, codes and failed sign-ins after expiry, not before", async () => {
    const { email, password } = await register(api);
    await signIn(api, email, password);
    await login(api, email, "salah");
    await api.call("POST", "/api/investor/password-code", { account: email });
    const rowCounts = async () => {
      const counts = [sessions, codes, loginFailures].map((table) => api.deps.db.select({ rows: count() }).from(table));
      return (await Promise.all(counts)).map(([row]) => row?.rows);
    };
    await removeExpired(api.deps);
    assert.ok((await rowCounts()).every((rows) => rows && rows > 0));
    api.advanceClock(SESSION_MS + 1);
    await removeExpired(api.deps);
    assert.deepEqual(await rowCounts(), [0, 0, 0]);
  });

  it("logs the provider's error code of an unsent message, never its text", async () => {
    const lines: string[] = [];
    const rejection = Object.assign(new Error("550 5.1.1 <dewi@contoh.id> unknown"), { code: "EENVELOPE" });
    const failing: Api = await openApi(
      {
        messages: { send: () => Promise.reject(rejection) },
        log: pino({}, { write: (line: string) => void lines.push(line) }),
      },
      kind,
    );
    try {
      const { email } = await register(failing);
      await failing.call("POST", "/api/investor/password-code", { account: email });
      const line = lines.find((text) => text.includes("message not sent"));
      assert.match(line ?? "", /"systemCode":"EENVELOPE"/);
      assert.doesNotMatch(lines.join(""), /@contoh\.id/);
    } finally {
      await failing.close();
    }
  });
});
