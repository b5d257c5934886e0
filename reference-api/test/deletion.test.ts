import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { DeletionReceipt, receiptResponse } from "../../lib/contract/deletion.ts";
import { erasedData, retainedAfter } from "../../lib/contract/retention.ts";
import { isSignedBy, type SignedDocument, signDocument, signingKeyOf } from "../../lib/contract/signed-json.ts";
import {
  DAY_MS,
  DELETION_ID_MAX_TRIES,
  DELETION_MS,
  DELETION_RECEIPT_YEARS,
  LOCKOUT_MAX_FAILURES,
  LOCKOUT_WINDOW_MS,
  OTP_LIFE_MS,
} from "../../lib/limits.ts";
import { appUsers, deletionReceipts, receiptKeys } from "../db/schema/app-users.ts";
import { auditLog } from "../db/schema/desk.ts";
import { hashSecret } from "../keys/secrets.ts";
import { applyRetention, removeExpired } from "../services/retention.ts";
import { rewrapRecords } from "../services/sealing/reseal.ts";
import { seed } from "../services/seed.ts";
import { type Api, newestCode, openApi } from "./harness.ts";

const MINUTE_MS = 61_000;
const idOf = (user: number) => `317401010190${String(user).padStart(4, "0")}`;
const phoneOf = (user: number) => (user < 10 ? `8120000000${user}` : "81200000010");

const login = (api: Api, user: number, raw = "Hapus#2026") => api.call("POST", "/api/h5/login", { name: phoneOf(user), raw });
const deletionOf = async (api: Api, user: number) => ((await login(api, user)).data as { userId: string }).userId;
const askCode = (api: Api, userId: string, idCardNo: string) => api.call("POST", "/api/h5/cancellation-code", { userId, idCardNo });
const remove = (api: Api, userId: string, raw: string, over: object = {}) =>
  api.call("POST", "/api/h5/cancellation", { raw, userId, selected: [1, 3], other: "", ...over });
