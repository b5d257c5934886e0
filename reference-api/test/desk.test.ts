import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import type { DeletionReceipt } from "../../lib/contract/deletion.ts";
import type { SignedDocument } from "../../lib/contract/signed-json.ts";
import { jakartaDay } from "../../lib/format/date.ts";
import { accounts } from "../db/schema/accounts.ts";
import { deletionReceipts } from "../db/schema/app-users.ts";
import { auditLog, messages } from "../db/schema/desk.ts";
import { parseCommand, printed } from "../desk/command-line.ts";
import { runCommand } from "../desk/run-command.ts";
import { inJakarta } from "../jakarta-time.ts";
import { audit } from "../services/audit.ts";
import { backgroundEnded, sendDue } from "../services/messages/queue.ts";
import { applyRetention } from "../services/retention.ts";
import { dueAt } from "../services/tickets.ts";
import { type Api, newestCode, openApi, pdf, personDetails, register, resetAndSignIn, signIn } from "./harness.ts";
import { healthy, killAll, runProgram, startApi } from "./processes.ts";

after(killAll);

type Row = Record<string, unknown>;

describe("the command line of the desk", () => {
  it("explains every command, and names what is wrong in one line", () => {
    const help = parseCommand(["--help"]);
    assert.ok("help" in help && /submissions ask ACCOUNT FIELD/.test(help.help) && /tickets answer TICKET/.test(help.help));
    const ofTickets = parseCommand(["tickets", "--help"]);
    assert.ok("help" in ofTickets && !ofTickets.help.includes("submissions"));
    for (const [argv, message] of [
      [["tickets", "burn"], /There is no command tickets burn/],
      [["tickets", "show"], /Usage: npm run desk -- tickets show TICKET/],
      [["audit", "--colour"], /--colour/],
    ] as const)
      assert.throws(() => parseCommand([...argv]), message);
    const parsed = parseCommand(["document", "open", "abc", "--out", "ktp.pdf", "--json"]);
    assert.ok("command" in parsed);
    assert.deepEqual([parsed.command.name, parsed.input.args, parsed.out, parsed.json], ["document open", ["abc"], "ktp.pdf", true]);
  });

  it("takes a text that begins with a dash, as the points of a list do", () => {
    for (const text of ["- Foto KTP buram\n- NPWP belum ada", "-5 hari", "--"]) {
      const parsed = parseCommand(["tickets", "answer", "ADU-1", "--text", text, "--json"]);
      assert.ok("command" in parsed);
      assert.deepEqual([parsed.input.options.text, parsed.json], [text, true]);
    }
    assert.throws(() => parseCommand(["tickets", "answer", "ADU-1", "--text", "--json"]), /--text/);
  });

  it("prints tables and fields without control characters", () => {
    const clearScreen = "\u001b[2J";
    assert.equal(
      printed([
        { name: "Ayu", at: "2026-01-02T03:04:05.678Z" },
        { name: `B${clearScreen}`, at: null },
      ]),
      "name   at\nAyu    2026-01-02 03:04Z\nB [2J",
    );
    assert.equal(printed({ a: 1, b: { c: ["x", "y"] } }), "a: 1\nb:\n  c: x, y");
    assert.equal(printed([]), "Nothing found.");
  });

  it("counts three days for requests about data and ten working days for complaints", () => {
    const friday = new Date("2026-11-27T03:00:00Z");
    assert.equal(dueAt({ kind: "access", receivedAt: friday }).toISOString(), "2026-11-30T03:00:00.000Z");
    assert.equal(dueAt({ kind: "service", receivedAt: friday }).toISOString(), "2026-12-11T03:00:00.000Z");
    assert.equal(
      dueAt({ kind: "service", receivedAt: new Date("2026-12-18T03:00:00Z") }).toISOString(),
      "2027-01-06T03:00:00.000Z",
      "three holidays",
    );
  });
});

