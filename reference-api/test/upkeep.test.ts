import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { retentionDays } from "../../lib/contract/retention.ts";
import { DAY_MS, LOCKOUT_MAX_FAILURES, LOCKOUT_WINDOW_MS, OTP_RESEND_SECONDS } from "../../lib/limits.ts";
import { takeTurn } from "../db/marks.ts";
import { accounts, codes, submissions } from "../db/schema/accounts.ts";
import { appUsers } from "../db/schema/app-users.ts";
import { articles } from "../db/schema/articles.ts";
import { messages } from "../db/schema/desk.ts";
import { marks } from "../db/schema/marks.ts";
import { rightsRequests } from "../db/schema/rights-requests.ts";
import { ads, banks } from "../db/schema/site.ts";
import { importArticles } from "../services/articles/import-articles.ts";
import { CLOCK_SKEW_MS } from "../services/codes.ts";
import type { Deps } from "../services/deps.ts";
import { removeOrphans } from "../services/files/store-file.ts";
import { queueMessage, sendDue } from "../services/messages/queue.ts";
import { applyRetention, applyRetentionDaily, removeExpired } from "../services/retention.ts";
import { seed } from "../services/seed.ts";
import { type Api, articleFolder, newcomer, newestCode, openApi, register, whileLocked, withFreshDatabase } from "./harness.ts";
import { healthy, killAll, onServer, startApi } from "./processes.ts";