const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("deletion of app accounts", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  it("responds the same for an unknown number and a wrong password, and locks both", async () => {
    const unknown = await api.call("POST", "/api/h5/login", { name: "81999999999", raw: "Hapus#2026" });
    const wrong = await login(api, 1, "Salah#2026");
    assert.deepEqual([unknown.code, unknown.message], [wrong.code, wrong.message]);
    assert.equal(wrong.code, "1001");
    for (let guess = 0; guess < 9; guess += 1) await login(api, 1, "Salah#2026");
    for (let guess = 0; guess < 9; guess += 1) await api.call("POST", "/api/h5/login", { name: "81999999999", raw: "x" });
    assert.equal((await login(api, 1)).code, "1005");
    assert.equal((await api.call("POST", "/api/h5/login", { name: "081999999999", raw: "x" })).code, "1005");
    api.advanceClock(LOCKOUT_WINDOW_MS + 1_000);
    assert.equal((await login(api, 1)).code, "0000");
  });

  it("accepts the number with 0, with 62 and without either", async () => {
    for (const name of ["81200000001", "081200000001", "6281200000001"])
      assert.equal((await api.call("POST", "/api/h5/login", { name, raw: "Hapus#2026" })).code, "0000");
  });

  it("requires the matching identity number and ends the deletion after five wrong ones", async () => {
    const userId = await deletionOf(api, 1);
    for (let guess = 0; guess < DELETION_ID_MAX_TRIES; guess += 1) assert.equal((await askCode(api, userId, idOf(9))).code, "1009");
    assert.equal((await askCode(api, userId, idOf(1))).code, "1004");
  });

  it("limits guesses of an identity number across deletions", async () => {
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const userId = await deletionOf(api, 2);
      for (let guess = 0; guess < DELETION_ID_MAX_TRIES; guess += 1) codes.push((await askCode(api, userId, idOf(9))).code);
    }
    assert.deepEqual(codes, [...Array(LOCKOUT_MAX_FAILURES).fill("1009"), ...Array(DELETION_ID_MAX_TRIES).fill("1005")]);
    const locked = await askCode(api, await deletionOf(api, 2), idOf(2));
    assert.deepEqual([locked.code, Number(locked.headers.get("retry-after")) > 0], ["1005", true]);
    api.advanceClock(LOCKOUT_WINDOW_MS + 1_000);
    assert.equal((await askCode(api, await deletionOf(api, 2), idOf(2))).code, "0000");
    api.advanceClock(DAY_MS);
  });

  it("responds as for an unknown account when the account is deleted during the comparison", async () => {
    const { db } = api.deps;
    const user = { name: "Bayu", mobile: "6281200000077", passwordHash: await hashSecret("Hapus#2026"), idNumberHash: "", createdAt: api.deps.now() };
    await db.insert(appUsers).values(user);
    const { transaction } = db;
    // The first transaction counts the try, the second one creates the deletion.
    let begun = 0;
    db.transaction = (async (...parameters: Parameters<typeof transaction>) => {
      begun += 1;
      if (begun === 2) await db.delete(appUsers).where(eq(appUsers.mobile, user.mobile));
      return transaction.apply(db, parameters);
    }) as typeof transaction;
    try {
      const answer = await api.call("POST", "/api/h5/login", { name: "81200000077", raw: "Hapus#2026" });
      assert.deepEqual([answer.status, answer.code], [200, "1001"]);
    } finally {
      Reflect.deleteProperty(db, "transaction");
    }
  });

  it("accepts a deletion id for 15 minutes and rejects unknown ones", async () => {
    const userId = await deletionOf(api, 1);
    api.advanceClock(DELETION_MS + 1_000);
    assert.equal((await askCode(api, userId, idOf(1))).code, "1004");
    assert.equal((await askCode(api, "unknown", idOf(1))).code, "1004");
    assert.equal((await remove(api, userId, "123456")).code, "1004");
  });

  it("sends at most one code a minute and five a day, bound to the site", async () => {
    const first = await deletionOf(api, 2);
    assert.equal((await askCode(api, first, idOf(2))).code, "0000");
    const message = api.sent.at(-1);
    assert.equal(message?.to, "6281200000002");
    assert.ok(message?.text.endsWith(`\n@simpul.example #${newestCode(api)}`));
    const tooSoon = await askCode(api, first, idOf(2));
    assert.deepEqual([tooSoon.code, tooSoon.headers.get("retry-after")], ["1008", "60"]);
    for (let more = 0; more < 4; more += 1) {
      api.advanceClock(MINUTE_MS);
      assert.equal((await askCode(api, first, idOf(2))).code, "0000");
    }
    api.advanceClock(MINUTE_MS);
    assert.equal((await askCode(api, await deletionOf(api, 2), idOf(2))).code, "1007");
  });

  it("withdraws a code that the provider rejected, so that it counts towards no limit", async () => {
    const userId = await deletionOf(api, 3);
    const { send } = api.deps.messages;
    api.deps.messages.send = () => Promise.reject(new Error("provider is down"));
    for (let round = 0; round < 6; round += 1) assert.equal((await askCode(api, userId, idOf(3))).code, "1012");
    api.deps.messages.send = send;
    assert.equal((await askCode(api, userId, idOf(3))).code, "0000");
  });

  it("invalidates a code after five wrong tries, ten minutes or a newer code", async () => {
    const userId = await deletionOf(api, 4);
    await askCode(api, userId, idOf(4));
    const first = newestCode(api);
    for (let guess = 0; guess < 5; guess += 1) assert.equal((await remove(api, userId, anotherCode(first))).code, "1006");
    assert.equal((await remove(api, userId, first)).code, "1006");
    api.advanceClock(MINUTE_MS);
    await askCode(api, userId, idOf(4));
    const second = newestCode(api);
    api.advanceClock(MINUTE_MS);
    await askCode(api, userId, idOf(4));
    if (second !== newestCode(api)) assert.equal((await remove(api, userId, second)).code, "1006");
    const third = newestCode(api);
    api.advanceClock(OTP_LIFE_MS + 1_000);
    assert.equal((await remove(api, userId, third)).code, "1006");
  });

  it("requires at least one reason, each once, and at most 500 characters", async () => {
    const userId = await deletionOf(api, 5);
    for (const over of [{ selected: [] }, { selected: [4] }, { selected: [1, 1] }, { other: "x".repeat(501) }])
      assert.equal((await remove(api, userId, "123456", over)).code, "E400");
  });

  it("deletes the person, stores an anonymous receipt and rejects everything afterwards", async () => {
    const userId = await deletionOf(api, 6);
    const second = await deletionOf(api, 6);
    await askCode(api, userId, idOf(6));
    const code = newestCode(api);
    const answers = await Promise.all([remove(api, userId, code, { other: "Terima kasih" }), remove(api, second, code)]);
    assert.deepEqual(answers.map((answer) => (answer.code === "0000" ? "0000" : "rejected")).sort(), ["0000", "rejected"]);
    const number = /HPS(-[0-9A-Z]{4}){3}/.exec(answers.map(({ message }) => message).join(" "))?.[0];
    assert.ok(number);
    assert.ok(api.sent.at(-1)?.text.includes(number));
    const check = await api.call("POST", "/api/h5/reference", { number });
    assert.deepEqual(
      [check.code, (check.data as { kind: string }).kind, (check.data as { at: string }).at],
      ["0000", "deletion", api.deps.now().toISOString()],
    );
    const wide = String(number).replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    assert.equal((await api.call("POST", "/api/h5/reference", { number: wide })).code, "0000", "full-width letters and digits");
    assert.equal((await api.call("POST", "/api/h5/reference", { number: "HPS-0000-0000-0000" })).status, 404);

    assert.equal((await remove(api, userId, code)).code, "1004");
    assert.equal((await remove(api, second, code)).code, "1004");
    assert.equal((await login(api, 6)).code, "1001");
    const { rows } = (await api.deps.db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )) as unknown as {
      rows: { name: string }[];
    };
    const everything = JSON.stringify(await Promise.all(rows.map(({ name }) => api.deps.db.execute(sql`select * from ${sql.identifier(name)}`))));
    for (const trace of ["6281200000006", "81200000006", idOf(6), "Fajar Nugroho"]) assert.ok(!everything.includes(trace), trace);
    assert.ok(everything.includes(number));
    await seed(api.deps.db, { contentDir: api.deps.contentDir, demoAccounts: true, now: api.deps.now() });
    assert.equal((await login(api, 6)).code, "1001");
  });

  it("gives a repeated request the same receipt, also after a rotation, and nobody else any", async () => {
    const [userId, other] = [await deletionOf(api, 3), await deletionOf(api, 3)];
    api.advanceClock(MINUTE_MS);
    await askCode(api, userId, idOf(3));
    const [code, key] = [newestCode(api), { "x-request-id": randomUUID() }];
    const send = (id: string, headers: Record<string, string>, raw = code) =>
      api.call("POST", "/api/h5/cancellation", { raw, userId: id, selected: [1], other: "" }, headers);
    assert.equal((await send(userId, key, anotherCode(code))).code, "1006");
    const first = await send(userId, key);
    assert.equal(first.code, "0000");
    const { vault, db } = api.deps;
    vault.use([{ id: "later", key: randomBytes(32) }, ...api.keys]);
    const [again, count] = [await send(userId, key), await db.$count(deletionReceipts)];
    vault.use(api.keys);
    assert.deepEqual([again.code, again.message, again.data], ["0000", first.message, first.data]);
    assert.deepEqual(
      [(await send(userId, { "x-request-id": randomUUID() })).code, (await send(other, key)).code, (await send("unknown", key)).code],
      ["1004", "1004", "1004"],
    );
    assert.equal(await db.$count(deletionReceipts), count);
  });

  it("rejects a deletion while a loan is open: at the sign-in, and at the end a loan that came since", async () => {
    const rejected = await login(api, 10);
    assert.equal(rejected.code, "1014");
    assert.match(rejected.message, /pinjaman berjalan/);
    const loanOf = (closed: string) =>
      api.deps.db.execute(
        sql.raw(`update app_loans set closed_at = ${closed} where app_user_id = (select id from app_users where mobile = '6281200000010')`),
      );
    await loanOf("now()");
    const userId = await deletionOf(api, 10);
    await askCode(api, userId, idOf(10));
    await loanOf("null");
    assert.equal((await remove(api, userId, newestCode(api))).code, "1014");
    const { message } = await api.call("POST", "/api/h5/login", { name: phoneOf(10), raw: "Salah#2026" });
    assert.match(message, /^Nomor ponsel atau kata sandi salah/);
  });

  it("stores only hashes of identity numbers, passwords, codes and deletion ids", async () => {
    const userId = await deletionOf(api, 7);
    await askCode(api, userId, idOf(7));
    const rows = JSON.stringify([
      await api.deps.db.execute(sql`select * from app_users`),
      await api.deps.db.execute(sql`select * from deletion_handles`),
      await api.deps.db.execute(sql`select code_hash, subject from codes`),
    ]);
    for (const secret of [idOf(7), "Hapus#2026", userId, newestCode(api)]) assert.ok(!rows.includes(secret));
  });

  it("retains the receipt of a deletion for five years and removes expired deletions", async () => {
    const userId = await deletionOf(api, 8);
    await askCode(api, userId, idOf(8));
    const number = /HPS(-[0-9A-Z]{4}){3}/.exec((await remove(api, userId, newestCode(api))).message)?.[0];
    await deletionOf(api, 9);
    const known = async () => {
      await removeExpired(api.deps);
      await applyRetention(api.deps, "uji");
      const { rows } = (await api.deps.db.execute(sql`select count(*)::int as handles from deletion_handles`)) as unknown as {
        rows: [{ handles: number }];
      };
      return [(await api.call("POST", "/api/h5/reference", { number })).code, rows[0].handles];
    };
    api.advanceClock(DELETION_MS + 1_000);
    assert.deepEqual(await known(), ["0000", 0]);
    api.advanceClock((DELETION_RECEIPT_YEARS * 365 - 1) * DAY_MS);
    assert.equal((await known())[0], "0000");
    api.advanceClock(4 * DAY_MS);
    assert.equal((await known())[0], "1404");
    const logged = and(eq(auditLog.action, "retention"), eq(auditLog.subject, "receipts"));
    assert.equal(await api.deps.db.$count(auditLog, logged), 1);
  });

  it("signs a receipt without personal data, which stays verifiable after the key was replaced", async () => {
    const deleteUser = async (user: number) => {
      const userId = await deletionOf(api, user);
      await askCode(api, userId, idOf(user));
      return ((await remove(api, userId, newestCode(api))).data as { receipt: SignedDocument<DeletionReceipt> }).receipt;
    };
    const find = async (number: string) => (await api.call("POST", "/api/h5/deletion-receipt", { number })).data as z.infer<typeof receiptResponse>;
    const { vault, db, siteUrl } = api.deps;
    const first = await deleteUser(5);
    const { content } = first;
    assert.equal(content.issuer, siteUrl);
    assert.equal(content.deletedAt, api.deps.now().toISOString());
    assert.deepEqual(
      content.retained.map(({ data }) => data),
      retainedAfter("app-user").map(({ data }) => data),
    );
    assert.ok(content.retained[0]?.data.startsWith("Perjanjian") && !content.retained.some(({ data }) => /Tiket|pegawai/.test(data)));
    assert.deepEqual(content.erased, erasedData["app-user"]);
    const [proof] = content.retained.filter(({ data }) => data.startsWith("Bukti penghapusan"));
    assert.equal(proof?.until?.slice(0, 4), String(new Date(content.deletedAt).getUTCFullYear() + DELETION_RECEIPT_YEARS));
    assert.doesNotMatch(JSON.stringify(first), /81200000005|3174010101900005/);

    const before = await find(content.number);
    assert.deepEqual(before.receipt, first);
    assert.ok(isSignedBy(before.keys, before.receipt));
    assert.ok(!isSignedBy(before.keys, { ...first, content: { ...content, erased: [] } }));

    const oldKeys = api.keys;
    const [randomKey, newest] = [randomBytes(32), randomBytes(32)];
    vault.use([{ id: "new", key: randomKey }, ...oldKeys]);
    const second = await deleteUser(9);
    vault.use([{ id: "newest", key: newest }, { id: "new", key: randomKey }, ...oldKeys]);
    await rewrapRecords(db, vault);
    vault.use([{ id: "newest", key: newest }]);
    const [old, present] = [await find(content.number), await find(second.content.number)];
    assert.notEqual(first.keyId, second.keyId);
    assert.deepEqual(old.receipt, first);
    assert.ok(isSignedBy(old.keys, old.receipt) && isSignedBy(present.keys, present.receipt));

    // Write access to the table is not enough to add a key, replace one or forge a proof.
    const forger = signingKeyOf(randomBytes(32));
    const forged = signDocument(forger, { ...content, erased: ["Tidak ada"] });
    await db.update(deletionReceipts).set({ signed: forged }).where(eq(deletionReceipts.number, content.number));
    const [known] = await db.select().from(receiptKeys);
    for (const proof of [null, "", known?.proof ?? ""]) {
      const { keyId, publicKey } = forger;
      await db.delete(receiptKeys).where(eq(receiptKeys.keyId, keyId));
      await db.insert(receiptKeys).values({ keyId, publicKey, proof, createdAt: new Date(0) });
      const { receipt, keys } = await find(content.number);
      assert.ok(!keys.some((key) => key.keyId === keyId) && !isSignedBy(keys, receipt));
    }
    await rewrapRecords(db, vault);
    assert.ok(!isSignedBy((await find(content.number)).keys, forged));
    await db.update(deletionReceipts).set({ signed: first }).where(eq(deletionReceipts.number, content.number));
    assert.ok(isSignedBy((await find(content.number)).keys, first));
    vault.use([...oldKeys, { id: "newest", key: newest }]);
    await rewrapRecords(db, vault);
    vault.use(oldKeys);

    // A deletion from before receipts were signed gets one at the first look, and the same from then on.
    await db.update(deletionReceipts).set({ signed: null }).where(eq(deletionReceipts.number, content.number));
    const late = await find(content.number);
    assert.ok(isSignedBy(late.keys, late.receipt));
    assert.deepEqual(late.receipt.content, content);
    assert.deepEqual((await find(content.number)).receipt, late.receipt);
    assert.equal((await api.call("POST", "/api/h5/deletion-receipt", { number: "HPS-0000-0000-0000" })).status, 404);
  });
});