describe("the desk", () => {
  let api: Api;
  let token = "";
  type Options = Record<string, string | boolean>;
  const run = async (name: string, args: string[], options: Options, as: string | undefined) =>
    runCommand(api.deps, { name, args, options, token: as });
  /** Runs a command; a decision or an answer as somebody who has just read what it is about. */
  const desk = async (name: string, args: string[] = [], options: Options = {}, as: string | undefined = token) => {
    const [subject = "", verb = ""] = name.split(" ");
    const decides = ["approve", "refuse", "ask", "answer"].includes(verb) && options.mark === undefined;
    const shown = decides ? ((await run(`${subject} show`, args.slice(0, 1), {}, as)).data as Row) : {};
    return run(name, args, { ...(decides ? { mark: String(shown.mark) } : {}), ...options }, as);
  };
  const rows = async (name: string, args: string[] = [], options: Record<string, string | boolean> = {}) =>
    (await desk(name, args, options)).data as Row[];
  const fact = async (name: string, args: string[] = [], options: Record<string, string | boolean> = {}) =>
    (await desk(name, args, options)).data as Row;
  before(async () => {
    api = await openApi();
    token = ((await desk("operator add", ["sari"], {}, "")).data as Row).token as string;
  });
  after(() => api.close());

  /** A person who has sent details, signed in. */
  async function submitted() {
    const person = await register(api);
    const { data: url = "" } = await api.upload(pdf(500), { RegistrationId: person.handle });
    const details = { type: 0, id: person.handle, person: personDetails(url) };
    await api.call("POST", "/api/investor/info-upload", details, { Consents: "risk-understood.consent-face.lainnya" });
    const session = await signIn(api, person.email, person.password);
    const user = async () => (await api.call("GET", "/api/investor/current-user", undefined, session)).data as Row & { review?: Row };
    const current = async () => {
      const { number: _n, receivedAt: _r, changedAt: _c, ...review } = (await user()).review ?? {};
      return { ...(await user()), review } as Row & { review: Row };
    };
    return { ...person, url, file: path.basename(url), session, user, current, id: (await current()).id as string };
  }

  it("adds the first operator without a token, further ones with one, and withdraws tokens", async () => {
    await assert.rejects(desk("operator add", ["penyusup"], {}, ""), /DESK_TOKEN/);
    await assert.rejects(desk("submissions list", [], {}, "salah"), /DESK_TOKEN/);
    const { token: second } = await fact("operator add", ["budi"]);
    assert.ok(await desk("submissions list", [], {}, String(second)));
    await assert.rejects(desk("operator add", ["budi"]), /in use/);
    await desk("operator remove", ["budi"]);
    await assert.rejects(desk("submissions list", [], {}, String(second)), /DESK_TOKEN/);
    assert.ok(!JSON.stringify(await api.deps.db.execute(sql`select * from operators`)).includes(String(second)));
  });

  it("lists, shows and approves a submission, and the funder sees each state", async () => {
    const funder = await submitted();
    assert.deepEqual((await funder.current()).review, { status: "received" });
    assert.ok((await rows("submissions list", [], { status: "received" })).some(({ account }) => account === funder.id));
    const shown = await fact("submissions show", [funder.email]);
    assert.deepEqual(shown.consents, ["consent-face", "risk-understood"]);
    assert.equal((shown.details as Row).idNumber, personDetails("").idNumber);
    assert.deepEqual((shown.documents as Row[])[0]?.id, funder.file);
    assert.deepEqual((await funder.current()).review, { status: "reviewing" });
    await assert.rejects(run("submissions approve", [funder.id], {}, token), /--mark is missing/);
    await assert.rejects(
      run("submissions approve", [funder.id], { mark: "lama" }, token),
      /has changed since it was shown: open the submission again/,
    );
    await run("submissions approve", [funder.id], { mark: String(shown.mark) }, token);
    assert.deepEqual((await funder.current()).review, { status: "approved" });
    assert.equal(await sendDue(api.deps), 1);
    assert.match(api.sent.at(-1)?.text ?? "", /disetujui/);
    const [latest] = await rows("audit", [], { subject: funder.id });
    assert.deepEqual(
      [latest?.actor, latest?.action, latest?.before, latest?.after],
      ["operator:sari", "submission-approved", { status: "reviewing" }, { status: "approved" }],
    );
  });

  it("tells a decision to every proved contact once, and to one contact while none is proved", async () => {
    for (const [proved, expected] of [
      [[], ["email"]],
      [["email"], ["email"]],
      [["mobile"], ["sms"]],
      [
        ["email", "mobile"],
        ["email", "sms"],
      ],
    ] as const) {
      const funder = await submitted();
      for (const contact of proved)
        await api.deps.db
          .update(accounts)
          .set(contact === "email" ? { emailProvedAt: new Date() } : { mobileProvedAt: new Date() })
          .where(eq(accounts.id, funder.id));
      await desk("submissions approve", [funder.id]);
      while ((await sendDue(api.deps)) > 0);
      const told = api.sent.filter(({ to, text }) => [funder.email, funder.mobile].includes(to) && text.includes("disetujui"));
      assert.deepEqual(told.map(({ channel }) => channel).sort(), expected, proved.join());
    }
  });

  it("finds a submission by its number, which answer, messages, status and the public check have", async () => {
    const person = await register(api);
    const { data: url = "" } = await api.upload(pdf(500), { RegistrationId: person.handle });
    const request = { type: 0, id: person.handle, person: personDetails(url) };
    const requestId = randomUUID();
    const send = () => api.call("POST", "/api/investor/info-upload", request, { "x-request-id": requestId });
    const { number } = (await send()).data as { number: string };
    assert.match(number, /^DAF(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    assert.deepEqual((await send()).data, { number }, "a repetition answers the same number");
    await backgroundEnded();
    assert.equal(api.sent.filter(({ text }) => text.includes(number)).length, 2, "by e-mail and by SMS");
    const session = await signIn(api, person.email, person.password);
    const user = async () => (await api.call("GET", "/api/investor/current-user", undefined, session)).data as { review: Row };
    assert.equal((await user()).review.number, number);
    assert.ok(Date.parse(String((await user()).review.receivedAt)) > 0);
    const spoken = number.toLowerCase().replaceAll("-", " ");
    assert.equal((await fact("submissions show", [spoken])).email, person.email);
    assert.ok((await rows("submissions list")).some((row) => row.number === number));
    await desk("submissions approve", [number]);
    await sendDue(api.deps);
    assert.match(api.sent.at(-1)?.text ?? "", new RegExp(`^Simpul ${number}: .*disetujui`));
    const found = await api.call("POST", "/api/h5/reference", { number: spoken });
    assert.deepEqual([found.code, (found.data as Row).kind, (found.data as Row).number], ["0000", "submission", number]);
  });

  it("shows a funder what was sent, with the documents, and nobody else", async () => {
    const funder = await submitted();
    const read = (headers?: Record<string, string>) => api.call("GET", "/api/investor/submission", undefined, headers);
    const { data } = await read(funder.session);
    const { fields, documents } = data as { fields: Row[]; documents: Row[] };
    assert.ok(fields.some(({ name, value }) => name === "idNumber" && value === personDetails("").idNumber));
    assert.deepEqual(documents.map(({ field, url }) => [field, url])[0], ["ktpPicUrl", funder.url]);
    assert.equal((await read()).status, 401);
    const other = await register(api);
    assert.equal((await read(await signIn(api, other.email, other.password))).code, "1404");
  });

  it("asks for fields again with a reason that only the funder reads, and refuses with a reason", async () => {
    const funder = await submitted();
    await assert.rejects(desk("submissions ask", [funder.id, "warna"], { reason: "Tidak terbaca." }), /no field of this form/);
    await assert.rejects(desk("submissions ask", [funder.id, "npwp"]), /--reason is missing/);
    await desk("submissions ask", [funder.id, "ktpPicUrl"], { reason: "Foto KTP buram di bagian NIK." });
    await desk("submissions ask", [funder.id, "npwp"], { reason: "NPWP tidak terdaftar." });
    const items = [
      { field: "ktpPicUrl", reason: "Foto KTP buram di bagian NIK." },
      { field: "npwp", reason: "NPWP tidak terdaftar." },
    ];
    assert.deepEqual((await funder.current()).review, { status: "correction", items });
    await sendDue(api.deps);
    assert.ok(!api.sent.some(({ text }) => text.includes("buram")));
    assert.match(api.sent.at(-1)?.text ?? "", /perlu diperbaiki\. Masuk ke situs kami untuk melihatnya\.$/);
    const stored = JSON.stringify([
      await api.deps.db.execute(sql`select * from submissions`),
      await api.deps.db.execute(sql`select * from audit_log`),
    ]);
    assert.ok(!stored.includes("buram"));
    await desk("submissions refuse", [funder.id], { reason: "Nama rekening berbeda." });
    assert.deepEqual((await funder.current()).review, { status: "refused", reason: "Nama rekening berbeda." });
  });

  it("accepts a correction of exactly the parts that were asked for, and replaces their documents", async () => {
    const funder = await submitted();
    const correct = async (fields: Row) => (await api.call("POST", "/api/investor/info-correction", { type: 0, fields }, funder.session)).code;
    assert.equal(await correct({ npwp: "3174014101900009" }), "1016");
    await desk("submissions ask", [funder.id, "ktpPicUrl"], { reason: "Foto KTP buram." });
    await desk("submissions ask", [funder.id, "bankAccount"], { reason: "Rekening atas nama orang lain." });
    const [entry] = (await api.call("GET", "/api/investor/rights", undefined, funder.session)).data as Row[];
    assert.deepEqual([entry?.rightName, entry?.rightUrl], ["Data perlu diperbaiki", "/statusPendaftaran"]);
    assert.equal(await correct({ npwp: "3174014101900009" }), "1016");
    assert.equal(await correct({ ktpPicUrl: [funder.url.replace(/..$/, "xx")] }), "1011");
    const { data: fresh = "" } = await api.upload(pdf(700), funder.session);
    assert.equal(await correct({ ktpPicUrl: [fresh] }), "0000");
    assert.equal(((await funder.current()).review as Row).status, "correction");
    assert.equal(await correct({ bankName: "Bank Khayalan", bankAccount: "123456789" }), "E400");
    assert.equal(await correct({ bankName: "Bank Mandiri", bankAccount: "123456789" }), "0000");
    assert.deepEqual((await funder.current()).review, { status: "received" });
    assert.equal(await correct({ bankName: "Bank Mandiri", bankAccount: "123456789" }), "0000", "its response may have been lost");
    assert.equal((await rows("audit", [], { subject: funder.id, action: "details-corrected" })).length, 2);
    const { changedAt } = (await funder.user()).review as Row;
    assert.ok(Date.parse(String(changedAt)) > 0);
    api.advanceClock(60_000);
    const shown = await fact("submissions show", [funder.id]);
    const opened = (await funder.user()).review as Row;
    assert.deepEqual([opened.status, opened.changedAt], ["reviewing", changedAt], "opening it moves no date");
    assert.deepEqual([(shown.details as Row).bankAccount, (shown.details as Row).ktpPicUrl], ["123456789", [fresh]]);
    assert.deepEqual(
      (shown.documents as Row[]).map(({ id }) => id).sort(),
      [funder.file, path.basename(fresh)].sort(),
      "other fields still use the first",
    );
    await desk("submissions approve", [funder.id]);
    assert.equal(await correct({ bankName: "Bank Mandiri", bankAccount: "123456789" }), "1016");
  });

  it("tells the owner of each correction, and of the bank account where it is another one", async () => {
    const funder = await submitted();
    const { number } = (await funder.user()).review as Row;
    const correct = (fields: Row) => api.call("POST", "/api/investor/info-correction", { type: 0, fields }, funder.session);
    const told = async () => {
      await backgroundEnded();
      return api.sent.filter(({ to, text }) => [funder.email, funder.mobile].includes(to) && /perbaikan data Anda/.test(text));
    };
    await desk("submissions ask", [funder.id, "npwp"], { reason: "NPWP tidak terdaftar." });
    await desk("submissions ask", [funder.id, "bankAccount"], { reason: "Rekening atas nama orang lain." });
    assert.equal((await correct({ npwp: "3174014101900009" })).code, "0000");
    const first = await told();
    assert.deepEqual(first.map(({ channel }) => channel).sort(), ["email", "sms"], "no contact is proved: both are told");
    const [notice] = first;
    assert.equal(notice?.text, `Simpul: perbaikan data Anda kami terima, nomor ${number}. Bukan Anda? Buka situs kami, menu Bantuan.`);
    const bank = { bankName: "Bank Mandiri", bankAccount: "9988776655" };
    for (let sent = 0; sent < 2; sent += 1) assert.equal((await correct(bank)).code, "0000");
    const [sms, mail, ...more] = (await told()).slice(2).map(({ text }) => text);
    assert.match(sms ?? "", /^Simpul: perbaikan data Anda, rekening Bank Mandiri berakhiran 6655, kami terima, nomor DAF-[\w-]+\. Bukan Anda\?/);
    assert.deepEqual([mail, more], [sms, []], "a repeated correction changes nothing and tells nobody");
  });

  it("opens a document of anybody, and writes who read it before its first byte", async () => {
    const funder = await submitted();
    const { file } = await desk("document open", [funder.file]);
    assert.equal((await new Response(file?.bytes).arrayBuffer()).byteLength, 500);
    assert.equal(file?.name, "dokumen.pdf");
    const [entry] = await rows("audit", [], { subject: funder.file });
    assert.deepEqual([entry?.actor, entry?.action], ["operator:sari", "document-read"]);
    await assert.rejects(desk("document open", ["tidak-ada"]), /no document/);
  });

  it("lists tickets by urgency, shows and answers one, and the person gets the answer", async () => {
    const complaint = { kind: "service", name: "Sari Lestari", contact: "sari@contoh.id", message: "Pembayaran belum tercatat." };
    const file = async (over: object) =>
      ((await api.call("POST", "/api/h5/rights-request", { ...complaint, ...over })).data as { ticket: string }).ticket;
    const first = await file({});
    const urgent = await file({ kind: "access" });
    assert.deepEqual(
      (await rows("tickets list")).map(({ ticket }) => ticket),
      [urgent, first],
    );
    api.advanceClock(73 * 3_600_000);
    assert.deepEqual(
      (await rows("tickets list")).map(({ state }) => state),
      ["OVERDUE", "waiting"],
    );
    const shown = await fact("tickets show", [first.toLowerCase()]);
    assert.deepEqual([shown.name, shown.contact, shown.message], [complaint.name, complaint.contact, complaint.message]);
    const answered = await fact("tickets answer", [first], { text: "Pembayaran Anda sudah kami catat." });
    assert.deepEqual(answered, { ticket: first, late: false, channel: "email" });
    await sendDue(api.deps);
    assert.deepEqual([api.sent.at(-1)?.to, /sudah kami catat/.test(api.sent.at(-1)?.text ?? "")], [complaint.contact, true]);
    await assert.rejects(desk("tickets answer", [first], { text: "Sekali lagi, terima kasih." }), /has been answered/);
    const { data } = await api.call("POST", "/api/h5/reference", { number: first });
    assert.equal((data as Row).answered, true);
    const older = await Promise.all(Array.from({ length: 3 }, () => file({})));
    api.advanceClock(3_600_000);
    const soonest = await file({ kind: "deletion" });
    assert.deepEqual(
      (await rows("tickets list", [], { limit: "2" })).map(({ ticket }) => ticket),
      [urgent, soonest],
      "many complaints that came before are due later",
    );
    for (const ticket of [urgent, soonest, ...older]) await desk("tickets answer", [ticket], { text: "Sudah kami catat." });
  });

  it("sends no answer that the page about fraud would not call official, and names what it would", async () => {
    const body = { kind: "service", name: "Sari", contact: "sari.jawaban@contoh.id", message: "Pembayaran belum tercatat." };
    const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
    for (const [text, reason] of [
      ["Hubungi petugas kami di 0812-3456-7890.", /because of 081234567890/],
      ["Isi formulirnya di simpul-bantuan.id.", /because of simpul-bantuan\.id/],
      ["Balas dengan kode OTP yang Anda terima.", /because of “balas dengan kode otp yang anda terima”/],
      ["Kirim pesan ke kami lewat Telegram.", /because of “Telegram\.”/],
      ["Data sudah benar. Beritahu kami 6 angka yang Anda terima lewat SMS.", /because of “beritahu kami 6 angka yang anda terima lewat sms\.”/],
    ] as const)
      await assert.rejects(desk("tickets answer", [ticket], { text }), reason);
    assert.equal(((await api.call("POST", "/api/h5/reference", { number: ticket })).data as Row).answered, false);
    await desk("tickets answer", [ticket], {
      text: "Pembayaran Rp250.000 sudah kami catat dalam 1x24 jam kerja (lihat Akun > Data saya) 🙏 Hubungi (021) 0000 0148 bila masih ada pertanyaan.",
    });
    while ((await sendDue(api.deps)) > 0);
    const answers = api.sent.filter((message) => message.text.startsWith(`Simpul, tiket ${ticket}: `));
    assert.deepEqual(
      answers.map(({ text }) => /sudah kami catat/.test(text)),
      [true],
    );
  });

  it("sends the answer of a ticket to the number that a person means", async () => {
    for (const [contact, to] of [
      ["812-3456-7890", "6281234567890"],
      ["0812 3456 7890", "6281234567890"],
      ["+62 0812 3456 7890", "6281234567890"],
      ["0062 812 3456 7890", "6281234567890"],
      ["7700 900123", "447700900123"],
      ["+81 90 1234 5678", "819012345678"],
    ] as const) {
      const body = { kind: "access", name: "Sari", contact, message: "Salinan data saya." };
      const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
      await desk("tickets answer", [ticket], { text: "Data Anda terlampir." });
      while ((await sendDue(api.deps)) > 0);
      assert.equal(api.sent.find(({ text }) => text.includes(`${ticket}: Data`))?.to, to, contact);
    }
  });

  it("tells the person that the ticket was opened again, and until when it is answered", async () => {
    for (const [kind, contact, to, days] of [
      ["service", "buka.lagi@contoh.id", "buka.lagi@contoh.id", undefined],
      ["access", "0812 3456 7891", "6281234567891", 3],
    ] as const) {
      const body = { kind, name: "Sari", contact, message: "Belum selesai juga." };
      const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
      await desk("tickets answer", [ticket], { text: "Sudah kami catat." });
      api.advanceClock(9 * 86_400_000);
      await assert.rejects(desk("tickets reopen", [ticket], { reason: "x" }), /5 to 1000 characters/);
      await desk("tickets reopen", [ticket], { reason: "Rahasia untuk pegawai saja." });
      await assert.rejects(desk("tickets reopen", [ticket], { reason: "Rahasia untuk pegawai saja." }), /waits for its answer/);
      while ((await sendDue(api.deps)) > 0);
      const due = (await rows("tickets list")).find((one) => one.ticket === ticket)?.due as Date;
      if (days) assert.equal(due.getTime(), api.deps.now().getTime() + days * 86_400_000);
      const [told, ...more] = api.sent.filter(({ text }) => text.startsWith(`Simpul, tiket ${ticket}: kami memeriksa`));
      assert.deepEqual([told?.to, more.length], [to, 0]);
      assert.ok(told?.text.includes(`paling lambat ${inJakarta(due).getUTCDate()} `) && !told.text.includes("Rahasia"));
      await desk("tickets answer", [ticket], { text: "Sudah selesai semuanya." });
    }
    while ((await sendDue(api.deps)) > 0);
  });

  it("gives up an attempt before another process takes the message over", async (test) => {
    const funder = await submitted();
    await desk("submissions approve", [funder.id]);
    const { send } = api.deps.messages;
    const [attempt, tried] = [new AbortController(), Promise.withResolvers<void>()];
    const timeout = test.mock.method(AbortSignal, "timeout", () => attempt.signal);
    let attempts = 0;
    api.deps.messages.send = (_message, signal) => {
      attempts += 1;
      tried.resolve();
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    };
    const sending = sendDue(api.deps);
    await tried.promise;
    const [limit] = timeout.mock.calls;
    assert.ok(limit, "an attempt has a limit");
    api.advanceClock(limit.arguments[0] as number);
    assert.equal(await sendDue(api.deps), 0);
    attempt.abort();
    await sending;
    assert.equal(attempts, 1);
    api.deps.messages.send = send;
    api.advanceClock(11_000);
    while ((await sendDue(api.deps)) > 0);
    assert.ok(api.sent.some(({ to }) => to === funder.email));
  });

  it("reads the audit log from a day, and refuses what is no date", async () => {
    const tomorrow = jakartaDay(new Date(api.deps.now().getTime() + 86_400_000));
    assert.deepEqual(await rows("audit", [], { since: tomorrow }), []);
    const at = new Date("2020-03-04T17:30:00Z");
    await audit(api.deps.db, at, { actor: "service", action: "retention", subject: "jakarta", requestId: "uji" });
    const found = async (since: string) => (await rows("audit", [], { subject: "jakarta", since })).length;
    assert.deepEqual([await found("2020-03-05"), await found("2020-03-06")], [1, 0], "half past midnight of the fifth in Jakarta");
    for (const since of ["31-01-2026", "01/02/2026", "2026-02-30", "tahun 2026", "1"])
      await assert.rejects(desk("audit", [], { since }), /--since is a date such as/, since);
  });

  it("unlocks an account that wrong passwords have locked", async () => {
    const { email, password } = await register(api);
    const login = (typed: string) => api.call("POST", "/api/investor/login", { username: email, password: typed });
    for (let round = 0; round < 10; round += 1) await login("salah");
    assert.equal((await login(password)).code, "1005");
    assert.equal((await fact("account unlock", [email])).removed, 10);
    assert.equal((await login(password)).code, "0000");
  });

  it("shows a code that the provider refused, with the provider's answer and without its text", async () => {
    const { email } = await register(api);
    const { send } = api.deps.messages;
    api.deps.messages.send = () => Promise.reject(Object.assign(new Error("kode 123456 ditolak"), { code: "HTTP_503" }));
    await api.call("POST", "/api/investor/password-code", { account: email });
    await backgroundEnded();
    api.deps.messages.send = send;
    const [failed] = await rows("messages list", [], { status: "failed" });
    assert.deepEqual([failed?.kind, failed?.channel, failed?.answer, failed?.attempts], ["code", "email", "HTTP_503", 1]);
    assert.match(String(failed?.to), /^d•••@contoh\.id$/);
    const [row] = await api.deps.db
      .select()
      .from(messages)
      .where(eq(messages.id, String(failed?.id)));
    assert.equal(row?.sealed, null);
  });

  it("answers a request for a code within two seconds of a silent provider, and sends it later", async () => {
    const { handle } = await register(api);
    const { send } = api.deps.messages;
    let deliver = () => {};
    const silent = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    api.deps.messages.send = async (message) => {
      await silent;
      return send(message);
    };
    const started = performance.now();
    const answer = await api.call("POST", "/api/investor/contact-code", { channel: "email" }, { RegistrationId: handle });
    const took = performance.now() - started;
    deliver();
    api.deps.messages.send = send;
    assert.equal(answer.code, "0000");
    assert.ok(took < 4_000, `${Math.round(took)} ms`);
    await backgroundEnded();
    const proof = await api.call("POST", "/api/investor/contact-proof", { channel: "email", code: newestCode(api) }, { RegistrationId: handle });
    assert.equal(proof.code, "0000");
  });

  it("tries a notice again until the provider accepts it, with one id, also after the process that queued it ended", async () => {
    const funder = await submitted();
    await desk("submissions approve", [funder.id]);
    const tried: (string | undefined)[] = [];
    const { send } = api.deps.messages;
    api.deps.messages.send = async ({ id }) => {
      tried.push(id);
      throw new Error("provider is down");
    };
    await sendDue(api.deps);
    await sendDue(api.deps);
    api.advanceClock(11_000);
    await Promise.all([sendDue(api.deps), sendDue(api.deps)]);
    api.deps.messages.send = send;
    api.advanceClock(61_000);
    await sendDue(api.deps);
    assert.deepEqual([tried.length, new Set(tried).size], [2, 1]);
    const [row] = await api.deps.db
      .select()
      .from(messages)
      .where(eq(messages.id, String(tried[0])));
    assert.deepEqual([row?.status, row?.attempts, row?.sealed], ["sent", 3, null]);
  });

  it("writes sign-ins, resets, removals and reads of funders to an audit log that only grows, without values", async () => {
    const funder = await submitted();
    await resetAndSignIn(api, funder.email);
    const other = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: other.handle });
    await api.fetch(url ?? "", { headers: { RegistrationId: other.handle } });
    await api.call("POST", "/api/common/file-remove", { url }, { RegistrationId: other.handle });
    const actions = (await rows("audit", [], { actor: `funder:${funder.id}` })).map(({ action }) => action);
    assert.deepEqual(actions, ["sign-in", "password-reset", "sign-in", "details-submitted"]);
    assert.deepEqual(
      (await rows("audit", [], { subject: path.basename(url ?? "") })).map(({ action }) => action),
      ["document-removal", "document-read"],
    );
    const all = JSON.stringify(await api.deps.db.select().from(auditLog));
    for (const text of [funder.email, funder.mobile, personDetails("").idNumber, "SandiBaru#2"]) assert.ok(!all.includes(text), text);
    const count = await api.deps.db.$count(auditLog);
    for (const statement of ["delete from audit_log", "update audit_log set actor = 'x'", "truncate audit_log"])
      await assert.rejects(api.deps.db.execute(sql.raw(statement)), (error: Error) => /only grows/.test(String(error.cause)));
    assert.equal(await api.deps.db.$count(auditLog), count);
  });

  it("exports and deletes a funder for a ticket of that kind, with documents, and leaves a proof", async () => {
    const funder = await submitted();
    const file = async (kind: string) =>
      (
        (await api.call("POST", "/api/h5/rights-request", { kind, name: "Dewi", contact: funder.email, message: "Mohon diproses segera." }))
          .data as Row
      ).ticket as string;
    const [access, deletion] = [await file("access"), await file("deletion")];
    await assert.rejects(desk("account delete", [funder.id], { ticket: access }), /no ticket of the kind deletion/);
    await backgroundEnded();
    const whole = await fact("account export", [funder.email], { ticket: access });
    const sent = whole.messages as Row[];
    assert.ok(sent.some(({ kind: one, channel, status }) => one === "notice" && channel === "email" && status === "sent"));
    assert.equal(sent.filter(({ kind: one }) => one === "ticket").length, 2, "confirmations of requests, which name no account");
    const exported = JSON.stringify(whole);
    for (const text of [funder.email, funder.mobile, personDetails("").idNumber, "dokumen.pdf"]) assert.ok(exported.includes(text), text);
    for (const text of ["argon2id", "passwordHash", "handle"]) assert.ok(!exported.includes(text), text);
    const { receipt, documents } = await fact("account delete", [funder.id], { ticket: deletion });
    assert.equal(documents, 1);
    assert.equal(((await api.call("POST", "/api/h5/reference", { number: receipt })).data as Row).kind, "deletion");
    const proof = async () =>
      ((await api.call("POST", "/api/h5/deletion-receipt", { number: receipt })).data as { receipt: SignedDocument<DeletionReceipt> }).receipt;
    const { content } = await proof();
    for (const [list, parts] of [
      [content.erased, ["email", "Pengajuan", "NPWP", "rekening", "dokumen"]],
      [content.retained.map(({ data }) => data), ["Bukti penghapusan", "Tiket", "akses pegawai"]],
    ] as const)
      for (const part of parts)
        assert.ok(
          list.some((line) => line.includes(part)),
          part,
        );
    assert.ok(!JSON.stringify(content).match(/Perjanjian|KTP pada akun aplikasi/));
    // The receipt of a deletion from before they were signed says the same.
    await api.deps.db
      .update(deletionReceipts)
      .set({ signed: null })
      .where(eq(deletionReceipts.number, String(receipt)));
    assert.deepEqual((await proof()).content, content);
    assert.equal((await api.call("POST", "/api/investor/login", { username: funder.email, password: funder.password })).code, "1001");
    assert.equal(await api.deps.storage.read(`${funder.file}.sealed`), undefined);
    await assert.rejects(desk("account unlock", [funder.id]), /no account/);
  });

  it("deletes what the retention table says, not a day earlier, and writes that down", async () => {
    const own = await openApi();
    try {
      const first = (await runCommand(own.deps, { name: "operator add", args: ["sari"], options: {} })).data as Row;
      const run = async (name: string, args: string[] = [], options: Record<string, string> = {}) =>
        (await runCommand(own.deps, { name, args, options, token: String(first.token) })).data as Row;
      const send = async () => {
        const person = await register(own);
        const { data: url = "" } = await own.upload(pdf(), { RegistrationId: person.handle });
        await own.call("POST", "/api/investor/info-upload", { type: 0, id: person.handle, person: personDetails(url) });
        return { ...person, file: `${path.basename(url)}.sealed` };
      };
      const [refused, approved, abandoned] = [await send(), await send(), await register(own)];
      const markOf = async (name: string, id: string) => ({ mark: String((await run(name, [id])).mark) });
      await run("submissions refuse", [refused.email], { reason: "Nama rekening berbeda.", ...(await markOf("submissions show", refused.email)) });
      await run("submissions approve", [approved.email], await markOf("submissions show", approved.email));
      const ticket = await own.call("POST", "/api/h5/rights-request", {
        kind: "service",
        name: "Sari",
        contact: "sari@contoh.id",
        message: "Belum tercatat.",
      });
      const { ticket: number } = ticket.data as { ticket: string };
      await run("tickets answer", [number], { text: "Sudah kami catat.", ...(await markOf("tickets show", number)) });
      await sendDue(own.deps);
      const exists = async (email: string) => (await own.deps.db.$count(accounts, eq(accounts.email, email))) === 1;
      own.advanceClock(364 * 86_400_000);
      await applyRetention(own.deps, "uji");
      assert.deepEqual([await exists(refused.email), await exists(abandoned.email), await own.deps.db.$count(messages)], [true, true, 0]);
      own.advanceClock(2 * 86_400_000);
      const counts = await applyRetention(own.deps, "uji");
      assert.equal(counts.refused, 1);
      assert.deepEqual([await exists(refused.email), await exists(abandoned.email), await exists(approved.email)], [false, false, true]);
      assert.equal(await own.deps.storage.read(refused.file), undefined);
      assert.ok(await own.deps.storage.read(approved.file));
      assert.equal((await own.call("POST", "/api/h5/reference", { number })).code, "0000");
      const submissionsLogged = () => own.deps.db.$count(auditLog, eq(auditLog.action, "details-submitted"));
      assert.ok((await submissionsLogged()) > 0);
      own.advanceClock(1_462 * 86_400_000);
      await applyRetention(own.deps, "uji");
      assert.equal(await submissionsLogged(), 0);
      assert.equal((await own.call("POST", "/api/h5/reference", { number })).status, 404);
      const entries = (await run("audit", [], { action: "retention" })) as unknown as Row[];
      assert.ok(entries.some(({ actor, subject, after }) => actor === "service" && subject === "refused" && (after as Row).documents === 1));
    } finally {
      await own.close();
    }
  });

  it("undoes an act whose audit entry cannot be written", async () => {
    const funder = await submitted();
    const { db } = api.deps;
    await db.execute(sql.raw("alter table audit_log add constraint tidak_ada check (action <> 'submission-approved') not valid"));
    await assert.rejects(desk("submissions approve", [funder.id]));
    await db.execute(sql.raw("alter table audit_log drop constraint tidak_ada"));
    assert.deepEqual((await funder.current()).review, { status: "reviewing" });
  });
});

