/** The pages of the desk: whole ways of a reviewer and of support, and attacks on them. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { and, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import sharp from "sharp";
import { CONSENTS_HEADER } from "../../lib/contract/agreements.ts";
import { retentionDays } from "../../lib/contract/retention.ts";
import { contentDecisions } from "../db/schema/content.ts";
import { auditLog } from "../db/schema/desk.ts";
import { ticketNotes } from "../db/schema/rights-requests.ts";
import { staff, staffRoles, staffSessions } from "../db/schema/staff.ts";
import { createDeskApp } from "../desk/pages/app.ts";
import { type DeskError, DeskForbidden } from "../errors.ts";
import { compareContacts, deleteAccount, exportAccount } from "../services/accounts/own-data.ts";
import { unlockAccount } from "../services/accounts/sessions.ts";
import { importArticles, readArticleFiles } from "../services/articles/import-articles.ts";
import { type Desk, type Permission, readAudit } from "../services/audit.ts";
import { decideArticle, listDeskArticles, showDeskArticle } from "../services/content/desk-articles.ts";
import { decideAd, listDeskAds, listDeskJobs, showDeskRates } from "../services/content/desk-site.ts";
import { addPicture, listPictures } from "../services/content/pictures.ts";
import { removePicture } from "../services/content/remove-picture.ts";
import { readCounts } from "../services/counts.ts";
import { openDocument } from "../services/files/files.ts";
import { sendDue } from "../services/messages/queue.ts";
import { notifyOfNewWork } from "../services/new-work.ts";
import { applyRetention } from "../services/retention.ts";
import { inviteStaff, listStaff, permissionsOf, removeStaff, STAFF_IDLE_MS, type StaffRole } from "../services/staff.ts";
import { decideSubmission, listSubmissions, showSubmission, takeSubmission, waitingStates } from "../services/submissions.ts";
import { answerTicket, assignTicket, joinTickets, listTickets, noteTicket, reopenTicket, showTicket } from "../services/tickets.ts";
import { type Api, articleFolder, companyDetails, openApi, pdf, personDetails, readAndAnswer, readAndDecide, register, signIn } from "./harness.ts";

const ORIGIN = "http://127.0.0.1:4100";
const PASSWORD = "kata sandi yang panjang";
type Row = Record<string, unknown>;

describe("the pages of the desk", () => {
  let api: Api;
  let app: ReturnType<typeof createDeskApp>;
  before(async () => {
    api = await openApi();
    app = createDeskApp(api.deps, { origins: [ORIGIN] });
  });
  after(() => api.close());

  const operator = (): Desk => ({ ...api.deps, actor: "operator:uji", requestId: "uji" });
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.deps.now().getTime() });

  /** A browser, which sends the forms of the pages that it has read. `cookie`: that of its session. */
  function browser() {
    const cookies = new Map<string, string>();
    let html = "";
    const send = async (url: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
      const response = await app.request(`${ORIGIN}${url}`, {
        ...init,
        headers: {
          host: "127.0.0.1:4100",
          ...(init.method === "POST" ? { origin: ORIGIN } : {}),
          ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
          ...headers,
        },
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/max-age=0/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const read = async (response: Response) => {
      html = await response.text();
      return { status: response.status, html, location: response.headers.get("location"), headers: response.headers };
    };
    /** What the forms of the page carry. */
    const carried = () =>
      Object.fromEntries(
        ["csrf", "mark"].flatMap((name) =>
          [...html.matchAll(new RegExp(`name="(${name})" value="([^"]+)"`, "g"))].slice(0, 1).map(([, key, value]) => [key, value]),
        ),
      );
    return {
      get cookie() {
        return cookies.has("meja") ? `meja=${cookies.get("meja")}` : "";
      },
      set cookie(value) {
        cookies.set("meja", value.replace("meja=", ""));
      },
      raw: send,
      get: async (url: string, headers: Record<string, string> = {}) => read(await send(url, {}, headers)),
      async post(url: string, values: Record<string, string> = {}, headers: Record<string, string> = {}) {
        const body = new URLSearchParams({ ...carried(), ...values }).toString();
        const length = String(Buffer.byteLength(body));
        return read(
          await send(url, { method: "POST", body }, { "content-type": "application/x-www-form-urlencoded", "content-length": length, ...headers }),
        );
      },
    };
  }

  /** A member of staff who has accepted the invitation, with a signed-in browser. */
  async function member(role: StaffRole, name = `${role}-${Math.floor(Math.random() * 1e9)}`, mail?: string) {
    const token = await inviteStaff(operator(), name, role, { mail });
    const own = browser();
    const { html } = await own.get(`/undangan/${token}`);
    const secret = /name="secret" value="([A-Z2-7]{32})"/.exec(html)?.[1] ?? "";
    assert.equal((await own.post(`/undangan/${token}`, { secret, password: PASSWORD, code: codeOf(secret) })).location, "/masuk");
    api.advanceClock(31_000);
    const signedIn = await own.post("/masuk", { name, password: PASSWORD, code: codeOf(secret) });
    assert.equal(signedIn.location, "/", signedIn.html);
    return Object.assign(own, { member: name, secret, invitation: token });
  }

  /** The number of a new ticket. */
  async function ticketOf(over: { kind: string; contact: string; message?: string }, headers?: Record<string, string>) {
    const body = { name: "Melati", message: "Mohon diproses.", ...over };
    return ((await api.call("POST", "/api/h5/rights-request", body, headers)).data as { ticket: string }).ticket;
  }

  async function submitted(over: Record<string, unknown> = {}, fileName = "ktp.pdf", headers: Record<string, string> = {}) {
    const person = await register(api, over);
    const { data: url = "" } = await api.upload(new File([await pdf().arrayBuffer()], fileName), { RegistrationId: person.handle });
    const details = person.type === 1 ? { company: companyDetails(url) } : { person: personDetails(url) };
    await api.call("POST", "/api/investor/info-upload", { type: person.type, id: person.handle, ...details }, headers);
    const session = await signIn(api, person.email, person.password);
    const review = async () => ((await api.call("GET", "/api/investor/current-user", undefined, session)).data as { id: string; review: Row }).review;
    const { id } = (await api.call("GET", "/api/investor/current-user", undefined, session)).data as { id: string };
    return { ...person, id, session, file: url.split("/").at(-1) ?? "", review };
  }

  it("takes a submission, asks for a correction, refuses and approves, with each message shown before it goes out", async () => {
    const reviewer = await member("reviewer", "sari");
    const funder = await submitted();
    const { html: list } = await reviewer.get(`/pengajuan?cari=${encodeURIComponent(funder.email)}`);
    assert.ok(list.includes(`/pengajuan/${funder.id}`) && list.includes("Diterima"));
    const pasted = `\u200b${funder.email.replace("@", "\u00ad＠")}\ufe0d`;
    assert.ok((await reviewer.get(`/pengajuan?cari=${encodeURIComponent(pasted)}`)).html.includes(`/pengajuan/${funder.id}`));
    const { html: shown } = await reviewer.get(`/pengajuan/${funder.id}`);
    assert.ok(shown.includes(String(personDetails("").idNumber)) && shown.includes("No. KTP") && shown.includes(`/berkas/${funder.file}`));
    assert.equal((await funder.review()).status, "reviewing");
    await reviewer.post(`/pengajuan/${funder.id}/ambil`);
    const other = await member("reviewer");
    await other.get(`/pengajuan/${funder.id}`);
    const blocked = await other.post(`/pengajuan/${funder.id}/setuju`, { yakin: "1" });
    assert.deepEqual([blocked.status, /sedang ditinjau oleh sari/.test(blocked.html)], [422, true]);

    await reviewer.get(`/pengajuan/${funder.id}`);
    const nothing = await reviewer.post(`/pengajuan/${funder.id}/minta`, { minta: "Foto KTP buram." });
    assert.match(nothing.html, /Pilih bagian yang perlu diperbaiki/);
    assert.match(nothing.html, />Foto KTP buram\.<\/textarea>/, "what was typed stays");
    const unknown = await reviewer.post(`/pengajuan/${funder.id}/minta`, { yakin: "1", minta: "Foto KTP buram.", "field-tidakAda": "1" });
    assert.deepEqual([unknown.status, /id="bagian-error">Bagian yang dipilih tidak ada di formulir ini/.test(unknown.html)], [422, true]);
    const empty = await register(api);
    await reviewer.get(`/pengajuan/${funder.id}`);
    const nothingSent = await reviewer.post(`/pengajuan/${empty.email}/setuju`, { yakin: "1" });
    assert.deepEqual([nothingSent.status, /Akun ini belum mengirim data/.test(nothingSent.html)], [409, true]);
    await reviewer.get(`/pengajuan/${funder.id}`);
    const ask = { minta: "Foto KTP buram.", "field-ktpPicUrl": "1", "field-npwp": "1" };
    const preview = await reviewer.post(`/pengajuan/${funder.id}/minta`, ask);
    assert.match(preview.html, /Pesan yang dikirim/);
    assert.match(preview.html, /Simpul DAF(?:-[0-9A-Z]{4}){3}: ada bagian data Anda/);
    assert.equal((await reviewer.raw(`/pengajuan/${funder.id}/minta`)).headers.get("location"), `/pengajuan/${funder.id}`, "an address to share");
    assert.equal((await funder.review()).status, "reviewing", "nothing is sent before it is confirmed");
    assert.match((await reviewer.post(`/pengajuan/${funder.id}/minta`, { ...ask, yakin: "1" })).location ?? "", /^\/pengajuan$/);
    const asked = await funder.review();
    assert.equal(asked.status, "correction");
    assert.deepEqual((asked.items as Row[]).map(({ field }) => field).sort(), ["ktpPicUrl", "npwp"]);

    await reviewer.get(`/pengajuan/${funder.id}`);
    const longest = await reviewer.post(`/pengajuan/${funder.id}/tolak`, { tolak: `${"a".repeat(300)}\r\n` });
    assert.match(longest.html, /Pesan yang dikirim/, "spaces around a reason do not count");
    await reviewer.get(`/pengajuan/${funder.id}`);
    await reviewer.post(`/pengajuan/${funder.id}/tolak`, { tolak: "Nama rekening berbeda.", yakin: "1" });
    assert.deepEqual([(await funder.review()).status, (await funder.review()).reason], ["refused", "Nama rekening berbeda."]);
    await reviewer.get(`/pengajuan/${funder.id}`);
    await reviewer.post(`/pengajuan/${funder.id}/setuju`, { yakin: "1" });
    assert.equal((await funder.review()).status, "approved");
    while ((await sendDue(api.deps)) > 0);
    assert.ok(api.sent.some(({ to, text }) => to === funder.email && text.includes("disetujui")));
    const actions = (
      await api.deps.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject, funder.id), eq(auditLog.actor, "staff:sari")))
    ).map(({ action }) => action);
    for (const action of ["submission-read", "submission-taken", "submission-correction", "submission-refused", "submission-approved"])
      assert.ok(actions.includes(action), action);
  });

  it("keeps what a reviewer typed when the submission is taken, given back, taken by a colleague, or shown before it is sent", async () => {
    const [own, other] = [await member("reviewer"), await member("reviewer")];
    const funder = await submitted();
    const url = `/pengajuan/${funder.id}`;
    const typed = { minta: "Foto KTP buram.", "field-npwp": "1", tolak: "Nama <b>berbeda</b>." };
    const isKept = (html: string) =>
      html.includes(">Foto KTP buram.</textarea>") &&
      html.includes('name="field-npwp" value="1" checked') &&
      html.includes(">Nama &lt;b&gt;berbeda&lt;/b&gt;.</textarea>") &&
      html.split("<details open>").length === 3;
    await own.get(url);
    const taken = await own.post(`${url}/ambil`, typed);
    assert.deepEqual([taken.status, isKept(taken.html), taken.html.includes("sekarang tugas Anda")], [200, true, true]);
    const returned = await own.post(`${url}/lepas`, typed);
    assert.deepEqual([returned.status, isKept(returned.html), returned.html.includes("bukan lagi tugas Anda")], [200, true, true]);
    assert.equal((await own.post(`${url}/lepas`)).location, url);

    await own.get(url);
    const { html: preview } = await own.post(`${url}/minta`, typed);
    assert.match(preview, /<li>NPWP: Foto KTP buram\.<\/li>.*Kirim permintaan/s);
    assert.doesNotMatch(preview, /<textarea|type="checkbox"|<select/, "nothing can be typed that is not sent");
    assert.ok(isKept((await own.post(`${url}/minta`, { ...typed, lihat: "1" })).html));

    await other.get(url);
    await other.post(`${url}/ambil`);
    const refused = await own.post(`${url}/minta`, { ...typed, yakin: "1" });
    assert.deepEqual([refused.status, isKept(refused.html)], [422, true]);
    assert.ok(refused.html.includes(`id="minta-error">Pengajuan ini sedang ditinjau oleh ${other.member}.`));
    const late = await own.post(`${url}/ambil`, typed);
    assert.deepEqual([late.status, isKept(late.html), late.html.includes(`oleh ${other.member}`)], [422, true, true]);
    assert.match(late.html, /formaction="[^"]+\/ambil-alih">Ambil alih pengajuan</);
    const over = await own.post(`${url}/ambil-alih`, typed);
    assert.deepEqual([over.status, isKept(over.html), over.html.includes("Lepas pengajuan")], [200, true, true]);
    await other.get(url);
    assert.equal((await other.post(`${url}/lepas`)).status, 422, "it is no longer theirs");
    assert.equal((await funder.review()).status, "reviewing");
  });

  it("shows beside the data which consents were given, and the levels of a company's region", async () => {
    const reviewer = await member("reviewer");
    const partOf = async (id: string) => (await reviewer.get(`/pengajuan/${id}`)).html;
    const some = await partOf((await submitted({}, "ktp.pdf", { [CONSENTS_HEADER]: "consent-financial" })).id);
    assert.match(some, /foto wajah: <strong>tidak diberikan<\/strong> – periksa lewat tatap muka/);
    assert.match(some, /data keuangan: diberikan/);
    assert.match(some, /memahami risiko: <strong>tidak diberikan<\/strong> – pemohon belum dapat mendanai/);
    const company = await partOf((await submitted({ type: 1 }, "akta.pdf", { [CONSENTS_HEADER]: "risk-understood" })).id);
    assert.match(company, /memahami risiko: diberikan/);
    const levels = ["Provinsi", "Kota/Kabupaten", "Kecamatan", "Kelurahan/Desa"].map(
      (label) => company.split(`<dt>${label}</dt><dd>`)[1]?.split("<")[0],
    );
    assert.deepEqual(levels, ["Bali", "Kota Denpasar", "Denpasar Barat", "Pemecutan"]);
  });

  it("shows what was asked for and why, when it was corrected, and what changed, in the order of the form", async () => {
    const reviewer = await member("reviewer");
    const funder = await submitted();
    const page = async () => (await reviewer.get(`/pengajuan/${funder.id}`)).html;
    assert.match(await page(), /<h2 id="riwayat">Riwayat<\/h2><ol><li><strong>Data dikirim<\/strong>, \d\d\//);
    const asked = { minta: "Foto KTP buram.", "field-ktpPicUrl": "1", "field-npwp": "1", yakin: "1" };
    await reviewer.post(`/pengajuan/${funder.id}/minta`, asked);
    api.advanceClock(60_000);
    const { data: url = "" } = await api.upload(new File([await pdf(700).arrayBuffer()], "ktp-baru.pdf"), funder.session);
    const fields = { npwp: "01.234.567.8-901.001", ktpPicUrl: [url] };
    assert.equal((await api.call("POST", "/api/investor/info-correction", { type: 0, fields }, funder.session)).code, "0000");
    assert.match((await reviewer.get(`/pengajuan?cari=${funder.email}`)).html, /Diterima, sudah diperbaiki/);

    const html = await page();
    assert.match(html, /Terakhir diperbaiki \d\d\//);
    assert.match(html, new RegExp(`Perbaikan diminta</strong>, ${reviewer.member}, .*?<li>Foto KTP: Foto KTP buram\\.</li>`, "s"));
    assert.match(html, /Diperbaiki pemohon<\/strong>, \d\d\/[^<]*<p>[^<]*NPWP/);
    assert.match(html, /<dt>NPWP <em>\(diperbaiki /);
    assert.doesNotMatch(html, /<dt>Kode Pos <em>/);
    const [first] = html.split("<figure>").slice(1);
    assert.match(first ?? "", /Foto KTP.*diperbaiki.*ktp-baru\.pdf/s, "not behind all others");
    const ticket = await ticketOf({ kind: "access", contact: funder.email });
    const exported = await exportAccount(operator(), funder.id, ticket);
    assert.deepEqual(
      exported.reasons?.map(({ items }) => items?.length),
      [2],
    );
  });

  it("decides on nothing that changed since the page was opened, says so, and keeps what was typed", async () => {
    const changed = /Isi atau statusnya sudah berubah\. Baca lagi yang terbaru, lalu putuskan\./;
    const reviewer = await member("reviewer");
    const funder = await submitted();
    const url = `/pengajuan/${funder.id}`;
    for (const [verb, typed] of [
      ["setuju", {}],
      ["tolak", { tolak: "Nama rekening berbeda." }],
      ["minta", { minta: "Foto NPWP buram.", "field-npwpPicUrl": "1" }],
    ] as const) {
      await readAndDecide(operator(), funder.id, { status: "correction", items: [{ field: "bankAccount", reason: "Atas nama orang lain." }] });
      await reviewer.get(url);
      const bankAccount = String(Math.floor(Math.random() * 1e9) + 1e9);
      const fields = { type: 0, fields: { bankAccount, bankName: "Bank Mandiri" } };
      assert.equal((await api.call("POST", "/api/investor/info-correction", fields, funder.session)).code, "0000");
      const before = await reviewer.post(`${url}/${verb}`, { ...typed, yakin: "1" });
      assert.deepEqual([before.status, changed.test(before.html), before.html.includes(bankAccount)], [422, true, true], verb);
      for (const text of Object.values(typed)) assert.ok(text === "1" || before.html.includes(`>${text}</textarea>`), text);
      assert.equal((await funder.review()).status, "reviewing", verb);
    }
    // The preview does not show a decision on the new data either, and the mark of a page with them decides.
    await reviewer.get(url);
    await readAndDecide(operator(), funder.id, { status: "correction", items: [{ field: "npwp", reason: "Tidak terdaftar." }] });
    const previewed = await reviewer.post(`${url}/setuju`);
    assert.deepEqual([changed.test(previewed.html), previewed.html.includes("Setujui sekarang")], [true, false]);
    assert.match((await reviewer.post(`${url}/setuju`)).html, /Setujui sekarang/);
    assert.match((await reviewer.post(`${url}/setuju`, { yakin: "1" })).location ?? "", /^\/pengajuan$/);
  });

  it("gives a press the meaning that its page had: a proposal made meanwhile is not confirmed by another one", async () => {
    const as = (actor: Desk["actor"]): Desk => ({ ...operator(), actor, fourEyes: true });
    const [sari, budi] = [as("staff:sari.usul"), as("staff:budi.usul")];
    const company = await submitted({ type: 1 });
    const { mark } = await showSubmission(budi, company.id);
    assert.ok((await readAndDecide(sari, company.id, { status: "approved" })).proposedBy);
    await assert.rejects(decideSubmission(budi, company.id, { status: "approved" }, mark), { refusal: { code: "staleStatus" } });
    assert.equal((await readAndDecide(budi, company.id, { status: "approved" })).status, "approved");

    const ticket = await ticketOf({ kind: "deletion", contact: company.email });
    const compared = await compareContacts(budi, company.id, ticket);
    await deleteAccount(sari, company.id, ticket, (await compareContacts(sari, company.id, ticket)).mark);
    await assert.rejects(deleteAccount(budi, company.id, ticket, compared.mark), { refusal: { code: "staleStatus" } });
    assert.ok("receipt" in (await deleteAccount(budi, company.id, ticket, (await compareContacts(budi, company.id, ticket)).mark)));
  });

  it("lists what waits for a decision, finds a person in every state, and says what was decided", async () => {
    const own = await member("reviewer");
    const funder = await submitted();
    const url = `/pengajuan/${funder.id}`;
    const isListed = async (query: string) => (await own.get(`/pengajuan?${query}`)).html.includes(url);
    assert.ok(await isListed(""));
    const { html: opened } = await own.get(url);
    const number = /<h1>(DAF-[\w-]+)/.exec(opened)?.[1] ?? "";
    assert.ok(await isListed(""), "also when somebody has opened it");
    for (const [act, values, said] of [
      ["minta", { minta: "Foto KTP buram.", "field-npwp": "1" }, `Permintaan perbaikan pengajuan ${number} dikirim.`],
      ["tolak", { tolak: "Nama rekening berbeda." }, `Pengajuan ${number} ditolak.`],
      ["setuju", {}, `Pengajuan ${number} disetujui.`],
    ] as const) {
      await own.get(url);
      const { html } = await own.get((await own.post(`${url}/${act}`, { ...values, yakin: "1" })).location ?? "");
      assert.ok(html.includes(`role="status">${said}</p>`) && !html.includes(url), act);
    }
    assert.deepEqual(
      [
        await isListed("status=semua"),
        await isListed("status=approved"),
        await isListed("status=refused"),
        await isListed(`cari=${funder.email}&status=`),
      ],
      [true, true, false, true],
    );
    assert.ok((await own.get("/pengajuan?cari=x&status=")).html.includes('value="semua" selected'), "the list says that it looked everywhere");
  });

  it("lets Enter do what the field is for, where a form has several buttons", async () => {
    const [reviewer, support] = [await member("reviewer"), await member("support")];
    const ticket = await ticketOf({ kind: "service", contact: "sari.enter@contoh.id" });
    const firstButton = (html: string) => /<button\b[^>]*>/.exec(html.slice(html.indexOf("<main")))?.[0] ?? "";
    assert.match(firstButton((await support.get(`/tiket/${ticket}`)).html), /formaction="\/tiket\/[\w-]+\/gabung"/);
    assert.match(firstButton((await reviewer.get(`/pengajuan/${(await submitted()).id}`)).html), /formaction="\/pengajuan\/[\w-]+\/minta"/);
  });

  it("shows what the funder asks to correct beside the submission, and only what that funder sent while signed in", async () => {
    const [funder, other] = [await submitted(), await submitted()];
    const request = (kind: string, message: string, headers: Record<string, string>) =>
      api.call("POST", "/api/h5/rights-request", { kind, name: "Dewi", contact: funder.email, message }, headers);
    const { ticket } = (await request("correction", "Kode pos saya <b>80112</b>, bukan 80111.", funder.session)).data as { ticket: string };
    await request("complaint", "Keluhan yang bukan urusan peninjau.", funder.session);
    await request("correction", "Nama bank saya keliru.", other.session);
    await request("correction", `Palsu untuk ${funder.id}.`, {});

    const reviewer = await member("reviewer");
    const { html } = await reviewer.get(`/pengajuan/${funder.id}`);
    assert.match(html, /Permintaan dari pemohon/);
    assert.ok(html.includes("Kode pos saya &lt;b&gt;80112&lt;/b&gt;, bukan 80111.") && html.includes(ticket));
    assert.match(html, /Belum dijawab, batas waktu \d\d\/\d\d\/\d{4}/);
    for (const foreign of ["Keluhan yang bukan urusan peninjau", "Nama bank saya keliru", "Palsu untuk"]) assert.ok(!html.includes(foreign), foreign);
    const preview = await reviewer.post(`/pengajuan/${funder.id}/setuju`);
    assert.ok(preview.html.includes("Pesan yang dikirim") && preview.html.includes(ticket), "it is in sight when the decision is confirmed");

    const support = await member("support");
    const text = "Kode pos Anda sudah kami catat.";
    await support.get(`/tiket/${ticket}`);
    await support.post(`/tiket/${ticket}/jawab`, { text, yakin: "1" });
    assert.match((await reviewer.get(`/pengajuan/${funder.id}`)).html, /Dijawab \d\d\//);
    assert.doesNotMatch((await reviewer.get(`/pengajuan/${(await submitted()).id}`)).html, /Permintaan dari pemohon/);
  });

  it("answers a ticket with its deadline, after showing the message", async () => {
    const support = await member("support");
    const body = { kind: "service", name: "Sari", contact: "sari@contoh.id", message: "Pembayaran belum tercatat." };
    const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
    assert.ok((await support.get("/tiket")).html.includes(ticket));
    assert.ok((await support.get(`/tiket/${ticket}`)).html.includes(body.message));
    assert.match((await support.post(`/tiket/${ticket}/jawab`, { text: "pendek" })).html, /10 sampai 4\.000 karakter/);
    const text = "Pembayaran Anda sudah kami catat.";
    const preview = await support.post(`/tiket/${ticket}/jawab`, { text, note: "Telepon lagi.", double: "ADU-0" });
    assert.match(preview.html, /Pesan yang dikirim/);
    assert.doesNotMatch(preview.html, /<textarea|id="double"/, "nothing can be typed that is not sent");
    const changing = await support.post(`/tiket/${ticket}/jawab`, { text, note: "Telepon lagi.", double: "ADU-0", lihat: "1" });
    for (const kept of [`>${text}</textarea>`, ">Telepon lagi.</textarea>", 'value="ADU-0"']) assert.ok(changing.html.includes(kept), kept);
    const answered = await support.post(`/tiket/${ticket}/jawab`, { text, yakin: "1" });
    assert.ok(
      (await support.get(answered.location ?? "")).html.includes(
        `role="status">Jawaban tiket <a href="/tiket/${ticket}">${ticket}</a> sudah dikirim.</p>`,
      ),
    );
    assert.match((await support.get(`/tiket/${ticket}`)).html, /sudah kami catat/);
    // A form of an older tab: what was typed comes back with the reason.
    const late = await support.post(`/tiket/${ticket}/jawab`, { text: "Jawaban dari tab yang lain.", yakin: "1" });
    assert.ok(late.html.includes("Tiket ini sudah dijawab.") && late.html.includes("Jawaban dari tab yang lain."));
  });

  it("assigns a ticket, keeps notes for staff, and opens an answered ticket again with a reason", async () => {
    const [sari, budi] = [await member("support"), await member("support")];
    const body = { kind: "service", name: "Sari", contact: "sari.ulang@contoh.id", message: "Pembayaran belum tercatat." };
    const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
    const url = `/tiket/${ticket}`;
    const waiting = async () => ((await api.call("POST", "/api/h5/reference", { number: ticket })).data as { answered?: boolean }).answered;
    const text = "Pembayaran Anda sudah kami catat.";

    await sari.get(url);
    const taken = await sari.post(`${url}/ambil`, { text: "Baru separuh" });
    assert.match(taken.html, />Baru separuh<\/textarea>/, "what stands in another field stays");
    assert.match(taken.html, /Lepas tiket/);
    assert.ok((await budi.get("/tiket")).html.includes(sari.member));
    await budi.get(url);
    const foreign = await budi.post(`${url}/jawab`, { text, yakin: "1" });
    assert.equal(foreign.status, 422);
    assert.ok(foreign.html.includes(`dikerjakan oleh ${sari.member}`) && foreign.html.includes(`>${text}</textarea>`));
    assert.equal((await budi.post(`${url}/lepas`)).status, 422, "only one's own ticket is given back");

    const foreignChannel = await sari.post(`${url}/jawab`, { text: "Hubungi 0812-3456-7890 untuk lanjut.", yakin: "1" });
    assert.match(foreignChannel.html, /Halaman Cek keaslian tidak akan menyebut jawaban ini resmi karena 081234567890/);
    assert.ok(foreignChannel.html.includes("Hubungi 0812-3456-7890 untuk lanjut.</textarea>"));

    const empty = await budi.post(`${url}/catat`, { note: " ", text });
    assert.match(empty.html, /Tulis catatan 2 sampai 4\.000 karakter/);
    assert.ok(empty.html.includes(`>${text}</textarea>`));
    assert.equal((await budi.post(`${url}/catat`, { note: "Bukti <b>transfer</b> ada di bank." })).location, url);
    const { html: noted } = await sari.get(url);
    assert.ok(noted.includes("Bukti &lt;b&gt;transfer&lt;/b&gt; ada di bank.") && noted.includes(budi.member));
    assert.equal((await sari.post(`${url}/buka`, { reason: "Belum selesai." })).status, 422, "a waiting ticket is open already");
    assert.match((await sari.post(`${url}/jawab`, { text, yakin: "1" })).location ?? "", /^\/tiket$/);
    assert.equal(await waiting(), true);

    await budi.get(url);
    const without = await budi.post(`${url}/buka`, { reason: "x", note: "Telepon lagi besok." });
    assert.match(without.html, /Tulis alasan 5 sampai 1\.000 karakter/);
    assert.ok(without.html.includes(">Telepon lagi besok.</textarea>"));
    api.advanceClock(20 * 86_400_000);
    assert.match((await budi.get(url)).location ?? "", /^\/masuk/);
    await reopenTicket({ ...operator(), actor: "operator:uji" }, ticket, "Pembayaran kedua juga belum tercatat.");
    assert.equal(await waiting(), false);
    const third = await member("support");
    const { html: again } = await third.get(url);
    assert.ok(again.includes("Pembayaran kedua juga belum tercatat.") && again.includes(text), "reason and earlier answer stay");
    const [listed] = (await listTickets(operator(), { all: false, limit: 200 })).filter((one) => one.ticket === ticket);
    assert.equal(listed?.state, "waiting", "the deadline counts from the opening");
    await third.post(`${url}/ambil`);
    await third.get(url);
    assert.match((await third.post(`${url}/jawab`, { text: "Keduanya sudah kami catat.", yakin: "1" })).location ?? "", /^\/tiket$/);
    const acts = (await api.deps.db.select().from(auditLog).where(eq(auditLog.subject, ticket))).map(({ action }) => action);
    for (const action of ["ticket-read", "ticket-taken", "ticket-noted", "ticket-answered", "ticket-reopened"])
      assert.ok(acts.includes(action), action);
    assert.equal(acts.filter((action) => action === "ticket-answered").length, 2);

    const stored = JSON.stringify(await api.deps.db.select().from(ticketNotes));
    assert.ok(!/transfer|kedua|catat\b/.test(stored), "notes are sealed");
    api.advanceClock((retentionDays("tickets") + 1) * 86_400_000);
    await applyRetention(api.deps, "uji");
    assert.deepEqual(await api.deps.db.select().from(ticketNotes).where(eq(ticketNotes.ticket, ticket)), []);
  });

  it("joins duplicates of one contact and answers them with one message that names all numbers", async () => {
    const support = await member("support");
    const contact = "sari.kembar@contoh.id";
    const first = await ticketOf({ kind: "service", contact, message: "Pembayaran pertama." });
    api.advanceClock(60_000);
    const second = await ticketOf({ kind: "service", contact: " Sari.Kembar@contoh.id", message: "Masih soal <b>pembayaran</b>." });
    const third = await ticketOf({ kind: "service", contact });
    const waiting = async (ticket: string) =>
      ((await api.call("POST", "/api/h5/reference", { number: ticket })).data as { answered: boolean }).answered;
    await support.get(`/tiket/${first}`);
    for (const [double, why] of [
      ["", "Tidak ada tiket dengan nomor itu"],
      ["ADU-0000-0000-0000", "Tidak ada tiket dengan nomor itu"],
      [first.toLowerCase(), "Ini nomor tiket yang sedang dibuka"],
      [await ticketOf({ kind: "complaint", contact }), "Jenis kedua tiket berbeda"],
      [await ticketOf({ kind: "service", contact: "lain@contoh.id" }), "Kontak kedua tiket berbeda"],
    ] as const) {
      const refused = await support.post(`/tiket/${first}/gabung`, { double, text: "Baru separuh" });
      assert.ok(refused.status === 422 && refused.html.includes(why) && refused.html.includes(`value="${double}"`), `${double}: ${why}`);
      assert.ok(refused.html.includes(">Baru separuh</textarea>"));
    }
    // From the younger one, too, the older stays: the deadline never becomes later.
    assert.equal((await support.post(`/tiket/${second}/gabung`, { double: ` ${first} ` })).location, `/tiket/${first}`);
    await support.get(`/tiket/${third}`);
    const typed = await support.post(`/tiket/${third}/gabung`, { double: first, text: "Baru separuh" });
    assert.ok(typed.html.includes(`<h1>${first}</h1>`) && typed.html.includes(">Baru separuh</textarea>"), "what was typed comes along");
    const { html } = await support.get(`/tiket/${first}`);
    for (const seen of [second, third, "Masih soal &lt;b&gt;pembayaran", `Tiket ${second} digabungkan ke tiket ini.`])
      assert.ok(html.includes(seen), seen);
    assert.ok((await support.get(`/tiket/${second}`)).html.includes(`Digabungkan dengan <a href="/tiket/${first}"`));
    const listed = async (all: boolean) => (await listTickets(operator(), { all, limit: 500 })).map(({ ticket }) => ticket);
    const open = await listed(false);
    assert.deepEqual([open.includes(first), open.includes(second), open.includes(third)], [true, false, false]);
    assert.ok((await listed(true)).includes(second));
    for (const act of [
      () => answerTicket(operator(), second, "Jawaban yang cukup panjang.", ""),
      () => assignTicket(operator(), second, true),
      () => reopenTicket(operator(), second, "Belum selesai."),
    ])
      await assert.rejects(act, new RegExp(`joined to ${first}`));
    await assert.rejects(joinTickets(operator(), third, await ticketOf({ kind: "service", contact })), /: joined/);
    await noteTicket(operator(), second, "Catatan pada kembarannya.");

    const text = "Ketiganya sudah kami catat.";
    await support.get(`/tiket/${first}`);
    const fourth = await ticketOf({ kind: "service", contact, message: "Belum dibaca siapa pun." });
    const { joined: unread } = await joinTickets(operator(), first, fourth);
    const stale = await support.post(`/tiket/${first}/jawab`, { text, yakin: "1" });
    assert.deepEqual(
      [stale.status, /sudah berubah/.test(stale.html), stale.html.includes(`>${text}</textarea>`), stale.html.includes("Belum dibaca siapa pun.")],
      [422, true, true, true],
      "a duplicate that was joined meanwhile is read before it is answered",
    );
    assert.equal(await waiting(unread), false);
    const numbers = `Simpul, tiket ${first}, ${second}, ${third} dan ${fourth}: `;
    const before = api.sent.length;
    assert.match(
      (await support.post(`/tiket/${first}/jawab`, { text })).html,
      /Simpul, tiket(?: ADU-[\w-]+,){2} ADU-[\w-]+ dan ADU-[\w-]+: Ketiganya/,
    );
    assert.match((await support.post(`/tiket/${first}/jawab`, { text, yakin: "1" })).location ?? "", /^\/tiket$/);
    while ((await sendDue(api.deps)) > 0);
    const answers = api.sent.slice(before).filter((message) => message.text.includes(text));
    assert.deepEqual([answers.length, answers[0]?.to, answers[0]?.text.length], [1, contact, (numbers + text).length]);
    assert.deepEqual([await waiting(first), await waiting(second), await waiting(third)], [true, true, true], "every number is found and answered");
    await assert.rejects(joinTickets(operator(), first, await ticketOf({ kind: "service", contact })), /: answered/);
    await reopenTicket(operator(), first, "Satu belum selesai.");
    assert.deepEqual([await waiting(first), await waiting(second)], [false, false]);
    await readAndAnswer(operator(), first, "Sekarang semuanya selesai.");

    // A colleague's ticket is not joined, a duplicate is used for nothing, and phone numbers count however they are written.
    const [one, two] = [
      await ticketOf({ kind: "access", contact: "0812 9999 0001" }),
      await ticketOf({ kind: "access", contact: "+62812-9999-0001" }),
    ];
    const budi: Desk = { ...operator(), actor: "staff:budi.kembar", permissions: permissionsOf.support };
    await assignTicket(budi, one, true);
    await support.get(`/tiket/${two}`);
    assert.match((await support.post(`/tiket/${two}/gabung`, { double: one })).html, /dikerjakan oleh budi\.kembar/);
    const { ticket, joined } = await joinTickets(budi, one, two);
    const funder = await submitted();
    await assert.rejects(exportAccount(operator(), funder.id, joined), new RegExp(`joined to ${ticket}`));
    await assert.rejects(compareContacts(operator(), funder.id, joined), new RegExp(`joined to ${ticket}`));
    const [row] = await api.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, joined), eq(auditLog.action, "ticket-joined")));
    assert.deepEqual([row?.actor, row?.after], ["staff:budi.kembar", { to: ticket }]);
    await readAndAnswer(budi, ticket, "Data Anda terlampir semuanya.");
    api.advanceClock((retentionDays("tickets") + 1) * 86_400_000);
    await applyRetention(api.deps, "uji");
    assert.ok(!(await listed(true)).some((each) => [first, second, third, one, two].includes(each)), "duplicates go together");
  });

  it("exports and deletes a person's data with a ticket of the same contact, once, after showing what that means", async () => {
    const [funder, other] = [await submitted({ username: "Melati Anggraini" }), await submitted()];
    const officer = await member("data-protection");
    const send = (kind: string, contact: string, headers?: Record<string, string>) => ticketOf({ kind, contact }, headers);
    const [access, deletion, service] = [
      await send("access", funder.email),
      await send("deletion", funder.mobile, funder.session),
      await send("service", funder.email),
    ];

    const complaint = { kind: "complaint", name: "Melati", contact: funder.email, message: "Keluhan saat masuk." };
    const { ticket: signedIn } = (await api.call("POST", "/api/h5/rights-request", complaint, funder.session)).data as { ticket: string };
    await noteTicket(operator(), signedIn, "Hanya untuk pegawai.");
    await readAndAnswer(operator(), signedIn, "Sudah kami periksa.");

    assert.ok((await officer.get(`/tiket/${signedIn}`)).html.includes(`Dikirim saat masuk sebagai `));
    assert.ok((await officer.get(`/tiket/${signedIn}`)).html.includes(funder.email));
    assert.match((await officer.get(`/tiket/${access}`)).html, /Dikirim tanpa masuk: nama dan kontak ini belum terbukti/);
    assert.ok((await officer.get(`/tiket/${access}`)).html.includes(`/tiket/${access}/data`));
    assert.ok((await officer.get(`/tiket/${access}/data`)).html.includes(`value="${funder.email}"`), "the contact of the ticket is filled in");
    const unknown = await officer.post(`/tiket/${access}/data`, { account: "tidak.ada@contoh.id" });
    assert.equal(unknown.status, 422);
    assert.ok(unknown.html.includes("Tidak ada akun dengan") && unknown.html.includes(`value="tidak.ada@contoh.id"`));
    const foreign = await officer.post(`/tiket/${access}/data`, { account: other.email });
    for (const shown of [funder.email, other.email, other.mobile, "Kontaknya berbeda"]) assert.ok(foreign.html.includes(shown), shown);
    assert.doesNotMatch(foreign.html, /Unduh sekarang/);
    const forced = await officer.post(`/tiket/${access}/data/salinan`, { id: other.id, account: other.email });
    assert.equal(forced.status, 422);
    assert.ok(
      forced.html.includes(`dikirim dari ${funder.email}`) && forced.html.includes(`value="${other.email}"`) && !forced.html.includes(other.id),
    );
    assert.equal((await officer.post(`/tiket/${access}/data/hapus`, { id: funder.id })).status, 422, "a ticket for a copy deletes nothing");
    await officer.get(`/tiket/${access}/data`);

    const same = await officer.post(`/tiket/${access}/data`, { account: funder.email });
    assert.match(same.html, /Kontaknya sama.*Isi dokumen dan catatan internal tidak ikut.*Unduh sekarang/s);
    const file = await officer.post(`/tiket/${access}/data/salinan`, { id: funder.id });
    assert.match(file.headers.get("content-disposition") ?? "", new RegExp(`^attachment; filename="data-${access}\\.json"$`));
    const exported = JSON.parse(file.html) as { account: { email: string }; documents: Row[] };
    assert.deepEqual([exported.account.email, exported.documents.length], [funder.email, 1]);
    assert.ok(!file.html.includes("passwordHash"));
    assert.ok(file.html.includes("Keluhan saat masuk.") && file.html.includes("Sudah kami periksa.") && !file.html.includes("Hanya untuk pegawai."));
    const used = `/tiket/${access}`;
    for (const act of ["", "/salinan", "/hapus"]) {
      await officer.get(`/tiket/${access}`);
      assert.equal((await officer.post(`/tiket/${access}/data${act}`, { id: funder.id, account: funder.email })).location, used);
    }
    assert.match((await officer.get(used)).html, /satu tiket berlaku satu kali.*Tiket ini dipakai \d\d\//s);

    await officer.get(`/tiket/${service}`);
    assert.equal((await officer.post(`/tiket/${service}/data`, { account: funder.id })).status, 422, "a complaint is no request about data");
    const asked = await officer.post(`/tiket/${deletion}/data`, { account: funder.email });
    assert.match(asked.html, /tidak dapat dibatalkan.*1 dokumen.*Hapus akun ini sekarang/s);
    assert.equal((await funder.review()).status, "received", "nothing is deleted before it is confirmed");
    const done = await officer.post(`/tiket/${deletion}/data/hapus`, { id: funder.id });
    assert.deepEqual([done.status, done.location], [303, `/tiket/${deletion}`]);
    const { html: after } = await officer.get(done.location ?? "");
    assert.match(after, /Akun sudah dihapus.*Dikirim saat masuk\. Akun pengirim sudah dihapus/s);
    const receipt = /HPS-[\w-]+/.exec(after)?.[0] ?? "";
    const suggested = `Akun Anda sudah kami hapus. Nomor bukti penghapusan: ${receipt}.`;
    assert.ok(after.includes(`>${suggested}</textarea>`) && (await officer.get(`/tiket/${deletion}`)).html.includes(receipt), "it stays there");
    assert.equal(((await api.call("POST", "/api/h5/reference", { number: receipt })).data as Row).kind, "deletion");
    assert.equal((await api.call("GET", "/api/investor/current-user", undefined, funder.session)).status, 401);
    const answer = await officer.post(`/tiket/${deletion}/jawab`, { text: suggested });
    assert.match(answer.html, /Pesan yang dikirim/);
    const acts = (
      await api.deps.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.actor, `staff:${officer.member}`))
    ).map(({ action }) => action);
    for (const action of ["account-compared", "account-exported", "account-deletion"]) assert.ok(acts.includes(action), action);
  });

  it("leads the second of two members who delete one account to the ticket with its receipt, and shows no id in a field", async () => {
    const [first, second] = [await member("data-protection"), await member("data-protection")];
    const funder = await submitted();
    const ticket = await ticketOf({ kind: "deletion", contact: funder.email });
    const data = `/tiket/${ticket}/data`;
    const formOf = async (own: typeof first) => {
      await own.get(data);
      const { html } = await own.post(data, { account: funder.email });
      const form = html.slice(html.indexOf(`action="${data}/hapus"`), html.indexOf("</form>", html.indexOf(`action="${data}/hapus"`)));
      return Object.fromEntries([...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
    };
    const [one, two] = [await formOf(first), await formOf(second)];
    await first.post(`${data}/hapus`, one);
    const late = await second.post(`${data}/hapus`, two);
    assert.deepEqual([late.status, late.location], [303, `/tiket/${ticket}`]);
    assert.match((await second.get(late.location ?? "")).html, /satu tiket berlaku satu kali.*Nomor bukti penghapusan: <strong>HPS-/s);
    assert.equal((await second.get(data)).location, late.location, "a bookmark, too");

    const other = await submitted();
    const wrong = await ticketOf({ kind: "deletion", contact: "lain@contoh.id" });
    await second.get(`/tiket/${wrong}`);
    const refused = await second.post(`/tiket/${wrong}/data/hapus`, { ...two, id: other.id, account: other.email });
    assert.ok(refused.status === 422 && refused.html.includes(`value="${other.email}"`) && !refused.html.includes(other.id));
  });

  it("tells staff of new work by mail, at most once an hour, with counts and no data of people", async () => {
    const HOUR_MS = 3_600_000;
    const file = (kind: string) => ticketOf({ kind, contact: "melati.baru@contoh.id" });
    const told = async () => {
      const before = api.sent.length;
      const amount = await notifyOfNewWork(api.deps, ORIGIN);
      while ((await sendDue(api.deps)) > 0);
      const mails = api.sent.slice(before).filter(({ text }) => text.includes("di meja kerja"));
      assert.equal(mails.length, amount);
      return Object.fromEntries(mails.map(({ to, text }) => [to, text]));
    };
    const funder = await submitted({ username: "Melati Anggraini" });
    await file("service");
    await file("access");
    assert.deepEqual(await told(), {}, "nobody has given an address");

    await member("support", undefined, "dukungan@kantor.id");
    const officer = await member("data-protection");
    const reviewer = await member("reviewer");
    await reviewer.get("/sesi");
    const wrong = await reviewer.post("/sesi/email", { mail: "peninjau di kantor" });
    assert.ok(wrong.status === 422 && wrong.html.includes('value="peninjau di kantor"') && wrong.html.includes("Tulis alamat email"));
    const saved = await reviewer.post("/sesi/email", { mail: " peninjau@kantor.id " });
    assert.equal(saved.location, "/sesi");
    assert.match((await reviewer.get(saved.location ?? "")).html, /Email sudah disimpan.*value="peninjau@kantor\.id"/s);
    await officer.get("/sesi");
    await officer.post("/sesi/email", { mail: "petugas@kantor.id" });
    const chief = await member("administrator");
    assert.ok(!(await chief.get("/sesi")).html.includes("/sesi/email"), "administrators review nothing");
    await chief.get("/pegawai");
    const invited = await chief.post("/pegawai", { name: "calon.salah", role: "support", mail: "x@" });
    assert.ok(invited.status === 422 && invited.html.includes('value="calon.salah"') && invited.html.includes('value="x@"'));
    assert.ok(!(await listStaff(operator())).some(({ name }) => name === "calon.salah"));
    assert.ok(!JSON.stringify(await api.deps.db.select().from(staff)).includes("kantor.id"), "addresses are sealed");

    const first = await told();
    assert.match(
      String(first["peninjau@kantor.id"]),
      /^Simpul: \d+ pengajuan baru di meja kerja; \d+ menunggu seluruhnya\.\n\nMeja kerja: http:\/\/127\.0\.0\.1:4100\n/,
    );
    assert.match(String(first["dukungan@kantor.id"]), /\d+ tiket baru/);
    for (const text of Object.values(first))
      for (const personal of ["Melati", funder.email, "HAK-", "ADU-", "DAF-"]) assert.ok(!text.includes(personal));

    api.advanceClock(60_000);
    await submitted();
    await file("deletion");
    assert.deepEqual([Object.keys(first).length, await told()], [3, {}], "an hour has not gone by");
    api.advanceClock(HOUR_MS + 1_000);
    const second = await told();
    assert.match(String(second["peninjau@kantor.id"]), /: 1 pengajuan baru/);
    assert.match(String(second["petugas@kantor.id"]), /: 1 permintaan tentang data pribadi baru/);
    assert.ok(!("dukungan@kantor.id" in second), "nothing new for support");
    api.advanceClock(HOUR_MS + 1_000);
    assert.deepEqual(await told(), {});

    const ticket = await file("service");
    await readAndAnswer(operator(), ticket, "Sudah kami catat semuanya.");
    assert.deepEqual(await told(), {}, "what is answered already is not new");
    api.advanceClock(HOUR_MS + 1_000);
    await reopenTicket(operator(), ticket, "Belum selesai.");
    const both = await Promise.all([notifyOfNewWork(api.deps, ORIGIN), notifyOfNewWork(api.deps, ORIGIN)]);
    assert.deepEqual(both.sort(), [0, 1], "one of two instances tells of the ticket that was opened again");
    while ((await sendDue(api.deps)) > 0);
    await submitted();
    api.advanceClock(HOUR_MS + 1_000);
    await removeStaff(operator(), reviewer.member);
    assert.deepEqual(await told(), {});
    const acts = (await api.deps.db.select().from(auditLog).where(eq(auditLog.subject, officer.member))).map(({ action }) => action);
    assert.ok(acts.includes("staff-mail"));
  });

  it("needs two members for a company and a deletion, with FOUR_EYES=1", async () => {
    const [sari, budi, terminal] = ["staff:sari.dua", "staff:budi.dua", "operator:Sari.Dua"] as const;
    const as = (actor: Desk["actor"], fourEyes: boolean): Desk => ({ ...operator(), actor, fourEyes });
    const outcome = (act: Promise<object>) =>
      act.then(
        (done) => ("proposedBy" in done ? "proposed" : "done"),
        (error: unknown) => (error as DeskError).refusal?.code,
      );
    for (const fourEyes of [false, true])
      for (const kind of ["person", "company", "deletion"] as const) {
        const two = fourEyes && kind !== "person";
        for (const [second, expected] of [
          [sari, two ? "ownProposal" : undefined],
          [terminal, two ? "ownProposal" : undefined],
          [budi, two ? "done" : undefined],
        ] as const) {
          const funder = await submitted({ type: kind === "company" ? 1 : 0 });
          const ticket = await ticketOf({ kind: "deletion", contact: funder.email });
          const act = (actor: Desk["actor"]) =>
            outcome(
              kind === "deletion"
                ? deleteAccount(as(actor, fourEyes), funder.id, ticket)
                : readAndDecide(as(actor, fourEyes), funder.id, { status: "approved" }),
            );
          const name = `${kind}, ${second}, ${fourEyes}`;
          assert.equal(await act(sari), two ? "proposed" : "done", name);
          if (two && kind === "company") assert.equal((await funder.review()).status, "reviewing", "a proposal tells nobody");
          if (two) assert.equal(await act(second), expected, name);
          if (!two) continue;
          const acts = (await api.deps.db.select().from(auditLog).where(eq(auditLog.subject, funder.id))).map(({ action }) => action);
          const [proposed, done] =
            kind === "deletion" ? ["account-deletion-proposed", "account-deletion"] : ["submission-approval-proposed", "submission-approved"];
          assert.deepEqual([acts.includes(proposed), acts.includes(done)], [true, expected === "done"], name);
        }
      }

    // A proposal is for what was seen: other decisions, corrections and other accounts end it.
    const company = await submitted({ type: 1 });
    const approve = (actor: Desk["actor"]) => outcome(readAndDecide(as(actor, true), company.id, { status: "approved" }));
    assert.equal(await approve(sari), "proposed");
    await readAndDecide(as(budi, true), company.id, { status: "correction", items: [{ field: "npwp", reason: "Nomor keliru." }] });
    assert.equal(await approve(sari), "proposed");
    const npwp = { type: 1, fields: { npwp: "01.234.567.8-901.001" } };
    const corrected = await api.call("POST", "/api/investor/info-correction", npwp, company.session);
    assert.equal((await company.review()).status, "received", `${corrected.code} ${corrected.message}`);
    assert.equal(await approve(budi), "proposed", "the corrected details were not seen by the first");
    await takeSubmission(as(budi, true), company.id, "take");
    assert.equal(await approve(sari), "submissionTaken");
    const [one, other] = [await submitted(), await submitted()];
    const ticket = await ticketOf({ kind: "deletion", contact: one.email });
    const remove = (actor: Desk["actor"], account: string) => outcome(deleteAccount(as(actor, true), account, ticket));
    assert.equal(await remove(sari, other.id), "ticketOfAnother");
    assert.equal(await remove(budi, one.id), "proposed");
    assert.equal(await remove(sari, one.id), "done");
    assert.equal(await remove(budi, one.id), "ticketUsed", "a second one is told of the ticket, not that there was no account");
  });

  it("shows a proposal, its author and what confirms it", async () => {
    const usual = app;
    app = createDeskApp({ ...api.deps, fourEyes: true }, { origins: [ORIGIN] });
    try {
      const [first, second] = [await member("reviewer"), await member("reviewer")];
      const company = await submitted({ type: 1 });
      const url = `/pengajuan/${company.id}`;
      assert.match((await first.get(url)).html, /perlu dua peninjau.*Lihat pesan, lalu usulkan/s);
      assert.match((await first.post(`${url}/setuju`)).html, /Pesan yang dikirim setelah dikonfirmasi.*Usulkan persetujuan/s);
      const proposed = await first.post(`${url}/setuju`, { yakin: "1" });
      assert.deepEqual([proposed.status, proposed.location], [303, url]);
      assert.match((await first.get(proposed.location ?? "")).html, /Belum ada pesan yang dikirim.*Anda mengusulkan persetujuan ini/s);
      assert.equal((await first.post(`${url}/setuju`, { yakin: "1" })).status, 422);
      assert.ok((await second.get(`/pengajuan?cari=${company.email}`)).html.includes("menunggu konfirmasi"));
      assert.ok((await second.get(url)).html.includes(`diusulkan oleh ${first.member}`));
      assert.match((await second.post(`${url}/setuju`)).html, /Setujui sekarang/);
      assert.match((await second.post(`${url}/setuju`, { yakin: "1" })).location ?? "", /^\/pengajuan$/);
      assert.equal((await company.review()).status, "approved");

      const [officer, colleague] = [await member("data-protection"), await member("data-protection")];
      const ticket = await ticketOf({ kind: "deletion", contact: company.email });
      const [data, account] = [`/tiket/${ticket}/data`, { id: company.id, account: company.email }];
      await officer.get(data);
      assert.match((await officer.post(data, account)).html, /perlu dua petugas.*Usulkan penghapusan/s);
      const asked = await officer.post(`${data}/hapus`, account);
      assert.deepEqual([asked.status, asked.location], [303, data]);
      assert.match((await officer.get(asked.location ?? "")).html, /Belum ada yang dihapus/);
      assert.match((await officer.get("/tiket")).html, new RegExp(`${ticket}</a>.*?Penghapusan diusulkan, menunggu konfirmasi`, "s"));
      assert.match((await officer.post(data, account)).html, /Anda mengusulkan penghapusan ini/);
      assert.match((await officer.post(`${data}/hapus`, account)).html, /Usulan ini dari Anda/);
      assert.ok((await colleague.get(`/tiket/${ticket}`)).html.includes(`diusulkan oleh ${officer.member}`));
      await colleague.get(data);
      assert.ok((await colleague.post(data, account)).html.includes(`Diusulkan oleh ${officer.member}`));
      await colleague.post(`${data}/hapus`, account);
      assert.match((await colleague.get(`/tiket/${ticket}`)).html, /Nomor bukti penghapusan: <strong>HPS-/);
    } finally {
      app = usual;
    }
  });

  it("refuses in the service what a role may not do, act by act", async () => {
    const funder = await submitted();
    const acts: Record<string, [Permission, (desk: Desk) => Promise<unknown>]> = {
      listSubmissions: ["submissions", (desk) => listSubmissions(desk, { limit: 1 })],
      showSubmission: ["submissions", (desk) => showSubmission(desk, funder.id)],
      takeSubmission: ["submissions", (desk) => takeSubmission(desk, funder.id, "take")],
      decideSubmission: ["submissions", (desk) => decideSubmission(desk, funder.id, { status: "approved" }, "")],
      openDocument: ["submissions", (desk) => openDocument(desk, funder.file)],
      listTickets: ["tickets", (desk) => listTickets(desk, { all: true, limit: 1 })],
      showTicket: ["tickets", (desk) => showTicket(desk, "HAK-0000-0000-0000")],
      answerTicket: ["tickets", (desk) => answerTicket(desk, "HAK-0000-0000-0000", "Jawaban yang cukup panjang.", "")],
      noteTicket: ["tickets", (desk) => noteTicket(desk, "HAK-0000-0000-0000", "Sudah ditelepon.")],
      assignTicket: ["tickets", (desk) => assignTicket(desk, "HAK-0000-0000-0000", true)],
      joinTickets: ["tickets", (desk) => joinTickets(desk, "HAK-0000-0000-0000", "HAK-0000-0000-0001")],
      reopenTicket: ["tickets", (desk) => reopenTicket(desk, "HAK-0000-0000-0000", "Belum selesai.")],
      unlockAccount: ["tickets", (desk) => unlockAccount(desk, funder.id)],
      exportAccount: ["personal-data", (desk) => exportAccount(desk, funder.id, "HAK-0000-0000-0000")],
      compareContacts: ["personal-data", (desk) => compareContacts(desk, funder.id, "HAK-0000-0000-0000")],
      deleteAccount: ["personal-data", (desk) => deleteAccount(desk, funder.id, "HAK-0000-0000-0000")],
      readAudit: ["audit", (desk) => readAudit(desk, { limit: 1 })],
      readCounts: ["counts", (desk) => readCounts(desk, { from: "2026-01-01", to: "2026-01-31" })],
      inviteStaff: ["staff", (desk) => inviteStaff(desk, "penyusup", "administrator")],
      removeStaff: ["staff", (desk) => removeStaff(desk, "tidak-ada")],
      listStaff: ["staff", (desk) => listStaff(desk)],
      listDeskArticles: ["content", (desk) => listDeskArticles(desk)],
      showDeskArticle: ["content", (desk) => showDeskArticle(desk, "cek-slik")],
      decideArticle: ["content", (desk) => decideArticle(desk, "tidak-ada", { act: "publish" }, "")],
      listDeskAds: ["content", (desk) => listDeskAds(desk)],
      decideAd: ["content", (desk) => decideAd(desk, "tidak-ada", { act: "publish" }, "")],
      listDeskJobs: ["content", async (desk) => listDeskJobs(desk)],
      showDeskRates: ["content", (desk) => showDeskRates(desk)],
      addPicture: ["content", (desk) => addPicture(desk, { bytes: new Uint8Array(1), name: "a.jpg", description: "Warung di pagi hari" })],
      listPictures: ["content", (desk) => listPictures(desk)],
      removePicture: ["content", (desk) => removePicture(desk, "tidak-ada")],
    };
    for (const role of staffRoles)
      for (const [name, [permission, act]] of Object.entries(acts)) {
        const desk: Desk = { ...operator(), actor: `staff:${role}`, permissions: permissionsOf[role] };
        const refused = await act(desk).then(
          () => false,
          (error: unknown) => error instanceof DeskForbidden,
        );
        assert.equal(refused, !permissionsOf[role].includes(permission), `${role} ${name}`);
      }
  });

  it("answers every page and form of another role with 403, and nobody without a session", async () => {
    const funder = await submitted();
    const pages: Record<Permission, string[]> = {
      submissions: ["/pengajuan", `/pengajuan/${funder.id}`, `/berkas/${funder.file}`],
      tickets: ["/tiket", "/tiket/HAK-0000-0000-0000"],
      audit: ["/catatan"],
      counts: ["/angka"],
      staff: ["/pegawai"],
      "personal-data": ["/tiket/HAK-0000-0000-0000/data"],
      content: [
        ...["", "/artikel/cek-slik", "/iklan", "/iklan/unduh-aplikasi", "/lowongan", "/tkb", "/gambar", "/gambar/tidak-ada/isi"].map(
          (part) => `/konten${part}`,
        ),
      ],
    };
    const forms: Partial<Record<Permission, string[]>> = {
      submissions: ["ambil", "lepas", "setuju", "minta", "tolak"].map((act) => `/pengajuan/${funder.id}/${act}`),
      tickets: ["jawab", "ambil", "lepas", "catat", "buka", "gabung"].map((act) => `/tiket/HAK-0000-0000-0000/${act}`),
      staff: ["/pegawai", "/pegawai/hapus"],
      "personal-data": ["", "/salinan", "/hapus"].map((act) => `/tiket/HAK-0000-0000-0000/data${act}`),
      content: [
        ...["artikel/cek-slik", "iklan/unduh-aplikasi"].flatMap((entry) =>
          ["terbit", "jadwal", "tarik", "berkas"].map((act) => `/konten/${entry}/${act}`),
        ),
        "/konten/gambar",
        "/konten/gambar/tidak-ada/hapus",
      ],
    };
    for (const role of staffRoles) {
      const own = await member(role);
      for (const [permission, urls] of Object.entries(pages) as [Permission, string[]][]) {
        if (permissionsOf[role].includes(permission)) continue;
        for (const url of urls) assert.equal((await own.get(url)).status, 403, `${role} ${url}`);
        await own.get("/sesi");
        for (const url of forms[permission] ?? []) {
          // Complete and incomplete forms are refused alike.
          const typed = { text: "Jawaban yang cukup panjang.", note: "Catatan.", reason: "Belum selesai.", name: "sari", role: "administrator" };
          const answer = await own.post(url, { yakin: "1", ...typed });
          assert.equal(answer.status, 403, `${role} POST ${url}`);
          await own.get("/sesi");
        }
      }
    }
    const stranger = browser();
    for (const urls of Object.values(pages))
      for (const url of urls) assert.equal((await stranger.get(url)).location, `/masuk?${new URLSearchParams({ ke: url })}`, url);
    for (const urls of Object.values(forms)) for (const url of urls) assert.equal((await stranger.post(url)).status, 401, url);
  });

  it("starts a new session at each sign-in, accepts a code once, and ends idle, removed and signed-out sessions", async () => {
    const own = await member("reviewer");
    const planted = own.cookie;
    api.advanceClock(31_000);
    const code = codeOf(own.secret);
    assert.equal((await own.post("/masuk", { name: own.member, password: PASSWORD, code })).location, "/");
    assert.notEqual(own.cookie, planted);
    const old = browser();
    old.cookie = planted;
    assert.equal((await old.get("/sesi")).location, "/masuk", "the session that the browser brought has ended");
    assert.equal((await browser().post("/masuk", { name: own.member, password: PASSWORD, code })).status, 422, "a code counts once");
    const chosen = browser();
    chosen.cookie = "meja=pilihan-penyerang";
    assert.equal((await chosen.get("/sesi")).location, "/masuk");
    const set = (await own.raw("/masuk", { method: "POST", body: "" })).headers.get("set-cookie");
    assert.equal(set, null, "a failed sign-in sets no cookie");
    assert.equal((await browser().get(`/undangan/${own.invitation}`)).status, 404, "an invitation counts once");
    assert.ok(!JSON.stringify(await api.deps.db.select().from(staffSessions)).includes(own.cookie.slice(5)));
    assert.ok(!JSON.stringify(await api.deps.db.select().from(staff)).includes(own.secret));

    const second = await member("reviewer");
    await second.get("/sesi");
    assert.equal((await second.post("/keluar")).location, "/masuk");
    const third = await member("reviewer");
    await removeStaff(operator(), third.member);
    assert.equal((await third.get("/sesi")).location, "/masuk");
    const idle = await member("reviewer");
    api.advanceClock(STAFF_IDLE_MS + 1_000);
    assert.equal((await idle.get("/sesi")).location, "/masuk");
    const back = browser();
    await back.post("/masuk", { name: idle.member, password: PASSWORD, code: codeOf(idle.secret) });
    assert.equal((await back.get("/sesi")).html.match(/<tr /g)?.length, 2, "the head and the session that is live");
  });

  it("comes back after a session ended: to the page, and for the same member to what was typed, with nothing done yet", async () => {
    const [own, other] = [await member("support"), await member("support")];
    const body = { kind: "service", name: "Sari", contact: "sari.lama@contoh.id", message: "Pembayaran belum tercatat." };
    const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
    const url = `/tiket/${ticket}`;
    const typed = { text: 'Jawaban "yang" panjang.\r\nBaris kedua.', note: "<script>catatan" };
    const hiddenOf = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = "", value = ""]) => [
          name,
          value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
        ]),
      );
    const stateOf = async () => (await listTickets(operator(), { all: true, limit: 500 })).find((one) => one.ticket === ticket)?.state;
    const signInAs = (browserOf: ReturnType<typeof browser>, who: { member: string; secret: string }, kept: Record<string, string>) =>
      browserOf.post("/masuk", { ...kept, name: who.member, password: PASSWORD, code: codeOf(who.secret) });

    await own.get(url);
    api.advanceClock(STAFF_IDLE_MS + 1_000);
    const ended = await own.post(`${url}/jawab`, { ...typed, yakin: "1" });
    assert.equal(ended.status, 401);
    assert.match(ended.html, /tulisan Anda tetap ada/);
    const wrong = await own.post("/masuk", { ...hiddenOf(ended.html), name: own.member, password: PASSWORD, code: "000000" });
    assert.equal(wrong.status, 422);
    const kept = hiddenOf(wrong.html);
    assert.deepEqual([kept["isi.text"], kept["isi.note"], kept.ke], [typed.text, typed.note, `${url}/jawab`]);
    assert.equal(kept["isi.yakin"], undefined, "what was confirmed is confirmed again");

    const foreign = await signInAs(browser(), other, kept);
    assert.deepEqual([foreign.status, foreign.location, foreign.html.includes("yang")], [303, "/", false]);
    const forged = browser();
    forged.cookie = own.cookie;
    const strange = await forged.post(`${url}/jawab`, { ...typed, csrf: `x.${kept.untuk}` });
    assert.deepEqual([strange.status, strange.html.includes("isi.text")], [401, false]);

    const back = await signInAs(own, own, kept);
    assert.equal(back.status, 200);
    assert.match(back.html, /Belum ada yang dikirim/);
    const resumed = await own.post(`${url}/jawab`, hiddenOf(back.html));
    assert.equal(resumed.status, 200);
    assert.ok(resumed.html.includes("&quot;yang&quot; panjang.") && resumed.html.includes("&lt;script&gt;catatan</textarea>"));
    assert.doesNotMatch(resumed.html, /<script/);
    assert.equal(await stateOf(), "waiting");
    assert.ok(!resumed.html.includes("Riwayat"), "no note is stored");
    const older = await own.post(`${url}/catat`, { csrf: `${"x".repeat(43)}.${kept.untuk}`, note: "Dari tab lama." });
    assert.equal(older.status, 409);
    assert.ok(older.html.includes("Tulisan Anda masih ada") && older.html.includes('value="Dari tab lama."'));
    assert.doesNotMatch((await own.get(url)).html, /Dari tab lama/);

    api.advanceClock(STAFF_IDLE_MS + 1_000);
    const deep = await own.get(`${url}?x=1`);
    assert.equal(deep.location, `/masuk?${new URLSearchParams({ ke: `${url}?x=1` })}`);
    const signIn = await own.get(deep.location ?? "");
    assert.equal((await signInAs(own, own, hiddenOf(signIn.html))).location, `${url}?x=1`);
    api.advanceClock(STAFF_IDLE_MS + 1_000);
    for (const ke of ["//jahat.example", "https://jahat.example", "/\\jahat.example", "/keluar", "/tiket/../masuk", "javascript:alert(1)"]) {
      assert.ok(!(await own.get(`/masuk?${new URLSearchParams({ ke })}`)).html.includes('name="ke"'), ke);
      api.advanceClock(31_000);
      assert.equal((await signInAs(browser(), own, { ke })).location, "/", ke);
    }
  });

  it("keeps what was typed in every form when a session ends, and repeats no deletion", async () => {
    const funder = await submitted();
    const reviewer = await member("reviewer");
    const again = async (who: typeof reviewer, page: string, action: string, typed: Record<string, string>) => {
      await who.get(page);
      api.advanceClock(STAFF_IDLE_MS + 1_000);
      const { html } = await who.post(action, typed);
      const kept = Object.fromEntries(
        [...html.matchAll(/name="((?:isi\.|ke|untuk)[^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
      );
      const back = await who.post("/masuk", { ...kept, name: who.member, password: PASSWORD, code: codeOf(who.secret) });
      if (back.status !== 200) return back;
      return who.post(action, { ...typed, lihat: "1" });
    };
    const asked = await again(reviewer, `/pengajuan/${funder.id}`, `/pengajuan/${funder.id}/minta`, { minta: "Foto KTP buram.", "field-npwp": "1" });
    assert.match(asked.html, />Foto KTP buram\.<\/textarea>/);
    assert.match(asked.html, /name="field-npwp" value="1" checked/);
    const taken = await again(reviewer, `/pengajuan/${funder.id}`, `/pengajuan/${funder.id}/ambil`, { tolak: "Nama berbeda." });
    assert.match(taken.html, />Nama berbeda\.<\/textarea>/);
    assert.equal((await funder.review()).status, "reviewing");
    const own = await member("administrator");
    const invited = await again(own, "/pegawai", "/pegawai", { name: "calon.baru", role: "support" });
    assert.ok(invited.html.includes('value="calon.baru"') && !invited.html.includes("/undangan/"));
    const removed = await again(own, "/pegawai", "/pegawai/hapus", { name: reviewer.member });
    assert.deepEqual([removed.status, removed.location], [303, "/pegawai"]);
    assert.ok((await listStaff(operator())).some(({ name }) => name === reviewer.member));
  });

  it("invites nobody again unless that is confirmed, and keeps a link that was just shown when its page is loaded again", async () => {
    const chief = await member("administrator");
    const colleague = await member("reviewer");
    const stateOf = async (name: string) => (await listStaff(operator())).find((one) => one.name === name);
    const typed = { name: colleague.member.toUpperCase(), role: "support", mail: "" };
    await chief.get("/pegawai");
    for (const values of [typed, { ...typed, name: colleague.member }]) {
      const used = await chief.post("/pegawai", values);
      assert.equal(used.status, 422);
      assert.ok(used.html.includes(`id="name-error">Nama ini dipakai oleh ${colleague.member} (Peninjau).`) && used.html.includes('name="ulang"'));
    }
    assert.equal((await colleague.get("/sesi")).status, 200, "nothing is done yet");
    const preview = await chief.post("/pegawai", { ...typed, ulang: "1" });
    assert.match(preview.html, /Kata sandi, autentikator, dan semua sesi .* dihapus\..*Perannya berubah dari Peninjau menjadi Layanan pelanggan\./s);
    assert.match(preview.html, /Undang ulang \(kata sandi dan autentikator dihapus\)/);
    assert.deepEqual([(await stateOf(colleague.member))?.active, (await colleague.get("/sesi")).status], [true, 200]);
    assert.match((await chief.post("/pegawai", { ...typed, ulang: "1", lihat: "1" })).html, /value="support" selected/);
    const again = await chief.post("/pegawai", { ...typed, ulang: "1", yakin: "1" });
    assert.deepEqual([again.status, again.location], [303, "/pegawai"], "repeating the page repeats no act");
    const shown = await chief.get("/pegawai");
    const link = /<code>(http:\/\/127\.0\.0\.1:4100\/undangan\/[\w-]+)<\/code>/.exec(shown.html)?.[1] ?? "";
    assert.ok(shown.html.includes(`Berikan tautan ini kepada ${colleague.member}.`));
    assert.ok(!(await chief.get("/pegawai")).html.includes("/undangan/"), "it is shown once");
    assert.equal((await browser().get(link.slice(ORIGIN.length))).status, 200, "the link still works");
    assert.deepEqual(await stateOf(colleague.member), { name: colleague.member, role: "support", active: false });
    assert.equal((await colleague.get("/sesi")).location, "/masuk");
    const invited = await chief.post("/pegawai", { ...typed, ulang: "1" });
    assert.match(invited.html, /Tautan undangan .* yang lama tidak berlaku lagi.*Perannya tetap Layanan pelanggan/s);
    assert.equal((await browser().get(link.slice(ORIGIN.length))).status, 200);

    await chief.get("/pegawai");
    const own = await chief.post("/pegawai", { ...typed, name: chief.member, yakin: "1" });
    assert.deepEqual([own.status, /Ini akses Anda sendiri/.test(own.html), (await chief.get("/sesi")).status], [422, true, 200]);
    const both = await Promise.allSettled(["Serentak.uji", "serentak.UJI"].map((name) => inviteStaff(operator(), name, "support")));
    assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"], "one name, whatever its case");
  });

  it("ends the access of a colleague after showing what that means, never one's own or that of the last administrator", async () => {
    for (const { name, role } of await listStaff(operator())) if (role === "administrator") await removeStaff(operator(), name);
    const [chief, deputy] = [await member("administrator"), await member("administrator")];
    const colleague = await member("reviewer");
    const names = async () => (await listStaff(operator())).map(({ name }) => name);
    const { html } = await chief.get("/pegawai");
    assert.ok(!html.includes(`name="name" value="${chief.member}"`) && html.includes(`name="name" value="${colleague.member}"`));
    const preview = await chief.post("/pegawai/hapus", { name: colleague.member });
    assert.match(
      preview.html,
      new RegExp(`Akses ${colleague.member} \\(Peninjau\\) dicabut.*tidak dapat dibatalkan.*Cabut akses sekarang.*Batal`, "s"),
    );
    assert.equal((await chief.raw("/pegawai/hapus")).headers.get("location"), "/pegawai");
    await chief.post("/pegawai/hapus", { name: colleague.member, lihat: "1" });
    assert.ok((await names()).includes(colleague.member) && (await colleague.get("/sesi")).status === 200);
    const done = await chief.post("/pegawai/hapus", { name: colleague.member, yakin: "1" });
    assert.deepEqual([done.status, done.location], [303, "/pegawai"]);
    assert.ok((await chief.get(done.location ?? "")).html.includes(`role="status">Akses ${colleague.member} sudah dicabut.</p>`));
    await deputy.get("/pegawai");
    for (const yakin of ["", "1"]) {
      const late = await deputy.post("/pegawai/hapus", { name: colleague.member, yakin });
      assert.deepEqual([late.status, late.html.includes("Mungkin aksesnya sudah dicabut."), late.html.includes("<h1>Pegawai")], [422, true, true]);
      const own = await deputy.post("/pegawai/hapus", { name: deputy.member, yakin });
      assert.deepEqual([own.status, own.html.includes("Ini akses Anda sendiri.")], [422, true]);
    }
    const as = (own: { member: string }): Desk => ({ ...operator(), actor: `staff:${own.member}`, permissions: permissionsOf.administrator });
    const each = await Promise.allSettled([removeStaff(as(chief), deputy.member), removeStaff(as(deputy), chief.member)]);
    assert.deepEqual(each.map(({ status }) => status).sort(), ["fulfilled", "rejected"], "of two who end each other's access, one stays");
    const [left = ""] = (await listStaff(operator())).flatMap(({ name, role }) => (role === "administrator" ? [name] : []));
    const away = { member: "sudah.pergi" };
    await assert.rejects(removeStaff(as(away), left), (error: DeskError) => error.refusal?.code === "lastAdministrator");
    await assert.rejects(inviteStaff(as(away), left, "support", { again: true }), (error: DeskError) => error.refusal?.code === "lastAdministrator");
    await removeStaff(operator(), left);
  });

  it("signs a member in under a name of any case, and keeps older names apart that differ in case only", async () => {
    const own = await member("reviewer", "Sari.Besar");
    api.advanceClock(31_000);
    const back = browser();
    assert.equal((await back.post("/masuk", { name: "sari.besar", password: PASSWORD, code: codeOf(own.secret) })).location, "/");
    assert.ok((await back.get("/sesi")).html.includes("Sari.Besar, Peninjau"));
    const older = await member("support", "sari.lama");
    const [row] = await api.deps.db.select().from(staff).where(eq(staff.name, "sari.lama"));
    await api.deps.db.insert(staff).values({ name: "Sari.Lama", role: "reviewer", passwordHash: row?.passwordHash ?? null, createdAt: new Date(0) });
    api.advanceClock(31_000);
    assert.equal((await browser().post("/masuk", { name: "sari.lama", password: PASSWORD, code: codeOf(older.secret) })).location, "/");
    await removeStaff(operator(), "Sari.Lama");
    assert.ok((await listStaff(operator())).some(({ name }) => name === "sari.lama"));
    await removeStaff(operator(), "sari.lama");
    await assert.rejects(inviteStaff(operator(), "SARI.LAMA", "support"), (error: DeskError) => error.refusal?.code === "staffNameTaken");
  });

  it("names all that is wrong with an accepted invitation, and says on the sign-in page that it was accepted", async () => {
    const own = browser();
    const url = `/undangan/${await inviteStaff(operator(), "calon.teliti", "support")}`;
    const secret = /name="secret" value="([A-Z2-7]{32})"/.exec((await own.get(url)).html)?.[1] ?? "";
    const wrong = await own.post(url, { secret, password: "pendek", code: "12" });
    assert.equal(wrong.status, 422);
    assert.match(wrong.html, /Ada 2 isian.*id="password-error">Pakai 12 sampai 128 karakter\..*id="code-error">Kode tidak cocok/s);
    const joined = await own.post(url, { secret, password: PASSWORD, code: codeOf(secret) });
    assert.match((await own.get(joined.location ?? "")).html, /role="status">Kata sandi tersimpan\. Masuk dengan kode berikutnya\.</);
  });

  it("finds in the audit log what people know an account, a document and a ticket by, in words, page by page", async () => {
    const [reviewer, officer] = [await member("reviewer"), await member("data-protection")];
    const funder = await submitted();
    const number = /<h1>(DAF-[\w-]+)/.exec((await reviewer.get(`/pengajuan/${funder.id}`)).html)?.[1] ?? "";
    await reviewer.raw(`/berkas/${funder.file}`).then((response) => response.arrayBuffer());
    const ticket = await ticketOf({ kind: "service", contact: funder.email });
    await officer.get(`/tiket/${ticket}`);
    const search = async (subjek: string, halaman = "") => (await officer.get(`/catatan?${new URLSearchParams({ subjek, halaman })}`)).html;
    for (const typed of [number, number.toLowerCase(), ` ${funder.email} `, funder.mobile, funder.id]) {
      const html = await search(typed);
      // The cells of a row, one after the other.
      const text = html.replace(/<\/td>/g, "|").replace(/<[^>]+>/g, "");
      assert.ok(text.includes(`|${reviewer.member}|Membuka pengajuan|Pengajuan ${number}|`), typed);
      assert.ok(text.includes(`|Membuka dokumen|Dokumen pengajuan ${number}|`), typed);
      assert.ok(text.includes(`|Pemohon ${number}|Mengirim data|`), typed);
    }
    const rows = async (typed: string) => ((await search(typed)).match(/<tr /g)?.length ?? 1) - 1;
    assert.deepEqual([await rows(funder.file), await rows(ticket.toLowerCase()), await rows("tidak.ada@contoh.id")], [1, 1, 0]);
    assert.match(await search(ticket), new RegExp(`Membuka tiket</div></td><td[^>]*><div><a href="/tiket/${ticket}">`));
    assert.doesNotMatch(await search(number), /staff:|ticket-read|submission-read/);

    for (let at = 0; at < 101; at += 1) await noteTicket(operator(), ticket, `Catatan ${at}`);
    const first = await search(ticket);
    assert.ok(first.includes("uji (di terminal)") && first.includes(`href="/catatan?subjek=${ticket}&amp;halaman=2">Berikutnya`));
    assert.doesNotMatch(first, /<div>Membuka tiket/);
    assert.match(await search(ticket, "2"), /<div>Membuka tiket.*halaman=1">Sebelumnya/s);
  });

  it("gives what was typed back after a sign-out in another tab, to the same member only", async () => {
    const [own, other] = [await member("support"), await member("support")];
    const ticket = await ticketOf({ kind: "service", contact: "sari.keluar@contoh.id" });
    const kept = async (who: typeof own, next: typeof own) => {
      await who.get(`/tiket/${ticket}`);
      const csrf = /name="csrf" value="([^"]+)"/.exec((await who.get(`/tiket/${ticket}`)).html)?.[1] ?? "";
      await who.post("/keluar");
      const ended = await who.post(`/tiket/${ticket}/catat`, { csrf, note: "Sudah ditelepon." });
      const fields = Object.fromEntries(
        [...ended.html.matchAll(/name="((?:isi\.|ke|untuk)[^"]*)" value="([^"]*)"/g)].map(([, a = "", b = ""]) => [a, b]),
      );
      api.advanceClock(31_000);
      const back = await who.post("/masuk", { ...fields, name: next.member, password: PASSWORD, code: codeOf(next.secret) });
      return [ended.status, /tulisan Anda tetap ada/.test(ended.html), back.html.includes("Sudah ditelepon.")];
    };
    assert.deepEqual(await kept(own, own), [401, true, true]);
    assert.deepEqual(await kept(own, other), [401, true, false]);
    assert.ok(!(await other.get(`/tiket/${ticket}`)).html.includes("Riwayat"), "nothing is stored");
  });

  it("shows an answer only when it could be sent, and leads back to its ticket", async () => {
    const [support, colleague] = [await member("support"), await member("support")];
    const ticket = await ticketOf({ kind: "service", contact: "sari.lihat@contoh.id" });
    const url = `/tiket/${ticket}`;
    await support.get(url);
    const foreign = await support.post(`${url}/jawab`, { text: "Hubungi 0812-3456-7890 untuk lanjut." });
    assert.match(foreign.html, /id="text-error">Halaman Cek keaslian tidak akan menyebut jawaban ini resmi karena 081234567890/);
    assert.doesNotMatch(foreign.html, /Pesan yang dikirim/);
    await assignTicket({ ...operator(), actor: `staff:${colleague.member}` }, ticket, true);
    const taken = await support.post(`${url}/jawab`, { text: "Pembayaran Anda sudah kami catat." });
    assert.deepEqual(
      [taken.status, taken.html.includes(`dikerjakan oleh ${colleague.member}`), /Pesan yang dikirim/.test(taken.html)],
      [422, true, false],
    );
    await answerTicket(operator(), ticket, "Pembayaran Anda sudah kami catat.", (await showTicket(operator(), ticket)).mark);
    assert.match((await support.post(`${url}/jawab`, { text: "Pembayaran Anda sudah kami catat." })).html, /id="text-error">Tiket ini sudah dijawab/);
  });

  it("keeps the menu and a way back on pages that refuse", async () => {
    const own = await member("support");
    for (const [url, status] of [
      ["/tidak-ada", 404],
      ["/pengajuan", 403],
      ["/tiket/HAK-0000-0000-0000", 404],
    ] as const) {
      const shown = await own.get(url);
      assert.deepEqual(
        [shown.status, /<nav.*Keluar/s.test(shown.html), shown.html.includes('<a href="/">Kembali ke meja</a>')],
        [status, true, true],
        url,
      );
    }
    const old = await own.post("/sesi/email", { csrf: "lama", mail: "" });
    assert.deepEqual([old.status, /<nav.*Kembali ke meja/s.test(old.html)], [403, true]);
  });

  it("locks a name after ten wrong tries, with the right password too, known or not", async () => {
    const own = await member("reviewer");
    for (const name of [own.member, "tidak-ada"]) {
      for (let round = 0; round < 10; round += 1) await browser().post("/masuk", { name, password: PASSWORD, code: "000000" });
      api.advanceClock(31_000);
      assert.equal((await browser().post("/masuk", { name, password: PASSWORD, code: codeOf(own.secret) })).status, 429, name);
    }
  });

  it("refuses forms of other sites, of other sessions and under other host names", async () => {
    const funder = await submitted();
    const own = await member("reviewer");
    await own.get(`/pengajuan/${funder.id}`);
    const url = `/pengajuan/${funder.id}/setuju`;
    for (const origin of ["https://jahat.example", "null", "http://127.0.0.1:3000", ""])
      assert.equal((await own.post(url, { yakin: "1" }, { origin })).status, 403, origin);
    assert.equal((await own.post(url, { yakin: "1", csrf: "" })).status, 403);
    const another = await member("reviewer");
    await another.get("/sesi");
    const { html } = await another.get("/sesi");
    const foreign = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await own.get(`/pengajuan/${funder.id}`);
    assert.equal((await own.post(url, { yakin: "1", csrf: foreign })).status, 403);
    for (const host of ["jahat.example", "127.0.0.1:4000", "simpul.example"]) assert.equal((await own.get("/pengajuan", { host })).status, 421, host);
    assert.equal((await funder.review()).status, "reviewing");
    const { headers } = await own.get("/pengajuan");
    assert.match(headers.get("content-security-policy") ?? "", /default-src 'none'.*frame-ancestors 'none'/);
    assert.equal(headers.get("referrer-policy"), "same-origin", "with no-referrer, browsers send forms with the origin null");
  });

  it("gives back what was typed in a form that is too long, with 413 and nothing done", async () => {
    const own = await member("support");
    const body = { kind: "service", name: "Sari", contact: "sari.panjang@contoh.id", message: "Pembayaran belum tercatat." };
    const { ticket } = (await api.call("POST", "/api/h5/rights-request", body)).data as { ticket: string };
    const url = `/tiket/${ticket}`;
    await own.get(url);
    // The signs of a form are three bytes each.
    const text = `${"<b>kata</b> ".repeat(4_000)}akhir`;
    const long = await own.post(`${url}/jawab`, { text, note: "Catatan kecil.", yakin: "1" });
    assert.equal(long.status, 413);
    assert.match(long.html, /Isian terlalu panjang.*Belum ada yang dikirim.*4\.000 karakter/s);
    assert.ok(long.html.includes("&lt;/b&gt; akhir</textarea>") && long.html.includes(">Catatan kecil.</textarea>"));
    assert.ok(long.html.includes(`href="${url}"`) && !long.html.includes("<b>kata"));
    const huge = await own.post(`${url}/catat`, { note: "x".repeat(1_100_000) });
    assert.deepEqual([huge.status, huge.html.includes("xxx"), huge.html.includes("tombol kembali peramban")], [413, false, true]);
    const { html: form } = await own.get(url);
    const carried = ["csrf", "mark"].map((name) => `${name}=${new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1]}&`).join("");
    const enough = "x".repeat(65_536 - carried.length - "note=".length);
    assert.equal((await own.post(`${url}/catat`, { note: enough })).status, 422, "64 KiB are read");
    await own.get(url);
    assert.equal((await own.post(`${url}/catat`, { note: `${enough}x` })).status, 413);
    assert.equal((await own.raw(`${url}/catat`, { method: "POST", body: "note=tanpa+panjang" })).status, 413, "a form says how long it is");
    await own.get("/sesi");
    api.advanceClock(STAFF_IDLE_MS + 1_000);
    const ended = await own.post(`${url}/jawab`, { text });
    assert.ok(ended.status === 413 && ended.html.includes("akhir</textarea>"), "after the session, too");
    const { html } = await (await member("support")).get(url);
    assert.ok(!html.includes("Riwayat") && !html.includes("<h2>Jawaban</h2>"));
  });

  it("opens documents of the service only, and runs no script of a name or a file name", async () => {
    const script = "<script>alert(1)</script>";
    const funder = await submitted({ username: 'Dewi "onload=alert(1)' }, `ktp"><img src=x onerror=alert(1)>.pdf`);
    const own = await member("reviewer", "nama.peninjau");
    for (const url of ["/berkas/../../outbox.jsonl", "/berkas/..%2f..%2foutbox.jsonl", "/berkas/%2e%2e%2fdata-keys", "/berkas/", "/berkas/tidak-ada"])
      assert.equal((await own.get(url)).status, 404, url);
    const answer = await own.raw(`/berkas/${funder.file}`);
    // The page of the submission shows it in a frame.
    assert.match(answer.headers.get("content-security-policy") ?? "", /frame-ancestors 'self'$/);
    assert.deepEqual(
      [answer.status, answer.headers.get("content-type"), answer.headers.get("x-content-type-options")],
      [200, "application/pdf", "nosniff"],
    );
    assert.match(answer.headers.get("content-disposition") ?? "", /^inline; filename\*=UTF-8''[\w%.-]+$/);
    await answer.arrayBuffer();
    const { html } = await own.get(`/pengajuan/${funder.id}`);
    assert.ok(!/<img src=x|<script|"onload=/.test(html), "names are escaped");
    const { html: searched } = await own.get(`/pengajuan?cari=${encodeURIComponent(`"><script>${script}`)}`);
    assert.ok(!searched.includes("<script"));
    await own.get(`/pengajuan/${funder.id}`);
    const { html: typed } = await own.post(`/pengajuan/${funder.id}/tolak`, { tolak: `</textarea>${script}` });
    assert.ok(!typed.includes("<script") && typed.includes("&lt;script"));
  });

  it("withdraws and publishes an article with a form, refuses what is not complete beside its field, and forgets nothing typed", async () => {
    const editor = await member("editor");
    assert.equal((await editor.get("/")).location, "/konten");
    const url = "/konten/artikel/cek-slik";
    const shown = await editor.get(url);
    assert.match(shown.html, /href="https:\/\/simpul\.example\/pratinjau\/cek-slik\?kunci=\d{10}\.[\w-]+" target="_blank"/);
    assert.match(shown.html, /Pemeriksaan.*Sesuai/s);
    const short = await editor.post(`${url}/tarik`, { reason: "<b>" });
    assert.deepEqual([short.status, short.html.includes("&lt;b&gt;</textarea>")], [422, true]);
    assert.match(short.html, /id="reason-error">Tulis alasan 5 sampai 300/);
    await editor.get(url);
    const withdrawn = await editor.post(`${url}/tarik`, { reason: "Angkanya sedang diperiksa." });
    assert.equal(withdrawn.location, url);
    const { html } = await editor.get(withdrawn.location ?? "");
    assert.match(html, /Sudah ditarik dari situs\. Halaman situs berubah dalam satu menit\./);
    assert.match(html, new RegExp(`Diputuskan ${editor.member}.*Alasan: Angkanya sedang diperiksa\\.`, "s"));
    assert.equal((await api.call("GET", "/api/h5/website/blog/detail?id=cek-slik")).code, "1404");
    assert.match((await editor.get("/konten?status=withdrawn")).html, /Ditarik \(1\).*Cek SLIK/s);

    for (const [values, why] of [
      [{}, "Isi tanggal dan jam"],
      [{ "mulai-tanggal": "2030-13-40", "mulai-jam": "09:00" }, "Isi tanggal dan jam"],
      [{ "mulai-tanggal": "2020-01-01", "mulai-jam": "09:00" }, "yang akan datang"],
    ] as const) {
      await editor.get(url);
      const refused = await editor.post(`${url}/jadwal`, values);
      assert.ok(
        refused.status === 422 && refused.html.includes(why) && Object.values(values).every((value) => refused.html.includes(`value="${value}"`)),
      );
    }
    await editor.get(url);
    assert.equal((await editor.post(`${url}/terbit`)).location, url);
    assert.equal((await api.call("GET", "/api/h5/website/blog/detail?id=cek-slik")).code, "0000");
    await editor.get(url);
    assert.match((await editor.post(`${url}/terbit`)).html, /Ini sudah tampil di situs/);
    for (const path of ["/konten/artikel/tidak-ada", "/konten/artikel/..%2f..%2fenv", "/konten/iklan/tidak-ada"])
      assert.equal((await editor.get(path)).status, 404, path);

    await editor.get(url);
    api.advanceClock(STAFF_IDLE_MS + 1_000);
    const ended = await editor.post(`${url}/tarik`, { reason: "Alasan yang panjang." });
    assert.deepEqual([ended.status, ended.html.includes('value="Alasan yang panjang."')], [401, true]);
  });

  it("opens a refused form with a title that says so, and links to each field, with its error beside it", async () => {
    const [reviewer, support, editor, chief] = [
      await member("reviewer"),
      await member("support"),
      await member("editor"),
      await member("administrator"),
    ];
    const submission = `/pengajuan/${(await submitted()).id}`;
    const ticket = `/tiket/${await ticketOf({ kind: "service", contact: "sari.keliru@contoh.id" })}`;
    const ad = "/konten/iklan/waspada-penipuan";
    const { html: missing } = await reviewer.get(submission).then(() => reviewer.post(`${submission}/minta`, { minta: "Foto KTP buram." }));
    assert.match(missing, /<fieldset id="bagian" aria-describedby="bagian-error">/);
    assert.doesNotMatch(missing, /aria-invalid/, "the reason is right");
    for (const [own, page, action, values, fields] of [
      [reviewer, submission, "/minta", { minta: "Foto KTP buram." }, ["bagian"]],
      [reviewer, submission, "/minta", { minta: "x", "field-npwp": "1" }, ["minta"]],
      [reviewer, submission, "/tolak", { tolak: "x" }, ["tolak"]],
      [reviewer, "/sesi", "/email", { mail: "x@" }, ["mail"]],
      [support, ticket, "/jawab", { text: "pendek" }, ["text"]],
      [support, ticket, "/gabung", { double: "x" }, ["double"]],
      [editor, ad, "/jadwal", {}, ["mulai-tanggal"]],
      [editor, ad, "/jadwal", { "sampai-jam": "09:00" }, ["sampai-tanggal"]],
      [editor, ad, "/jadwal", { "sampai-tanggal": "2020-01-01", "sampai-jam": "09:00" }, ["sampai-tanggal"]],
      [editor, "/konten/gambar", "", {}, ["file"]],
      [chief, "/pegawai", "", { name: "x", role: "support" }, ["name"]],
      [chief, "/pegawai", "", { name: "nama.benar", role: "support", mail: "x@" }, ["mail"]],
    ] as const) {
      const { html: shown } = await own.get(page);
      assert.doesNotMatch(shown, /<title>Kesalahan|role="alert"/);
      const { status, html } = await own.post(page + action, values);
      const name = `${page}${action} ${fields}`;
      assert.deepEqual([status, /<title>Kesalahan: /.test(html)], [422, true], name);
      assert.deepEqual(
        [...html.matchAll(/<a href="#(?!isi)([^"]+)">/g)].map(([, field]) => field),
        fields,
        name,
      );
      for (const field of fields) assert.ok(html.includes(`id="${field}"`) && html.includes(`id="${field}-error"`), name);
      assert.ok(html.indexOf('role="alert"') - html.indexOf("</h1>") < 30, `${name}: on top`);
    }
    const stranger = browser();
    await stranger.get("/masuk");
    assert.match((await stranger.post("/masuk", { name: "x" })).html, /<title>Kesalahan: Masuk.*role="alert"/s);
  });

  it("takes a picture with its description, shows it, and runs nothing of its name", async () => {
    const editor = await member("editor");
    const { html: page } = await editor.get("/konten/gambar");
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const send = async (parts: Record<string, string | Blob>, headers: Record<string, string> = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) {
        if (typeof value === "string") form.set(name, value);
        else form.set(name, value, 'x"><script>alert(1)</script>.png');
      }
      const encoded = new Response(form);
      const body = Buffer.from(await encoded.arrayBuffer());
      const type = encoded.headers.get("content-type") ?? "";
      const response = await editor.raw(
        "/konten/gambar",
        { method: "POST", body },
        { "content-type": type, "content-length": String(body.length), ...headers },
      );
      return { status: response.status, html: await response.text() };
    };
    const picture = new Blob([
      new Uint8Array(
        await sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } })
          .png()
          .toBuffer(),
      ),
    ]);
    const description = 'Warung "Bu Sri" di pagi hari';
    assert.equal((await send({ description, file: picture })).status, 403, "without the proof of a page");
    assert.equal((await send({ csrf, description, file: picture }, { origin: "https://contoh.id" })).status, 403);
    const without = await send({ csrf, description });
    assert.ok(without.status === 422 && without.html.includes("Pilih gambar.") && without.html.includes("Warung &quot;Bu Sri&quot;"));
    assert.match((await send({ csrf, description: "x", file: picture })).html, /Tulis keterangan 5 sampai 200/);
    const text = await send({ csrf, description, file: new Blob(["<script>alert(1)</script>"]) });
    assert.ok(text.status === 422 && text.html.includes("Warung &quot;Bu Sri&quot;") && !text.html.includes("<script"));
    assert.equal((await send({ csrf, description, file: picture })).status, 303);
    const stored = await editor.get("/konten/gambar");
    assert.ok(stored.html.includes("Gambar sudah disimpan") && !stored.html.includes("<script"));
    const id = /\/konten\/gambar\/([\w-]+)\/isi/.exec(stored.html)?.[1] ?? "";
    const shown = await editor.raw(`/konten/gambar/${id}/isi`);
    assert.deepEqual([shown.status, shown.headers.get("content-type"), (await shown.arrayBuffer()).byteLength > 0], [200, "image/png", true]);
    for (const name of ["IMG_20261129_WA0001.jpg", "DSC00012", "Screenshot 2026-11-29 10.20"])
      assert.match(
        (await send({ csrf, description: name, file: picture })).html,
        /id="description-error">Ini nama berkas\. Tulis isi gambarnya/,
        name,
      );
    for (const [width, height] of [
      [10, 51],
      [1_000, 120],
    ] as const) {
      const odd = await sharp({ create: { width, height, channels: 3, background: "teal" } })
        .png()
        .toBuffer();
      const refused = await send({ csrf, description, file: new Blob([new Uint8Array(odd)]) });
      assert.deepEqual(
        [refused.status, /id="file-error">Sisi panjang gambar paling banyak 5 kali/.test(refused.html)],
        [422, true],
        `${width}x${height}`,
      );
    }
    for (const url of ["/konten/gambar/..%2f..%2foutbox.jsonl/isi", "/konten/gambar/tidak-ada/isi"])
      assert.equal((await editor.get(url)).status, 404, url);
    const huge = await send({ csrf, description, file: new Blob([new Uint8Array(8_500_000)]) });
    assert.deepEqual([huge.status, /gambarnya terlalu besar/.test(huge.html)], [413, true]);
    await editor.get("/konten/gambar");
    assert.equal((await editor.post(`/konten/gambar/${id}/hapus`)).location, "/konten/gambar");
    assert.equal((await editor.raw(`/konten/gambar/${id}/isi`)).status, 404);
  });

  it("withdraws an article whose file is broken or gone, keeps the reason meanwhile, and says what to mend", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "simpul-desk-pages-"));
    cpSync(articleFolder, folder, { recursive: true });
    const [name, gone] = ["batas-pendanaan", "cek-slik"].map((id) => path.join(folder, `${id}.md`)) as [string, string];
    Object.assign(api.deps, { articlesDir: folder });
    try {
      const editor = await member("editor");
      const url = "/konten/artikel/batas-pendanaan";
      await editor.get(url);
      writeFileSync(name, readFileSync(name, "utf8").replace(/^description:/m, "descripton:"));
      const early = await editor.post(`${url}/tarik`, { reason: "Bunga di atas batas." });
      assert.deepEqual([early.status, early.html.includes(">Bunga di atas batas.</textarea>")], [422, true], "the page has changed");
      const { html } = await editor.get(url);
      assert.match(html, /batas-pendanaan\.md:3 descripton tidak dikenal.*batas-pendanaan\.md:2 description belum ada.*Tarik dari situs/s);
      assert.equal((await editor.post(`${url}/terbit`)).status, 422);
      await editor.get(url);
      const short = await editor.post(`${url}/tarik`, { reason: "x" });
      assert.deepEqual([short.status, short.html.includes(">x</textarea>")], [422, true]);
      await editor.get(url);
      assert.equal((await editor.post(`${url}/tarik`, { reason: "Bunga di atas batas." })).location, url);
      assert.match((await editor.get(url)).html, /Sudah ditarik dari situs.*Alasan: Bunga di atas batas\./s);
      assert.equal((await api.call("GET", "/api/h5/website/blog/detail?id=batas-pendanaan")).code, "1404");

      renameSync(gone, path.join(folder, "cek-slik-2026.md"));
      assert.match((await editor.get("/konten?status=missing")).html, /href="\/konten\/artikel\/cek-slik">.*Berkas hilang, masih tampil/s);
      assert.match((await editor.get("/konten/artikel/cek-slik")).html, /Berkas cek-slik\.md tidak ada lagi.*Tarik dari situs/s);
      const late = await editor.post("/konten/artikel/cek-slik/tarik", { reason: "Sudah berganti nama." });
      assert.equal(late.location, "/konten/artikel/cek-slik");
      assert.match((await editor.get("/konten/artikel/cek-slik")).html, /Sudah ditarik dari situs.*tidak tampil di situs, dan berkasnya tidak ada/s);
      assert.equal((await api.call("GET", "/api/h5/website/blog/detail?id=cek-slik")).code, "1404");
    } finally {
      Object.assign(api.deps, { articlesDir: articleFolder });
      await api.deps.db.delete(contentDecisions);
      await importArticles(api.deps.db, await readArticleFiles(articleFolder));
      rmSync(folder, { recursive: true });
    }
  });

  it("answers U+0000 in an address or a form like any other text that fits nothing", async () => {
    assert.equal((await browser().post("/masuk", { name: "a\0b", password: "x", code: "1" })).status, 422);
    const ticket = await ticketOf({ kind: "access", contact: "melati@contoh.id" });
    for (const [role, paths] of [
      ["data-protection", ["/tiket/%00", "/tiket/%00/data", "/catatan?subjek=%00"]],
      ["reviewer", ["/pengajuan/%00", "/berkas/%00", "/pengajuan?cari=%00"]],
      ["editor", ["/konten/artikel/%00", "/konten/iklan/%00", "/konten/gambar/%00/isi"]],
    ] as const) {
      const own = await member(role);
      for (const url of paths) {
        const { status, html } = await own.get(url);
        assert.deepEqual([status, /<nav.*Keluar/s.test(html)], [404, true], url);
      }
      if (role !== "data-protection") continue;
      await own.get(`/tiket/${ticket}`);
      assert.equal((await own.post(`/tiket/${ticket}/data`, { account: "a\0b@contoh.id" })).status, 422);
      await own.get(`/tiket/${ticket}`);
      assert.equal((await own.post(`/tiket/${ticket}/catat`, { note: "satu\0 dua" })).status, 303);
      assert.ok((await own.get(`/tiket/${ticket}`)).html.includes("satu dua"));
    }
  });

  it("says only once, and only after the act, that something was done", async () => {
    const [chief, colleague] = [await member("administrator"), await member("reviewer")];
    const support = await member("support");
    const [editor, officer] = [await member("editor"), await member("data-protection")];
    const ticket = await ticketOf({ kind: "deletion", contact: "melati@contoh.id" });
    for (const [own, url, said] of [
      [chief, `/pegawai?dicabut=${colleague.member}`, "sudah dicabut"],
      [colleague, "/pengajuan?selesai=setuju&nomor=DAF-0000-0000-0000", "disetujui"],
      [colleague, "/sesi?selesai=email", "sudah disimpan"],
      [support, `/tiket?selesai=${ticket}`, "sudah dikirim"],
      [officer, `/tiket/${ticket}?selesai=hapus`, "sudah dihapus"],
      [officer, `/tiket/${ticket}/data?selesai=usul`, "diusulkan"],
      [editor, "/konten/artikel/cek-slik?selesai=tarik", "Sudah ditarik"],
      [editor, "/konten/gambar?selesai=hapus", "sudah dihapus"],
      [browser(), "/masuk?selesai=gabung", "tersimpan"],
    ] as const)
      assert.ok(!(await own.get(url)).html.includes(said), url);
    await chief.get("/pegawai");
    await chief.post("/pegawai/hapus", { name: colleague.member, yakin: "1" });
    await chief.get("/sesi");
    const said = `Akses ${colleague.member} sudah dicabut.`;
    assert.deepEqual(
      [(await chief.get("/pegawai")).html.includes(said), (await chief.get("/pegawai")).html.includes(said)],
      [true, false],
      "on the page that it leads to, once",
    );
  });

  it("stores a note once when its button is pressed twice, and again after another one", async () => {
    const own = await member("support");
    const ticket = await ticketOf({ kind: "service", contact: "melati@contoh.id" });
    await own.get(`/tiket/${ticket}`);
    await Promise.all([
      own.post(`/tiket/${ticket}/catat`, { note: "Sudah ditelepon." }),
      own.post(`/tiket/${ticket}/catat`, { note: "Sudah ditelepon." }),
    ]);
    const amount = async () => (await own.get(`/tiket/${ticket}`)).html.split("Sudah ditelepon.").length - 1;
    assert.equal(await amount(), 1);
    api.advanceClock(1_000);
    await own.post(`/tiket/${ticket}/catat`, { note: "Tidak diangkat." });
    await own.get(`/tiket/${ticket}`);
    api.advanceClock(1_000);
    await own.post(`/tiket/${ticket}/catat`, { note: "Sudah ditelepon." });
    assert.equal(await amount(), 2);
  });

  it("writes a birthday as it writes every other date", async () => {
    const [reviewer, funder] = [await member("reviewer"), await submitted()];
    const birthday = String(personDetails("").birthday);
    const { html } = await reviewer.get(`/pengajuan/${funder.id}`);
    assert.deepEqual([html.includes(`<dd>${birthday.split("-").reverse().join("/")}</dd>`), html.includes(birthday)], [true, false]);
  });

  it("the desk is in no part of the public API", async () => {
    for (const url of ["/masuk", "/pengajuan", "/tiket", "/desk.css", "/undangan/x"]) assert.equal((await api.fetch(url)).status, 404, url);
  });

  it("lists and finds among 20,000 submissions within a tenth of a second", { timeout: 120_000 }, async () => {
    const { sql } = await import("drizzle-orm");
    await api.deps.db.execute(
      sql`insert into accounts (type, username, email, email_key, password_hash, details_pending, handle, handle_expires_at, created_at) select 0, 'Orang ' || n, 'orang' || n || '@banyak.id', 'orang' || n || '@banyak.id', 'x', false, 'banyak-' || n, now(), now() from generate_series(1, 20000) n`,
    );
    await api.deps.db.execute(
      sql`insert into submissions (account_id, digest, number, accepted_at) select id, 'x', 'DAF-' || replace(handle, 'banyak-', 'B'), now() from accounts where handle like 'banyak-%'`,
    );
    await api.deps.db.execute(sql`analyze accounts, submissions`);
    for (const listing of [
      { limit: 26 },
      { limit: 26, status: waitingStates },
      { limit: 26, typed: "orang19999" },
      { limit: 26, status: "received" as const, offset: 15_000 },
    ]) {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const started = performance.now();
        await listSubmissions(operator(), listing);
        times.push(performance.now() - started);
      }
      assert.ok(Math.min(...times) < 100, `${JSON.stringify(listing)}: ${times.map(Math.round)} ms`);
    }
  });
});
