import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import type { AccountFacts } from "../../lib/contract/account.ts";
import { DEVICE_HEADER, DEVICE_NAME_HEADER } from "../../lib/contract/envelope.ts";
import { LOCKOUT_MAX_FAILURES } from "../../lib/limits.ts";
import { messages } from "../db/schema/desk.ts";
import { compareContacts, deleteAccount } from "../services/accounts/own-data.ts";
import type { Desk } from "../services/audit.ts";
import { backgroundEnded } from "../services/messages/queue.ts";
import { type Api, newcomer, newestCode, openApi, pdf, personDetails, readAndDecide, register, resetAndSignIn, signIn } from "./harness.ts";

describe("account page", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  type Headers = Record<string, string>;
  const post = (path: string, body: unknown, headers: Headers) => api.call("POST", `/api/investor/${path}`, body, headers);
  const facts = async (session: Headers) => (await api.call("GET", "/api/investor/account", undefined, session)).data as AccountFacts;
  const isLive = async (session: Headers) => (await api.call("GET", "/api/investor/current-user", undefined, session)).status === 200;
  const from = (device: string) => ({ [DEVICE_NAME_HEADER]: device });
  async function signInFrom(device: string, username: string, password: string) {
    const answer = await post("login", { username, password }, from(device));
    const { token, id } = answer.data as { token: string; id: string };
    return { session: { UserLoginToken: token }, id, marker: answer.headers.get(DEVICE_HEADER) ?? "" };
  }

  it("lists the sessions of the account with their devices, and ends one of them", async () => {
    const { email, password } = await register(api);
    const [laptop, phone] = [await signInFrom("Firefox, Windows", email, password), await signInFrom("Chrome, Android", email, password)];
    await signInFrom("<b>Chrome</b>", email, password);
    const { sessions } = await facts(laptop.session);
    assert.deepEqual(sessions.map(({ device }) => device).sort(), ["Chrome, Android", "Firefox, Windows", undefined]);
    assert.deepEqual(
      sessions.filter(({ current }) => current).map(({ device }) => device),
      ["Firefox, Windows"],
    );
    assert.ok(!JSON.stringify(sessions).includes(laptop.session.UserLoginToken));

    const id = sessions.find(({ device }) => device === "Chrome, Android")?.id;
    const stranger = await register(api);
    assert.equal((await post("session-end", { id }, await signIn(api, stranger.email, stranger.password))).code, "0000");
    assert.ok(await isLive(phone.session), "another account ends none of these sessions");
    assert.equal((await post("session-end", { id }, laptop.session)).code, "0000");
    assert.deepEqual([await isLive(phone.session), await isLive(laptop.session)], [false, true]);
    assert.equal((await facts(laptop.session)).sessions.length, 2);
    assert.equal((await post("session-end", { id }, laptop.session)).code, "0000");
  });

  it("ends the registration handle with a session, which its device knows, and goes on here with a new one", async () => {
    const { email, password, handle } = await register(api);
    const { data: url = "" } = await api.upload(pdf(), { RegistrationId: handle });
    const [laptop] = [await signInFrom("Firefox, Windows", email, password), await signInFrom("Chrome, Android", email, password)];
    const id = (await facts(laptop.session)).sessions.find(({ current }) => !current)?.id;
    const stranger = await register(api);
    await post("session-end", { id }, await signIn(api, stranger.email, stranger.password));
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "0000", "another account ends nothing");
    const { data } = await post("session-end", { id }, laptop.session);
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "1004");
    const renewed = (data as { id: string }).id;
    assert.equal((await api.fetch(url, { headers: { RegistrationId: renewed } })).status, 200, "uploaded files stay");
    assert.equal(((await post("session-end", { id }, laptop.session)).data as { id: string }).id, renewed);
  });

  it("changes the password with the current one, and ends what somebody else may have access to", async () => {
    const { email, password, handle } = await register(api);
    const [here, elsewhere] = [await signInFrom("Chrome, Android", email, password), await signInFrom("Firefox, Windows", email, password)];
    const { data: url = "" } = await api.upload(pdf(), { RegistrationId: handle });
    await post("password-code", { account: email }, {});
    await backgroundEnded();
    const code = newestCode(api);
    const change = (body: object) => post("password-change", body, { ...here.session, [DEVICE_HEADER]: here.marker });

    assert.equal((await change({ current: "salah", password: "SandiBaru#2" })).code, "1001");
    assert.equal((await change({ current: password, password: "pendek".slice(1) })).code, "E400");
    assert.ok(await isLive(elsewhere.session));
    const answer = await change({ current: password, password: "SandiBaru#2" });
    assert.equal(answer.code, "0000");
    assert.deepEqual([await isLive(here.session), await isLive(elsewhere.session)], [true, false]);
    assert.equal((await post("login", { username: email, password }, {})).code, "1001");
    assert.equal((await post("password-reset", { account: email, code, password: "Penyusup#3" }, {})).code, "1006");
    assert.equal((await api.call("GET", "/api/investor/registration", undefined, { RegistrationId: handle })).code, "1004");
    const renewed = (answer.data as { id: string }).id;
    assert.equal((await api.fetch(url, { headers: { RegistrationId: renewed } })).status, 200, "uploaded files stay");
    assert.match(api.sent.findLast(({ to }) => to === email)?.text ?? "", /kata sandi akun Anda diganti/);
  });

  it("locks guesses of the current password like those of a sign-in", async () => {
    const { email, password } = await register(api);
    const session = await signIn(api, email, password);
    const change = (current: string) => post("password-change", { current, password: "SandiBaru#2" }, session);
    for (let guess = 0; guess < LOCKOUT_MAX_FAILURES; guess += 1) assert.equal((await change("salah")).code, "1001");
    assert.equal((await change(password)).code, "1005");
    assert.equal((await post("contact-code", { channel: "email", to: "lain@contoh.id", password }, session)).code, "1005");
  });

  it("changes a contact with the password and a code sent to the new one, and notifies the old one", async () => {
    const { email, mobile, password } = await register(api);
    const session = await signIn(api, email, password);
    const { email: next, mobile: nextMobile } = newcomer();
    const body = { channel: "email", to: next };
    assert.equal((await post("contact-code", body, session)).code, "E400");
    assert.equal((await post("contact-code", { ...body, password: "salah" }, session)).code, "1001");
    assert.equal((await post("contact-proof", { ...body, code: "123456" }, session)).code, "1006");
    await post("password-code", { account: email }, {});
    await backgroundEnded();
    const resetCode = newestCode(api);
    assert.equal((await post("contact-code", { ...body, password }, session)).code, "0000");
    assert.equal(api.sent.at(-1)?.to, next);
    assert.equal((await facts(session)).contacts[0]?.masked, "d•••@contoh.id");
    assert.equal((await post("login", { username: next, password }, {})).code, "1001", "nothing changes before the proof");
    assert.equal((await post("contact-proof", { ...body, code: newestCode(api) }, session)).code, "0000");
    assert.equal((await post("login", { username: next, password }, {})).code, "0000");
    assert.equal((await post("login", { username: email, password }, {})).code, "1001");
    assert.equal((await post("password-reset", { account: next, code: resetCode, password: "Penyusup#3" }, {})).code, "1006");
    await backgroundEnded();
    assert.deepEqual(
      new Set(api.sent.filter(({ text }) => /kontak akun Anda berubah/.test(text)).map(({ to }) => to)),
      new Set([email, mobile, next]),
    );
    assert.deepEqual(
      (await facts(session)).contacts.map(({ proved }) => proved),
      [true, false],
    );
    assert.equal((await post("contact-code", { channel: "email" }, session)).code, "1016");
    await post("password-code", { account: next }, {});
    await backgroundEnded();
    const codeOfBefore = newestCode(api);
    assert.equal(
      (await post("contact-code", { channel: "sms", to: nextMobile, password }, session)).code,
      "0000",
      "an unproved number can be replaced too",
    );
    assert.equal((await post("contact-proof", { channel: "sms", to: nextMobile, code: newestCode(api) }, session)).code, "0000");
    assert.equal((await post("password-reset", { account: next, code: codeOfBefore, password: "Penyusup#3" }, {})).code, "1006");
  });

  it("gives no account the contact of another one, nor the number of an app user", async () => {
    const [dewi, other] = [await register(api), await register(api)];
    const session = await signIn(api, dewi.email, dewi.password);
    for (const [channel, to, code] of [
      ["email", other.email.toUpperCase(), "1002"],
      ["sms", other.mobile, "1003"],
      ["sms", "6281200000001", "1003"],
    ]) {
      assert.equal((await post("contact-code", { channel, to, password: dewi.password }, session)).code, "0000");
      assert.equal((await post("contact-proof", { channel, to, code: newestCode(api) }, session)).code, code);
    }
    assert.equal((await post("login", { username: other.mobile, password: other.password }, {})).code, "0000");
  });

  it("lists what was sent about the account, without texts and for its owner only", async () => {
    const { email, password } = await register(api);
    const victim = await register(api);
    const session = await signIn(api, email, password);
    await post("password-code", { account: email }, {});
    await post("password-code", { account: victim.email }, {});
    await post("contact-code", { channel: "email", to: victim.email, password }, session);
    await backgroundEnded();
    const { sent } = await facts(session);
    assert.deepEqual(
      sent.map(({ kind, channel, status }) => [kind, channel, status]),
      [
        ["code", "email", "sent"],
        ["code", "email", "sent"],
      ],
    );
    assert.ok(!JSON.stringify(sent).includes(email));
    assert.equal((await facts(await signIn(api, victim.email, victim.password))).sent.length, 1);
  });

  const desk = (): Desk => ({ ...api.deps, actor: "operator:uji", requestId: "uji" });
  const ticketOf = async (kind: "access" | "deletion", contact: string) => {
    const message = "Mohon diproses segera.";
    return ((await api.call("POST", "/api/h5/rights-request", { kind, name: "Dewi", contact, message })).data as { ticket: string }).ticket;
  };
  async function changeEmail(to: string, password: string, session: Headers) {
    assert.equal((await post("contact-code", { channel: "email", to, password }, session)).code, "0000");
    assert.equal((await post("contact-proof", { channel: "email", to, code: newestCode(api) }, session)).code, "0000");
  }

  it("does not let a refused submission be taken back after a contact is changed", async () => {
    const { email } = await register(api);
    const session = await resetAndSignIn(api, email);
    const { id } = (await api.call("GET", "/api/investor/current-user", undefined, session)).data as { id: string };
    api.advanceClock(60_000);
    const { data: url = "" } = await api.upload(pdf(), session);
    assert.equal((await post("info-upload", { type: 0, id, person: personDetails(url) }, session)).code, "0000");
    await readAndDecide(desk(), email, { status: "refused", reason: "Identitas tidak cocok." });
    assert.equal((await post("info-take-back", {}, session)).code, "1016");
    api.advanceClock(60_000);
    await changeEmail(newcomer().email, "SandiBaru#2", session);
    assert.equal((await post("info-take-back", {}, session)).code, "1016");
  });

  it("sends a stranger a bounded number of codes and notices, from known devices too", async () => {
    const victim = newcomer();
    for (let sent = 0; sent < 25; sent += 1) {
      const { email, password } = await register(api);
      const { session, marker } = await signInFrom("Chrome, Android", email, password);
      await post("contact-code", { channel: "email", to: victim.email, password }, { ...session, [DEVICE_HEADER]: marker });
    }
    const own = await register(api);
    const { session } = await signInFrom("Chrome, Android", own.email, own.password);
    let current = own.password;
    for (let changed = 0; changed < 25; changed += 1) {
      const password = `SandiBaru#${changed}`;
      assert.equal((await post("password-change", { current, password }, session)).code, "0000");
      current = password;
    }
    await backgroundEnded();
    for (const to of [victim.email, own.email, own.mobile]) assert.ok(api.sent.filter((message) => message.to === to).length <= 20, to);
  });

  it("keeps nothing of a former contact after the account is deleted, and takes tickets from a proved contact only", async () => {
    const { email, mobile, password } = await register(api);
    const session = await signIn(api, email, password);
    const to = newcomer().email;
    await changeEmail(to, password, session);
    await backgroundEnded();
    const recipient = api.deps.vault.hmac(`recipient:${email}`);
    assert.ok((await api.deps.db.$count(messages, eq(messages.recipient, recipient))) > 0);
    assert.equal((await compareContacts(desk(), to, await ticketOf("deletion", mobile))).same, false);
    await deleteAccount(desk(), to, await ticketOf("deletion", to));
    assert.equal(await api.deps.db.$count(messages, eq(messages.recipient, recipient)), 0);
  });
});