describe("upkeep", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  it("seeds samples and demo accounts once, so that removed ones stay removed", async () => {
    const { db } = api.deps;
    await db.delete(ads);
    await db.delete(banks).where(eq(banks.code, "014"));
    await db.delete(accounts).where(eq(accounts.emailKey, "perusahaan@demo.test"));
    await db.delete(appUsers).where(eq(appUsers.mobile, "6281200000002"));
    const rows = async () => Promise.all([ads, banks, accounts, appUsers].map((table) => db.$count(table)));
    const left = await rows();
    await seed(db, { contentDir: api.deps.contentDir, demoAccounts: true, now: api.deps.now() });
    assert.deepEqual(await rows(), left);
    assert.equal(left[0], 0);
  });

  it("lets one of several instances run a periodic job, and the next one after the interval", async () => {
    const { db, now } = api.deps;
    const all = await Promise.all(Array.from({ length: 5 }, () => takeTurn(db, "uji", 60_000, now())));
    assert.equal(all.filter(Boolean).length, 1);
    api.advanceClock(60_001);
    assert.equal(await takeTurn(db, "uji", 60_000, now()), true);
  });

  it("scans the storage once a day across instances", async () => {
    let looked = 0;
    const list = () => {
      looked += 1;
      return api.deps.storage.list();
    };
    const storage = { ...api.deps.storage, list };
    const { handle } = await register(api);
    await api.upload(new Blob(["%PDF-1.4\n", new Uint8Array(64)]), { RegistrationId: handle });
    for (let instance = 0; instance < 3; instance += 1) await removeOrphans({ ...api.deps, storage });
    assert.equal(looked, 1);
    api.advanceClock(DAY_MS + 1);
    await removeOrphans({ ...api.deps, storage });
    assert.equal(looked, 2);
  });

  it("uses an index for expired rows in every table of the hourly sweep", async () => {
    const { db } = api.deps;
    const old = sql`now() - interval '30 days'`;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      for (const query of [
        sql`delete from sessions where expires_at < ${old}`,
        sql`delete from codes where created_at < ${old}`,
        sql`delete from login_failures where at < ${old}`,
        sql`delete from deletion_handles where expires_at < ${old}`,
        sql`delete from deletion_receipts where keep_until < ${old}`,
        sql`delete from files where claimed_at is null and uploaded_at < ${old}`,
      ]) {
        const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        assert.match(plan, /Index Cond/, plan);
      }
    });
  });

  it("enforces no longer wait than the limits after a clock that was a day ahead is corrected", async () => {
    const person = newcomer();
    await api.call("POST", "/api/investor/regist", person);
    const code = () => api.call("POST", "/api/investor/password-code", { account: person.email });
    const wrong = () => api.call("POST", "/api/investor/login", { username: person.email, password: "Salah#123" });
    api.advanceClock(DAY_MS);
    await code();
    const early = /\b\d{6}\b/.exec(api.sent.at(-1)?.text ?? "")?.[0];
    for (let round = 0; round < LOCKOUT_MAX_FAILURES; round += 1) await wrong();
    api.advanceClock(-DAY_MS);
    const reset = await api.call("POST", "/api/investor/password-reset", { account: person.email, code: early, password: "Baru#1234" });
    assert.equal(reset.code, "1006", "a code from the future is invalid");
    const seconds = async (call: () => ReturnType<typeof code>) => Number(/\d+/.exec((await call()).message)?.[0]);
    const again = await code();
    assert.equal(again.code, "1008");
    assert.ok(Number(/\d+/.exec(again.message)?.[0]) <= OTP_RESEND_SECONDS, again.message);
    assert.ok((await seconds(wrong)) <= LOCKOUT_WINDOW_MS / 1_000);
    api.advanceClock(LOCKOUT_WINDOW_MS + 1_000);
    assert.equal((await code()).code, "0000");
    assert.equal((await api.call("POST", "/api/investor/login", { username: person.email, password: person.password })).code, "0000");
  });

  it("keeps a code that was just sent, and asks for no longer wait, on an instance whose clock is behind", async () => {
    const person = newcomer();
    await api.call("POST", "/api/investor/regist", person);
    const code = () => api.call("POST", "/api/investor/password-code", { account: person.email });
    for (const behindMs of [1_500, CLOCK_SKEW_MS - 1]) {
      assert.equal((await code()).code, "0000");
      api.advanceClock(-behindMs);
      const again = await code();
      assert.deepEqual([again.code, /\d+/.exec(again.message)?.[0]], ["1008", String(OTP_RESEND_SECONDS)]);
      const reset = await api.call("POST", "/api/investor/password-reset", { account: person.email, code: newestCode(api), password: "Baru#1234" });
      assert.equal(reset.code, "0000", `${behindMs} ms behind`);
      api.advanceClock(OTP_RESEND_SECONDS * 1_000);
    }
  });

  it("lets no other instance send a message that is being sent, also one whose clock is ahead", async () => {
    const { db, now } = api.deps;
    await sendDue(api.deps);
    const message = { channel: "email" as const, to: "lambat@contoh.id", subject: "Uji", text: "Uji." };
    await queueMessage(api.deps, db, message, { kind: "notice", soon: true });
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let sent = 0;
    const send = async () => {
      sent += 1;
      asked.resolve();
      if (sent === 1) await answered.promise;
    };
    const sending = sendDue({ ...api.deps, messages: { send } });
    await asked.promise;
    // An attempt lasts 105 seconds at most.
    const ahead = new Date(now().getTime() + 105_000 + CLOCK_SKEW_MS);
    const taken = await sendDue({ ...api.deps, now: () => ahead, messages: { send } });
    answered.resolve();
    assert.deepEqual([taken, await sending, sent], [0, 1, 1]);
  });

  /** Makes deletions from a table fail while `use` runs, and returns what was logged. */
  async function withFailingDeletions(table: "rights_requests" | "sessions", use: (deps: Deps) => Promise<void>): Promise<string[]> {
    const { db } = api.deps;
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
    await db.execute(sql`create or replace function gagal() returns trigger language plpgsql as $$ begin raise exception 'sari@contoh.id'; end $$`);
    await db.execute(sql.raw(`create trigger gagal before delete on ${table} for each statement execute function gagal()`));
    await use({ ...api.deps, log }).finally(() => db.execute(sql.raw(`drop trigger gagal on ${table}`)));
    return lines;
  }
  const kindsOf = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { kind: string }).kind);

  it("deletes the other kinds of old data when one fails, logs that without personal data, and tries it again within the hour", async () => {
    const { db } = api.deps;
    await applyRetentionDaily(api.deps, "uji");
    const { email } = await register(api);
    const contact = "sari.lama@contoh.id";
    await api.call("POST", "/api/h5/rights-request", { kind: "service", name: "Sari", contact, message: "Sudah selesai." });
    await db.update(rightsRequests).set({ answeredAt: api.deps.now() });
    api.advanceClock((retentionDays("tickets") + 1) * DAY_MS);
    const left = () => Promise.all([db.$count(accounts, eq(accounts.email, email)), db.$count(messages), db.$count(rightsRequests)]);
    const lines = await withFailingDeletions("rights_requests", async (deps) => {
      await assert.rejects(applyRetentionDaily(deps, "uji"), { message: /^Not deleted: tickets\./ });
    });
    assert.deepEqual(await left(), [0, 0, 1]);
    assert.deepEqual([kindsOf(lines), lines.join("").includes("sari")], [["tickets"], false]);
    const turns = await db.select().from(marks).where(eq(marks.name, "retention:messages"));
    api.advanceClock(3_600_000);
    await applyRetentionDaily(api.deps, "uji");
    assert.deepEqual(await left(), [0, 0, 0]);
    assert.deepEqual(await db.select().from(marks).where(eq(marks.name, "retention:messages")), turns, "what was done is not done again");
  });

  it("removes other expired rows when those of one table cannot be removed", async () => {
    const { db } = api.deps;
    const { email } = await register(api);
    await api.call("POST", "/api/investor/password-code", { account: email });
    api.advanceClock(2 * DAY_MS);
    const lines = await withFailingDeletions("sessions", removeExpired);
    assert.deepEqual([await db.$count(codes), kindsOf(lines)], [0, ["sessions"]]);
  });

  it("keeps an account that is submitted, and a submission that is approved, while old ones are deleted", async () => {
    const { db, now, vault } = api.deps;
    const { email } = await register(api);
    const [{ id } = { id: "" }] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    api.advanceClock((retentionDays("abandoned") + 1) * DAY_MS);
    const submission = { accountId: id, digest: vault.hmac("uji"), number: "DAF-0000-0000-0000", acceptedAt: now() };
    await whileLocked(
      db,
      async (tx) => {
        await tx.update(accounts).set({ detailsPending: false }).where(eq(accounts.id, id));
        await tx.insert(submissions).values(submission);
      },
      () => applyRetention(api.deps, "uji"),
    );
    assert.equal(await db.$count(submissions, eq(submissions.accountId, id)), 1);
    await db.update(submissions).set({ status: "refused", statusAt: now() }).where(eq(submissions.accountId, id));
    api.advanceClock((retentionDays("refused") + 1) * DAY_MS);
    await whileLocked(
      db,
      async (tx) => void (await tx.update(submissions).set({ status: "approved", statusAt: now() }).where(eq(submissions.accountId, id))),
      () => applyRetention(api.deps, "uji"),
    );
    assert.equal(await db.$count(submissions, eq(submissions.accountId, id)), 1);
  });

  it("rejects an empty import, which would delete every article", async () => {
    const before = await api.deps.db.$count(articles);
    await assert.rejects(importArticles(api.deps.db, []), /there are none/);
    assert.equal(await api.deps.db.$count(articles), before);
  });
});

