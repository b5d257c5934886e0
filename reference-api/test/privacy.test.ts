/** What strangers can cause to a recipient, what staff may do with tickets, and what remains after an erasure. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { DEVICE_HEADER } from "../../lib/contract/envelope.ts";
import { retentionDays } from "../../lib/contract/retention.ts";
import { MESSAGES_PER_RECIPIENT_DAY_MAX, TICKET_MAILS_PER_RECIPIENT_DAY_MAX } from "../../lib/limits.ts";
import { appUsers } from "../db/schema/app-users.ts";
import { auditLog, messages } from "../db/schema/desk.ts";
import { runCommand } from "../desk/run-command.ts";
import { createVault } from "../keys/data-keys.ts";
import { digest, hashSecret } from "../keys/secrets.ts";
import { typedSubjects } from "../services/accounts/find-account.ts";
import { compareContacts } from "../services/accounts/own-data.ts";
import type { Source } from "../services/accounts/sources.ts";
import { audit, verifyAudit } from "../services/audit.ts";
import { listTables } from "../services/backup/export-backup.ts";
import { listErasures, readErasures, replay } from "../services/backup/replay.ts";
import { consumeCode, issueCode } from "../services/codes.ts";
import { backgroundEnded, sendDue } from "../services/messages/queue.ts";
import { applyRetention } from "../services/retention.ts";
import { type Api, newcomer, newestCode, openApi, pdf, personDetails, register, signIn } from "./harness.ts";

type Row = Record<string, unknown>;
const from = (address: string) => ({ "x-forwarded-for": address });

describe("privacy", () => {
  let api: Api;
  let token = "";
  const desk = async (name: string, args: string[] = [], options: Record<string, string> = {}) =>
    (await runCommand(api.deps, { name, args, options, token })).data as Row;
  before(async () => {
    api = await openApi();
    token = String(((await runCommand(api.deps, { name: "operator add", args: ["sari"], options: {} })).data as Row).token);
  });
  after(() => api.close());

  const ticketOf = async (kindOf: string, contact: string) =>
    ((await api.call("POST", "/api/h5/rights-request", { kind: kindOf, name: "Dewi", contact, message: "Mohon diproses segera." })).data as Row)
      .ticket as string;

  /** Every row of every table that holds one of the texts, except in the columns of the audit log that name ids. */
  async function rowsWith(texts: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of await listTables(api.deps.db)) {
      const { rows } = await api.deps.db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`);
      for (const { row } of rows) {
        const text = JSON.stringify(row).toLowerCase();
        for (const one of texts) if (text.includes(one.toLowerCase())) found.push(`${name}: ${one}`);
      }
    }
    return found;
  }

  it("sends a stranger's recipient a bounded number of messages a day, over all kinds and all callers", async () => {
    const victim = newcomer();
    const sentTo = () => api.sent.filter(({ to }) => to.toLowerCase() === victim.email).length;
    await register(api, victim);
    for (let round = 0; round < 40; round += 1) {
      await api.call(
        "POST",
        "/api/h5/rights-request",
        { kind: "access", name: "Dewi", contact: victim.email, message: `Permintaan ke-${round}.` },
        from(`203.0.113.${round}`),
      );
      await api.call("POST", "/api/investor/password-code", { account: victim.email }, from(`203.0.113.${round}`));
    }
    const handles = await Promise.all(Array.from({ length: 15 }, () => register(api)));
    const proving = await Promise.all(
      handles.map(async ({ email, password }) => {
        const session = await signIn(api, email, password);
        return api.call("POST", "/api/investor/contact-code", { channel: "email", to: victim.email, password }, session);
      }),
    );
    await backgroundEnded();
    assert.ok(proving.every(({ code }) => ["0000", "1007", "1016"].includes(code)));
    const confirmations = api.sent.filter(({ to, subject }) => to === victim.email && subject.startsWith("Nomor tiket")).length;
    assert.equal(confirmations, TICKET_MAILS_PER_RECIPIENT_DAY_MAX);
    assert.ok(sentTo() <= MESSAGES_PER_RECIPIENT_DAY_MAX, `${sentTo()} messages`);
    assert.ok(sentTo() > TICKET_MAILS_PER_RECIPIENT_DAY_MAX);
    api.advanceClock(86_400_000);
    await ticketOf("access", victim.email);
    await backgroundEnded();
    assert.match(api.sent.at(-1)?.subject ?? "", /^Nomor tiket/);
  });

  it("holds the limit against parallel requests", async () => {
    const contact = "ramai@contoh.id";
    await Promise.all(Array.from({ length: 30 }, () => ticketOf("access", contact)));
    await backgroundEnded();
    assert.equal(api.sent.filter(({ to }) => to === contact).length, TICKET_MAILS_PER_RECIPIENT_DAY_MAX);
  });

  it("uses a ticket for the person who sent it, and once", async () => {
    const [dewi, other] = [await register(api), await register(api)];
    const [access, deletion] = [await ticketOf("access", other.mobile), await ticketOf("deletion", other.email)];
    const foreign = new RegExp(`came from .*${other.mobile}.* but the account has ${dewi.email} and ${dewi.mobile}`);
    await assert.rejects(desk("account export", [dewi.email], { ticket: access }), foreign);
    await assert.rejects(desk("account delete", [dewi.email], { ticket: deletion }), /ask for a ticket from a contact of the account/);
    assert.ok(await desk("account export", [other.email], { ticket: access }));
    await assert.rejects(desk("account export", [other.email], { ticket: access }), /has been used/);
    const both = await Promise.allSettled([0, 1].map(() => desk("account delete", [other.email], { ticket: deletion })));
    assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  });

  it("takes a number without its country code for that of the country to which the answer goes", async () => {
    const british = await register(api, { mobile: "448123456789" });
    const national = british.mobile.slice(2);
    const staff = { ...api.deps, actor: "service" as const, requestId: "uji" };
    const same = async (contact: string) => (await compareContacts(staff, `+${british.mobile}`, await ticketOf("access", contact))).same;
    assert.deepEqual([await same(`0${national}`), await same(national), await same(`+44 ${national}`)], [false, false, true]);
    const usual = await register(api, { mobile: "447700900888" });
    assert.ok(await desk("account export", [usual.email], { ticket: await ticketOf("access", "7700 900888") }));
  });

  it("leaves nothing of a deleted funder in any table, apart from ids in the audit log", async () => {
    const person = await register(api, { username: "Ningsih Purwaningrum" });
    const { data: url = "" } = await api.upload(pdf(), { RegistrationId: person.handle });
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: person.handle, person: personDetails(url) });
    const answer = await api.call("POST", "/api/investor/login", { username: person.email, password: person.password }, from("198.51.100.1"));
    const device = answer.headers.get(DEVICE_HEADER) ?? "";
    const { id } = answer.data as { id: string };
    const session = { UserLoginToken: (answer.data as { token: string }).token };
    for (let round = 0; round < 10; round += 1)
      await api.call("POST", "/api/investor/login", { username: person.mobile, password: "salah" }, from("203.0.113.5"));
    await api.call("POST", "/api/investor/login", { username: person.email, password: person.password }, from("198.51.100.9"));
    await api.call("POST", "/api/investor/contact-code", { channel: "email" }, session);
    await api.call("POST", "/api/investor/password-code", { account: person.mobile });
    await backgroundEnded();
    const { vault } = api.deps;
    const hashes = [`recipient:${person.email}`, `recipient:${person.mobile}`, person.email, person.mobile.slice(2)].map((text) => vault.hmac(text));
    const texts = [person.email, "@contoh.id", person.mobile, person.mobile.slice(-3), "Ningsih", id, digest(device), ...hashes];
    for (const table of ["accounts", "sessions", "submissions", "files", "codes", "messages", "login_failures", "known_devices", "notices"])
      assert.ok(
        (await rowsWith([id, ...hashes, person.email])).some((row) => row.startsWith(`${table}:`)),
        `nothing in ${table} to erase`,
      );
    const others = await rowsWith(["@contoh.id", person.mobile.slice(-3)]);
    await desk("account delete", [id], { ticket: await ticketOf("deletion", person.email) });
    await backgroundEnded();
    const theirs = texts.filter((text) => text !== "@contoh.id" && text !== person.mobile.slice(-3));
    const left = (await rowsWith(theirs)).filter((row) => row !== `audit_log: ${id}` && !row.startsWith("messages: "));
    assert.deepEqual(left, []);
    assert.ok((await rowsWith(["@contoh.id"])).length < others.length);
    const kept = await api.deps.db
      .select()
      .from(messages)
      .where(sql`${messages.masked} like ${`${person.email[0]}•••@%`}`);
    assert.ok(kept.every(({ recipient }) => recipient !== null && !hashes.includes(recipient)));
  });

  it("leaves nothing of a deleted app user, whose hashes are of an earlier key", async () => {
    const own = await openApi();
    try {
      const mobile = "6281377001122";
      const [user] = await own.deps.db
        .insert(appUsers)
        .values({
          name: "Kencana Pertiwi",
          mobile,
          passwordHash: await hashSecret("Hapus#2026"),
          idNumberHash: await hashSecret("3174010101900001"),
          createdAt: own.deps.now(),
        })
        .returning();
      const start = (raw: string, address: string) => own.call("POST", "/api/h5/login", { name: mobile, raw }, from(address));
      for (let round = 0; round < 10; round += 1) await start("salah12", "203.0.113.8");
      own.deps.vault.use([{ id: "baru", key: randomBytes(32) }, ...own.keys]);
      const begun = await start("Hapus#2026", "198.51.100.3");
      const { userId } = begun.data as { userId: string };
      assert.equal((await own.call("POST", "/api/h5/cancellation-code", { userId, idCardNo: "3174010101900001" })).code, "0000");
      const done = await own.call("POST", "/api/h5/cancellation", { userId, raw: newestCode(own), selected: [1], other: "" });
      assert.equal(done.code, "0000", done.message);
      const texts = [mobile, "122", "Kencana", user?.id ?? "?", digest(begun.headers.get(DEVICE_HEADER) ?? "")];
      for (const { name } of await listTables(own.deps.db)) {
        if (name === "articles" || name === "article_words" || name === "site_content" || name === "drizzle") continue;
        const { rows } = await own.deps.db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`);
        for (const { row } of rows)
          for (const text of name === "messages" || name === "login_failures" ? texts : texts.filter((one) => one !== "122"))
            assert.ok(
              !JSON.stringify({
                ...row,
                sealed: null,
                id: null,
                created_at: null,
                next_at: null,
                expires_at: null,
                done_at: null,
                at: null,
              }).includes(text),
              `${name}: ${text}`,
            );
      }
      const subject = createVault(own.keys);
      // A backup from before the deletion has the person again; the list of erasures does not name anybody.
      const erasures = JSON.stringify(await listErasures({ ...own.deps, actor: "service", requestId: "uji" }));
      assert.ok(!texts.some((text) => text.length > 3 && erasures.includes(text)));
      assert.throws(() => readErasures(own.deps.vault, erasures.replace("HPS-", "HAK-")), /was changed/);
      await own.deps.db.insert(appUsers).values(user as NonNullable<typeof user>);
      await replay(own.deps, readErasures(own.deps.vault, erasures));
      assert.equal(await own.deps.db.$count(appUsers, eq(appUsers.mobile, mobile)), 0);
      const failures = JSON.stringify(await own.deps.db.execute(sql`select subject from login_failures`));
      for (const hash of typedSubjects(subject, mobile, "app-typed")) assert.ok(!failures.includes(hash));
    } finally {
      await own.close();
    }
  });

  it("deletes sent and failed messages when the retention table says so, and leaves waiting ones", async () => {
    const { send } = api.deps.messages;
    const { email } = await register(api);
    await api.call("POST", "/api/investor/password-code", { account: email });
    api.deps.messages.send = () => Promise.reject(Object.assign(new Error("rejected"), { final: true }));
    await ticketOf("access", "gagal@contoh.id");
    await backgroundEnded();
    api.deps.messages.send = send;
    const counts = async (status: "sent" | "failed") => api.deps.db.$count(messages, eq(messages.status, status));
    assert.ok((await counts("failed")) > 0 && (await counts("sent")) > 0);
    api.advanceClock(retentionDays("messages") * 86_400_000 + 1_000);
    await applyRetention(api.deps, "uji");
    assert.deepEqual([await counts("failed"), await counts("sent")], [0, 0]);
  });

  it("accepts a code once, and only the newest code of a source, also from another source", async () => {
    const [laptop, phone]: Source[] = [
      { key: "address:laptop", known: false },
      { key: "address:ponsel", known: false },
    ];
    const typed = (code: string, source: Source) => ({ purpose: "contact" as const, subject: "uji", code, source });
    const first = await issueCode(api.deps, "contact", "uji", laptop as Source);
    api.advanceClock(61_000);
    const second = await issueCode(api.deps, "contact", "uji", laptop as Source);
    await assert.rejects(consumeCode(api.deps, typed(first.code, phone as Source)), /Kode verifikasi salah/);
    await assert.rejects(consumeCode(api.deps, typed(first.code, laptop as Source)), /Kode verifikasi salah/);
    await consumeCode(api.deps, typed(second.code, phone as Source));
    for (const source of [phone, laptop]) await assert.rejects(consumeCode(api.deps, typed(second.code, source as Source)), /Kode verifikasi salah/);
  });

  it("recognises a repeated submission after the keys were rotated", async () => {
    const own = await openApi();
    try {
      const { handle } = await register(own);
      const { data: url = "" } = await own.upload(pdf(), { RegistrationId: handle });
      const send = async () =>
        (
          await own.call(
            "POST",
            "/api/investor/info-upload",
            { type: 0, id: handle, person: personDetails(url) },
            { "x-request-id": "5f0c7f0e-4b1e-4b7e-9a44-1d1f6a3b2c11" },
          )
        ).code;
      assert.equal(await send(), "0000");
      own.deps.vault.use([{ id: "baru", key: randomBytes(32) }, ...own.keys]);
      assert.equal(await send(), "0000");
      own.deps.vault.use([{ id: "lain", key: randomBytes(32) }]);
      assert.equal(await send(), "1004");
    } finally {
      await own.close();
    }
  });

  it("notices every change of the audit log: a changed row, a removed one, an added one, and a log that was written again", async () => {
    const own = await openApi();
    const { db, now } = own.deps;
    const tamper = async (statement: string, expected: RegExp, known?: string) => {
      await db
        .transaction(async (tx) => {
          await tx.execute(sql.raw("alter table audit_log disable trigger user"));
          await tx.execute(sql.raw(statement));
          await assert.rejects(verifyAudit({ db: tx }, known), expected, statement);
          tx.rollback();
        })
        .catch((error: Error) => assert.match(error.message, /rollback/i));
    };
    try {
      await Promise.all(
        Array.from({ length: 25 }, (_, index) =>
          audit(db, now(), { actor: "service", action: "backup", subject: `baris-${index}`, requestId: "uji", after: { b: index, a: "x" } }),
        ),
      );
      const { rows, last } = await verifyAudit({ db });
      assert.equal(rows, await db.$count(auditLog));
      await tamper("update audit_log set actor = 'operator:lain' where id = 10", /row 10 /);
      await tamper(`update audit_log set after = '{"b":99}' where id = 10`, /row 10 /);
      await tamper("delete from audit_log where id = 10", /row 11 /);
      await tamper("insert into audit_log (at, actor, action, subject, request_id) values (now(), 'service', 'x', 'y', 'z')", /row \d+ /);
      await tamper("delete from audit_log where id > 20", /noted hash/, last);
      await audit(db, now(), { actor: "service", action: "backup", subject: "akhir", requestId: "uji" });
      assert.equal((await verifyAudit({ db }, last)).rows, rows + 1);
    } finally {
      await own.close();
    }
  });

  it("lets a role with the rights of docs/operations.md write the audit log, and nothing else of it", async () => {
    const own = await openApi();
    const { db, now } = own.deps;
    const role = `simpul_uji_${process.pid}_${Date.now()}`;
    try {
      await db.execute(sql.raw(`create role ${role}`));
      await db.execute(sql.raw(`grant select, insert, update, delete on all tables in schema public to ${role}`));
      await db.execute(sql.raw(`grant usage on all sequences in schema public to ${role}`));
      await db.execute(sql.raw(`revoke update, delete, truncate on audit_log from ${role}`));
      const asRole = (statement: string) =>
        db.transaction(async (tx) => {
          await tx.execute(sql.raw(`set local role ${role}`));
          await tx.execute(sql.raw(statement));
        });
      await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local role ${role}`));
        await audit(tx, now(), { actor: "service", action: "backup", subject: "peran", requestId: "uji" });
      });
      for (const statement of [
        "alter table audit_log disable trigger user",
        "delete from audit_log",
        "update audit_log set actor = 'x'",
        "truncate audit_log",
        "drop table audit_log",
      ])
        await assert.rejects(asRole(statement), (error: Error) => /permission denied|must be owner/.test(String(error.cause)), statement);
    } finally {
      await db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`)).catch(() => undefined);
      await own.close();
    }
  });

  it("sends the answer of staff although strangers have used up the messages of the day", async () => {
    const contact = "jawab@contoh.id";
    const tickets: string[] = [];
    for (let round = 0; round < TICKET_MAILS_PER_RECIPIENT_DAY_MAX + 3; round += 1) tickets.push(await ticketOf("access", contact));
    await backgroundEnded();
    const answered = tickets.at(-1) as string;
    const { mark } = await desk("tickets show", [answered]);
    await desk("tickets answer", [answered], { text: "Data Anda terlampir.", mark: String(mark) });
    while ((await sendDue(api.deps)) > 0);
    assert.match(api.sent.at(-1)?.text ?? "", /terlampir/);
  });
});