it("works through the running API of an embedded database, for callers that can read its data folder", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-desk-"));
  const api = await startApi({ DATA_DIR: dataDir });
  await healthy(api);
  const desk = (args: string[], token = "") => runProgram("desk/main.ts", args, { DATA_DIR: dataDir, DESK_TOKEN: token });
  assert.match(api.log(), /DATA_KEYS is not set: the key is beside the data/);
  const file = path.join(dataDir, "desk.json");
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const { token } = JSON.parse(await desk(["operator", "add", "sari", "--json"])) as { token: string };
  assert.equal(await desk(["submissions", "list"], token), "Nothing found.\n");
  await assert.rejects(desk(["submissions", "list"], "salah"), /DESK_TOKEN/);
  await assert.rejects(
    desk(["tickets", "answer", "HAK-1", "--mark", "0", "--text", "a".repeat(6_000)], token),
    /An answer has 10 to 4000 characters/,
  );
  await assert.rejects(desk(["tickets", "answer", "HAK-1", "--text", "a".repeat(70_000)], token), /The call is too large/);
  const { port } = JSON.parse(readFileSync(file, "utf8")) as { port: number };
  const stranger = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "{}", headers: { authorization: "Bearer salah" } });
  assert.equal(stranger.status, 404);
  api.child.kill("SIGKILL");
  await api.ended;
  // The API left desk.json behind: the desk opens the database itself.
  assert.match(await desk(["audit"], token), /operator-added/);
  rmSync(dataDir, { recursive: true, force: true });
});