describe("articles of a shared database", () => {
  const directory = mkdtempSync(path.join(tmpdir(), "simpul-upkeep-"));
  after(() => {
    killAll();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  it("imports articles into a shared database at the first start, and lets no older instance revert them", async (test) => {
    await withFreshDatabase(test, async (url) => {
      const older = path.join(directory, "lama");
      mkdirSync(older);
      cpSync(articleFolder, older, { recursive: true });
      const env = { ...onServer(url), DATA_DIR: path.join(directory, "data"), ARTICLES_DIR: older, LOG_LEVEL: "silent" };
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const row = async () =>
        (await client.query("select count(*)::int as total, max(title) filter (where id = 'arus-kas-tiga-kolom') as title from articles")).rows[0];
      const first = await startApi(env);
      await healthy(first);
      assert.ok((await row()).total > 20);
      await client.query("update articles set title = 'Judul yang lebih baru' where id = 'arus-kas-tiga-kolom'");
      const file = path.join(older, "arus-kas-tiga-kolom.md");
      writeFileSync(file, readFileSync(file, "utf8").replace(/title: .*/, 'title: "Judul lama"'));
      const second = await startApi(env);
      await healthy(second);
      assert.equal((await row()).title, "Judul yang lebih baru");
      await client.end();
      for (const { child, ended } of [first, second]) {
        child.kill("SIGTERM");
        assert.equal((await ended).code, 0);
      }
    });
  });
});
