/** Attacks on accounts by strangers who know an e-mail address, a phone number or a handle, on both databases. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { DEVICE_HEADER } from "../../lib/contract/envelope.ts";
import { retentionDays } from "../../lib/contract/retention.ts";
import {
  LOCKOUT_MAX_FAILURES,
  LOCKOUT_STRANGERS_MAX,
  LOCKOUT_WINDOW_MS,
  OTP_PER_DAY_MAX,
  OTP_RESEND_SECONDS,
  TAKE_BACK_MS,
} from "../../lib/limits.ts";
import { accounts, knownDevices, submissions } from "../db/schema/accounts.ts";
import { appUsers } from "../db/schema/app-users.ts";
import { createVault } from "../keys/data-keys.ts";
import { digest, hashSecret } from "../keys/secrets.ts";
import { matchesIdNumber } from "../services/deletion/deletion.ts";
import { backgroundEnded } from "../services/messages/queue.ts";
import { applyRetention } from "../services/retention.ts";
import { sealIdNumbers } from "../services/sealing/reseal.ts";
import { type Api, newestCode, openApi, pdf, personDetails, register, resetAndSignIn, signIn } from "./harness.ts";

const from = (address: string) => ({ "x-forwarded-for": address });
const OWNER = "198.51.100.7";
const STRANGER = "203.0.113.9";
const login = (api: Api, username: string, password: string, headers: Record<string, string> = {}) =>
  api.call("POST", "/api/investor/login", { username, password }, headers);
const askCode = (api: Api, account: string, headers: Record<string, string> = {}) =>
  api.call("POST", "/api/investor/password-code", { account }, headers);
const reset = (api: Api, account: string, code: string, headers: Record<string, string> = {}) =>
  api.call("POST", "/api/investor/password-reset", { account, code, password: "SandiBaru#2" }, headers);
const submit = (api: Api, id: string, url: string | undefined, headers: Record<string, string> = {}, over = {}) =>
  api.call("POST", "/api/investor/info-upload", { type: 0, id, person: personDetails(url ?? "", over) }, headers);
const facts = (api: Api, headers: Record<string, string>) => api.call("GET", "/api/investor/registration", undefined, headers);
const current = async (api: Api, headers: Record<string, string>) =>
  (await api.call("GET", "/api/investor/current-user", undefined, headers)).data as { id: string; validate: boolean };
const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const noticesTo = (api: Api, to: string) =>
  api.sent.filter((message) => message.to === to && message.text.startsWith("Simpul: ")).map(({ text }) => text);

describe("taking over accounts", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());
  const accountOf = async (email: string) => (await api.deps.db.select().from(accounts).where(eq(accounts.email, email)))[0] as { id: string };

  it("rotates the handle at a reset, so that a stranger who registered the address cannot submit details", async () => {
    const { email, mobile, handle } = await register(api);
    const { data: planted } = await api.upload(pdf(), { RegistrationId: handle });
    const owner = await resetAndSignIn(api, email);
    const { id } = await current(api, owner);
    assert.notEqual(id, handle);
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "1004");
    assert.equal((await submit(api, handle, planted)).code, "1004");
    assert.equal((await facts(api, { RegistrationId: handle })).code, "1004");
    assert.equal((await submit(api, id, planted, owner)).code, "1011", "a file from before the reset is gone");
    assert.equal(readdirSync(path.join(api.deps.dataDir, "files"), { recursive: true }).filter((name) => planted?.endsWith(String(name))).length, 0);

    await backgroundEnded();
    for (const contact of [email, mobile]) assert.match(noticesTo(api, contact).at(-1) ?? "", /kata sandi akun Anda diganti/);
    assert.equal((await askCode(api, mobile)).code, "0000");
    assert.ok(!api.sent.some(({ to, text }) => to === mobile && /\b\d{6}\b/.test(text)), "no code for the account goes to the unproved phone");

    const { data: own } = await api.upload(pdf(), owner);
    assert.equal((await submit(api, id, own, owner)).code, "0000");
  });

  it("keeps both contacts at a reset, and says with which the person signs in", async () => {
    for (const first of ["email", "mobile"] as const) {
      const account = await register(api);
      await askCode(api, account[first]);
      const { code, message } = await reset(api, account[first], newestCode(api));
      assert.equal(code, "0000");
      assert.equal(message, `Kata sandi berhasil diubah. Silakan masuk dengan d•••@contoh.id atau +62 ••• ${account.mobile.slice(-3)}.`);
      for (const contact of [account.email, account.mobile]) assert.equal((await login(api, contact, "SandiBaru#2")).code, "0000");
      for (const taken of [{ email: account.email }, { mobile: account.mobile }]) {
        const again = { ...account, handle: undefined, email: `lain${account.email}`, mobile: `${account.mobile}9`, ...taken };
        assert.match((await api.call("POST", "/api/investor/regist", again)).code, /^100[23]$/, "no second account of a contact");
      }
    }
  });

  it("sends the reset code for an unproved contact to the proved one, and refuses a code from before the proof", async () => {
    const { email, mobile, password, handle } = await register(api);
    const headers = { RegistrationId: handle };
    await askCode(api, email);
    const early = newestCode(api);
    await api.call("POST", "/api/investor/contact-code", { channel: "sms" }, headers);
    assert.equal((await api.call("POST", "/api/investor/contact-proof", { channel: "sms", code: newestCode(api) }, headers)).code, "0000");
    assert.equal((await reset(api, email, early)).code, "1006", "the address is not proved, so its code opens nothing");
    const { data: url } = await api.upload(pdf(), headers);
    assert.equal((await submit(api, handle, url)).code, "0000");
    api.advanceClock(OTP_RESEND_SECONDS * 1_000);
    await askCode(api, email);
    await backgroundEnded();
    assert.equal(api.sent.at(-1)?.to, mobile);
    assert.equal((await reset(api, email, newestCode(api))).code, "0000");
    for (const contact of [email, mobile]) {
      const session = await signIn(api, contact, "SandiBaru#2");
      assert.equal((await current(api, session)).validate, false, "one account, with its details");
    }
    assert.equal((await login(api, mobile, password)).code, "1001");
    const { contacts } = (await facts(api, await signIn(api, email, "SandiBaru#2"))).data as { contacts: { proved: boolean }[] };
    assert.deepEqual(
      contacts.map(({ proved }) => proved),
      [false, true],
    );
  });

  it("accepts one of two resets that both contacts ask for at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const contacts = await register(api).then(({ email, mobile }) => [email, mobile]);
      const codes: string[] = [];
      for (const contact of contacts) {
        await askCode(api, contact);
        codes.push(newestCode(api));
      }
      const resets = await Promise.all(contacts.map((contact, index) => reset(api, contact, codes[index] ?? "")));
      assert.deepEqual(resets.map(({ code }) => code).sort(), ["0000", "1006"]);
      for (const contact of contacts) assert.equal((await login(api, contact, "SandiBaru#2")).code, "0000");
    }
  });

  it("lets the owner take back details sent before the address was proved, for seven days", async () => {
    const { email, handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    assert.equal((await submit(api, handle, url, {}, { bankAccount: "666666" })).code, "0000");
    await backgroundEnded();
    assert.match(noticesTo(api, email).at(-1) ?? "", /rekening (Bank Mandiri )?berakhiran 6666/);
    api.advanceClock(60_000);
    const owner = await resetAndSignIn(api, email);
    assert.equal((await current(api, owner)).validate, false);
    // On an instance whose clock is behind.
    api.advanceClock(-1_500);
    assert.equal(((await facts(api, owner)).data as { takeBack: boolean }).takeBack, true);
    const taken = await api.call("POST", "/api/investor/info-take-back", {}, owner);
    const { id, validate } = taken.data as { id: string; validate: boolean };
    assert.deepEqual([taken.code, validate, (await current(api, owner)).id], ["0000", true, id]);
    api.advanceClock(1_500);
    assert.equal((await submit(api, id, url, owner)).code, "1011");
    const { data: own } = await api.upload(pdf(), owner);
    assert.equal((await submit(api, id, own, owner)).code, "0000");
    assert.equal((await api.call("POST", "/api/investor/info-take-back", {}, owner)).code, "1016", "the owner's details remain");

    const later = await register(api);
    const { data: file } = await api.upload(pdf(), { RegistrationId: later.handle });
    await submit(api, later.handle, file);
    api.advanceClock(60_000);
    await resetAndSignIn(api, later.email);
    api.advanceClock(TAKE_BACK_MS);
    const session = await signIn(api, later.email, "SandiBaru#2");
    assert.equal((await api.call("POST", "/api/investor/info-take-back", {}, session)).code, "1016");
  });

  it("refuses to take back details once they are approved", async () => {
    const { email, handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    await submit(api, handle, url);
    api.advanceClock(60_000);
    const owner = await resetAndSignIn(api, email);
    await api.deps.db
      .update(submissions)
      .set({ status: "approved" })
      .where(eq(submissions.accountId, (await current(api, owner)).id));
    assert.equal(((await facts(api, owner)).data as { takeBack: boolean }).takeBack, false);
    const refused = await api.call("POST", "/api/investor/info-take-back", {}, owner);
    assert.equal(refused.code, "1016");
    assert.match(refused.message, /sudah disetujui/);
    assert.equal((await current(api, owner)).validate, false);
  });

  it("gives the owner who takes back details as long to send others as a new registration", async () => {
    const { email, handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    await submit(api, handle, url);
    api.advanceClock((retentionDays("abandoned") + 1) * 86_400_000);
    const owner = await resetAndSignIn(api, email);
    assert.equal((await api.call("POST", "/api/investor/info-take-back", {}, owner)).code, "0000");
    await applyRetention(api.deps, "uji");
    assert.equal((await current(api, owner)).validate, true);
  });

  it("rejects a handle of another account than the session's, for files and details", async () => {
    const attacker = await register(api);
    const person = await register(api);
    const session = await signIn(api, person.email, person.password);
    const planted = { ...session, RegistrationId: attacker.handle };
    const rejected = await api.upload(pdf(), planted);
    assert.deepEqual([rejected.code, rejected.message.includes("akun lain")], ["1004", true]);
    assert.equal((await facts(api, planted)).code, "1004");
    const { data: url } = await api.upload(pdf(), { RegistrationId: attacker.handle });
    assert.equal((await api.fetch(url ?? "", { headers: planted })).status, 200, "reported in the envelope");
    const details = await submit(api, attacker.handle, url, session);
    assert.deepEqual([details.code, details.message], ["1004", rejected.message]);
    assert.equal((await submit(api, attacker.handle, url, { UserLoginToken: "x".repeat(32) })).code, "0000", "an expired session counts as none");

    const own = { ...session, RegistrationId: person.handle };
    const { data: file } = await api.upload(pdf(), own);
    assert.equal((await submit(api, person.handle, file, session)).code, "0000");
  });

  it("returns the registration of a handle with masked contacts", async () => {
    const { handle, email, mobile } = await register(api);
    const { data } = await facts(api, { RegistrationId: handle });
    assert.deepEqual(data, {
      type: 0,
      validate: true,
      contacts: [
        { channel: "email", masked: "d•••@contoh.id", proved: false },
        { channel: "sms", masked: `+62 ••• ${mobile.slice(-3)}`, proved: false },
      ],
      takeBack: false,
    });
    assert.ok(!JSON.stringify(data).includes(email) && !JSON.stringify(data).includes(mobile));
    assert.equal((await facts(api, {})).status, 401);
  });

  it("proves a contact by a code, and adds one that the account lacks", async () => {
    const { email, mobile, handle } = await register(api);
    const headers = { RegistrationId: handle };
    const prove = (body: object, more = headers as Record<string, string>) => api.call("POST", "/api/investor/contact-proof", body, more);
    assert.equal((await api.call("POST", "/api/investor/contact-code", { channel: "email" }, headers)).code, "0000");
    assert.equal((await prove({ channel: "email", code: anotherCode(newestCode(api)) })).code, "1006");
    assert.equal((await prove({ channel: "sms", code: newestCode(api) })).code, "1006", "the code of one contact proves no other");
    assert.equal((await prove({ channel: "email", code: newestCode(api) })).code, "0000");
    assert.equal((await api.call("POST", "/api/investor/contact-code", { channel: "email" }, headers)).code, "1016");
    assert.deepEqual(
      ((await facts(api, headers)).data as { contacts: { proved: boolean }[] }).contacts.map(({ proved }) => proved),
      [true, false],
    );

    const owner = await resetAndSignIn(api, email);
    await api.deps.db
      .update(accounts)
      .set({ mobile: null })
      .where(eq(accounts.id, (await accountOf(email)).id));
    const body = { channel: "sms", to: mobile };
    const asked = { ...body, password: "SandiBaru#2" };
    assert.equal((await api.call("POST", "/api/investor/contact-code", asked, { RegistrationId: handle })).status, 401);
    assert.equal((await api.call("POST", "/api/investor/contact-code", body, owner)).code, "E400", "a session alone adds no contact");
    assert.equal((await api.call("POST", "/api/investor/contact-code", asked, owner)).code, "0000");
    assert.equal((await prove({ ...body, code: newestCode(api) }, owner)).code, "0000");
    assert.equal((await login(api, mobile, "SandiBaru#2")).code, "0000");

    const third = await register(api);
    const other = await resetAndSignIn(api, third.email);
    await api.deps.db
      .update(accounts)
      .set({ mobile: null })
      .where(eq(accounts.id, (await accountOf(third.email)).id));
    await api.call("POST", "/api/investor/contact-code", asked, other);
    assert.equal((await prove({ ...body, code: newestCode(api) }, other)).code, "1003");
  });

  it("locks out a stranger after ten wrong passwords, not the owner elsewhere, and notifies the owner once", async () => {
    const { email, password } = await register(api);
    for (let guess = 0; guess < LOCKOUT_MAX_FAILURES; guess += 1) assert.equal((await login(api, email, "salah", from(STRANGER))).code, "1001");
    assert.equal((await login(api, email, password, from(STRANGER))).code, "1005");
    assert.equal((await login(api, email, password, from(OWNER))).code, "0000");
    assert.equal((await login(api, email, password, from(STRANGER))).code, "1005", "the owner's sign-in does not open it for the stranger");
    api.advanceClock(LOCKOUT_WINDOW_MS + 1_000);
    for (let guess = 0; guess < LOCKOUT_MAX_FAILURES; guess += 1) await login(api, email, "salah", from(STRANGER));
    await backgroundEnded();
    assert.equal(noticesTo(api, email).filter((text) => text.includes("10 kali kata sandi salah")).length, 1);
  });

  it("never locks a known device through tries of the same address or of many addresses", async () => {
    const { email, password } = await register(api);
    const first = await login(api, email, password, from(OWNER));
    const device = { [DEVICE_HEADER]: first.headers.get(DEVICE_HEADER) ?? "" };
    assert.match(device[DEVICE_HEADER] ?? "", /^[\w-]{32}$/);
    for (let guess = 0; guess < LOCKOUT_STRANGERS_MAX; guess += 1) await login(api, email, "salah", from(`203.0.113.${Math.floor(guess / 5)}`));
    assert.equal((await login(api, email, password, from("192.0.2.1"))).code, "1005", "a crowd locks every unknown address");
    const again = await login(api, email, password, { ...from("203.0.113.1"), ...device });
    assert.deepEqual([again.code, again.headers.get(DEVICE_HEADER)], ["0000", device[DEVICE_HEADER]]);
    for (let guess = 0; guess < LOCKOUT_MAX_FAILURES; guess += 1) await login(api, email, "salah", { ...from(OWNER), ...device });
    assert.equal((await login(api, email, password, { ...from(OWNER), ...device })).code, "1005", "its own tries lock it");
  });

  it("ignores device markers that were not issued, or issued for another account", async () => {
    const { email, password } = await register(api);
    const other = await register(api);
    const foreign = (await login(api, other.email, other.password)).headers.get(DEVICE_HEADER) ?? "";
    for (const marker of ["dibuat-sendiri-0123456789abcdef0", foreign]) {
      for (let guess = 0; guess < LOCKOUT_MAX_FAILURES; guess += 1) await login(api, email, "salah", { ...from(STRANGER), [DEVICE_HEADER]: marker });
      assert.equal((await login(api, email, password, { ...from(STRANGER), [DEVICE_HEADER]: marker })).code, "1005");
      api.advanceClock(LOCKOUT_WINDOW_MS + 1_000);
    }
    const planted = await login(api, email, password, { [DEVICE_HEADER]: "dibuat-sendiri-0123456789abcdef0" });
    assert.notEqual(planted.headers.get(DEVICE_HEADER), "dibuat-sendiri-0123456789abcdef0");
  });

  it("does not invalidate the owner's code through wrong tries of strangers", async () => {
    const { email } = await register(api);
    await askCode(api, email, from(OWNER));
    const code = newestCode(api);
    for (let guess = 0; guess < 40; guess += 1)
      assert.equal((await reset(api, email, anotherCode(code), from(`203.0.113.${Math.floor(guess / 5)}`))).code, "1006");
    assert.equal((await reset(api, email, code, from("203.0.113.99"))).code, "1006", "other sources share twenty tries");
    assert.equal((await reset(api, email, code, from(OWNER))).code, "0000");
  });

  it("accepts a code on another device than the requesting one, and limits the tries there", async () => {
    const { email } = await register(api);
    await askCode(api, email, from(OWNER));
    assert.equal((await reset(api, email, newestCode(api), from("198.51.100.8"))).code, "0000");
    api.advanceClock(OTP_RESEND_SECONDS * 1_000);
    await askCode(api, email, from(OWNER));
    for (let guess = 0; guess < 5; guess += 1) await reset(api, email, anotherCode(newestCode(api)), from(OWNER));
    assert.equal((await reset(api, email, newestCode(api), from(OWNER))).code, "1006");
    await backgroundEnded();
    assert.ok(noticesTo(api, email).some((text) => text.includes("5 kali kode salah")));
  });

  it("does not let a stranger's requests use up the owner's daily codes or invalidate the owner's code", async () => {
    const { email } = await register(api);
    await askCode(api, email, from(OWNER));
    const code = newestCode(api);
    for (let round = 0; round < OTP_PER_DAY_MAX; round += 1) {
      assert.equal((await askCode(api, email, from(STRANGER))).code, "0000");
      api.advanceClock(OTP_RESEND_SECONDS * 1_000);
    }
    assert.equal((await askCode(api, email, from(STRANGER))).code, "1007");
    assert.equal((await reset(api, email, code, from(OWNER))).code, "0000");
    assert.equal((await askCode(api, email, from(OWNER))).code, "0000");
  });

  it("responds the same for an account's phone and an unknown one after a code for its address", async () => {
    const { email, mobile } = await register(api);
    assert.equal((await askCode(api, email)).code, "0000");
    const own = await askCode(api, mobile);
    const strange = await askCode(api, `${mobile}7`);
    assert.deepEqual([own.code, own.message], [strange.code, strange.message]);
    assert.equal((await askCode(api, mobile)).code, "1008");
  });

  it("notifies the owner of a sign-in from a new device, not from the first or a known one", async () => {
    const { email, password } = await register(api);
    const marker = (await login(api, email, password)).headers.get(DEVICE_HEADER) ?? "";
    await login(api, email, password, { [DEVICE_HEADER]: marker });
    await backgroundEnded();
    assert.deepEqual(noticesTo(api, email), []);
    await login(api, email, password, from(STRANGER));
    await backgroundEnded();
    const [notice = "", ...more] = noticesTo(api, email);
    assert.match(
      notice,
      /^Simpul: akun Anda dibuka dari perangkat baru \(\d{1,2} \w{3}, \d\d\.\d\d WIB\)\. Bukan Anda\? Buka situs kami, menu Bantuan\.$/,
    );
    assert.deepEqual(more, []);
    assert.doesNotMatch(notice, /\d{6}/);
  });

  it("ends all sessions, the registration handle and all known devices on request; a new sign-in continues", async () => {
    const { email, password, handle } = await register(api);
    const { data: url = "" } = await api.upload(pdf(), { RegistrationId: handle });
    const sessions = [await signIn(api, email, password), await signIn(api, email, password)];
    assert.equal((await api.call("POST", "/api/investor/logout-all", {}, sessions[0])).code, "0000");
    for (const session of sessions) assert.equal((await api.call("GET", "/api/investor/current-user", undefined, session)).status, 401);
    assert.deepEqual([(await api.upload(pdf(), { RegistrationId: handle })).code, (await submit(api, handle, url)).code], ["1004", "1004"]);
    const session = await signIn(api, email, password);
    const { id } = (await api.call("GET", "/api/investor/current-user", undefined, session)).data as { id: string };
    assert.equal((await submit(api, id, url)).code, "0000", "with the documents that were uploaded before");
  });

  it("knows only the device of a password reset afterwards, not one that somebody else signed in with", async () => {
    const { email, password } = await register(api);
    const deviceOf = async (secret: string, headers = {}) =>
      (await api.call("POST", "/api/investor/login", { username: email, password: secret }, headers)).headers.get(DEVICE_HEADER) ?? "";
    const [own, foreign] = [await deviceOf(password), await deviceOf(password)];
    const knows = async (device: string) => (await api.deps.db.$count(knownDevices, eq(knownDevices.deviceHash, digest(device)))) > 0;
    assert.deepEqual([await knows(own), await knows(foreign)], [true, true]);
    await api.call("POST", "/api/investor/password-code", { account: email });
    await backgroundEnded();
    const reset = { account: email, code: newestCode(api), password: "SandiBaru#2" };
    assert.equal((await api.call("POST", "/api/investor/password-reset", reset, { [DEVICE_HEADER]: own })).code, "0000");
    assert.deepEqual([await knows(own), await knows(foreign)], [true, false]);
  });

  it("stores no phone number, address or identity number that a copy of the database reveals", async () => {
    await login(api, "628999000111", "salah", from(STRANGER));
    await login(api, "tidak.ada@contoh.id", "salah", from(STRANGER));
    await askCode(api, "tidak.ada@contoh.id", from(STRANGER));
    await api.call("POST", "/api/h5/login", { name: "8999000111", raw: "salah" }, from(STRANGER));
    const rows = JSON.stringify([
      await api.deps.db.execute(sql`select * from login_failures`),
      await api.deps.db.execute(sql`select * from codes`),
      await api.deps.db.execute(sql`select * from app_users`),
    ]);
    for (const guess of ["628999000111", "tidak.ada@contoh.id", "62899900011", STRANGER]) {
      assert.ok(!rows.includes(guess), guess);
      assert.ok(!rows.includes(digest(guess)), `bare hash of ${guess}`);
    }
    assert.ok(rows.includes("sealed:uji:"));
    assert.ok(!rows.includes(`"id_number_hash":"$argon2id`));
  });

  it("seals unsealed identity numbers, and reseals them under a new key", async () => {
    const { db } = api.deps;
    const number = "3174010101900042";
    const user = { name: "Bayu", mobile: "6281200000042", passwordHash: "", idNumberHash: await hashSecret(number), createdAt: api.deps.now() };
    await db.insert(appUsers).values(user);
    const stored = async () => (await db.select().from(appUsers).where(eq(appUsers.mobile, user.mobile)))[0]?.idNumberHash ?? "";
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const usedKeys = createVault([
      { id: "baru", key: second },
      { id: "lama", key: first },
    ]);
    await db.delete(appUsers).where(sql`${appUsers.mobile} <> ${user.mobile}`);
    await sealIdNumbers(db, createVault([{ id: "lama", key: first }]));
    assert.match(await stored(), /^sealed:lama:/);
    await sealIdNumbers(db, usedKeys);
    assert.match(await stored(), /^sealed:baru:/);
    assert.deepEqual([await matchesIdNumber(usedKeys, await stored(), number), await matchesIdNumber(usedKeys, await stored(), "0")], [true, false]);
  });

  it("withdraws a code that could not be sent, also for unknown accounts, so that it counts towards no limit", async () => {
    const { email } = await register(api);
    const { send } = api.deps.messages;
    api.deps.messages.send = () => Promise.reject(new Error("provider is down"));
    for (let round = 0; round <= OTP_PER_DAY_MAX; round += 1) {
      assert.equal((await askCode(api, email)).code, "0000");
      await backgroundEnded();
      assert.equal((await askCode(api, "tidak.ada.lagi@contoh.id")).code, "0000");
      await backgroundEnded();
    }
    api.deps.messages.send = send;
    assert.equal((await askCode(api, email)).code, "0000");
    assert.equal((await askCode(api, email)).code, "1008");
  });

  it("withdraws a code for an unknown account no sooner than a slow provider refuses that of a known one", async () => {
    const { send } = api.deps.messages;
    api.deps.messages.send = () => new Promise((_, reject) => setTimeout(reject, 1_200, new Error("provider is down")));
    const refused = () => new Promise((resolve) => setTimeout(resolve, 1_600));
    const [first, known] = [await register(api), await register(api)];
    await askCode(api, first.email);
    await refused();
    const ask = () => Promise.all([known.email, "tidak.ada.pernah@contoh.id"].map(async (account) => (await askCode(api, account)).code));
    assert.deepEqual(await ask(), ["0000", "0000"]);
    assert.deepEqual(await ask(), ["1008", "1008"]);
    await refused();
    assert.deepEqual(await ask(), ["0000", "0000"]);
    api.deps.messages.send = send;
  });

  it("does not show which country's number has an account: tries and codes count for all numbers that may be meant", async () => {
    const numbers = (national: string) => [`0${national}`, `+44${national}`, `+62${national}`];
    await register(api, { mobile: "447700900555" });
    const probe = async (national: string, typed: number[], act: (account: string) => Promise<{ code: string }>) => {
      const codes: string[] = [];
      for (const index of typed) codes.push((await act(numbers(national)[index] as string)).code);
      return codes;
    };
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
    ]) {
      const address = from(`203.0.${order.indexOf(0)}.${order.indexOf(1)}`);
      const ask = (account: string) => askCode(api, account, address);
      assert.deepEqual(await probe("7700900555", order, ask), await probe("7700900556", order, ask), `codes ${order}`);
      const tries = order.flatMap((index) => Array.from({ length: 7 }, () => index));
      const guess = (account: string) => login(api, account, "salah", address);
      assert.deepEqual(await probe("7700900555", tries, guess), await probe("7700900556", tries, guess), `sign-ins ${order}`);
      api.advanceClock(86_400_000);
    }
  });

  it("accepts a code for the account that it was sent to, not for the same number of another country", async () => {
    const [british, indonesian] = [await register(api, { mobile: "447700900777" }), await register(api)];
    // No Indonesian number begins like this today.
    await api.deps.db.update(accounts).set({ mobile: "627700900777" }).where(eq(accounts.mobile, indonesian.mobile));
    await askCode(api, `+${british.mobile}`);
    const code = newestCode(api);
    // Notices of the registrations may be sent after it.
    assert.equal(api.sent.findLast(({ text }) => text.includes(code))?.to, british.mobile);
    assert.equal((await reset(api, "+627700900777", code)).code, "1006");
    assert.equal((await reset(api, `+${british.mobile}`, code)).code, "0000");
  });
});
