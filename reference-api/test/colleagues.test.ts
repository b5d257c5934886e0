import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { count, eq, sql } from "drizzle-orm";
import {
  COLLEAGUE_KEPT_MS,
  COLLEAGUE_LINK_MS,
  COLLEAGUE_LINKS_PER_DAY_MAX,
  COLLEAGUE_MAILS_PER_DAY_MAX,
  UNCLAIMED_UPLOAD_MS,
} from "../../lib/limits.ts";
import { colleagueFiles, colleagueLinks } from "../db/schema/colleagues.ts";
import { auditLog } from "../db/schema/desk.ts";
import { files } from "../db/schema/files.ts";
import { exportAccount } from "../services/accounts/own-data.ts";
import { replay } from "../services/backup/replay.ts";
import { removeOrphans } from "../services/files/store-file.ts";
import { backgroundEnded } from "../services/messages/queue.ts";
import { removeExpired } from "../services/retention.ts";
import { showSubmission } from "../services/submissions.ts";
import { type Api, askColleague, companyDetails, fillPic, openApi, pdfBytes, register, resetAndSignIn, signIn, whileLocked } from "./harness.ts";

const ENDED = "1004";
type Asked = { id: string; link: string };

describe("colleagues who fill in a part", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  const ask = async (owner: { handle: string }, part?: string) => (await askColleague(api, owner, part)).data as Asked;
  const open = (link: string) => api.call("POST", "/api/investor/colleague-open", {}, { ColleagueLink: link });
  const fill = (link: string, body: object) => api.call("POST", "/api/investor/colleague-fill", body, { ColleagueLink: link });
  const list = async (handle: string) =>
    (await api.call("GET", "/api/investor/colleague-list", undefined, { RegistrationId: handle })).data as ({ id: string; state: string } & Record<
      string,
      unknown
    >)[];
  const end = (handle: string, id: string, taken: boolean) =>
    api.call("POST", "/api/investor/colleague-end", { id, taken }, { RegistrationId: handle });
  const answers = (handle: string, id: string) => api.call("POST", "/api/investor/colleague-answers", { id }, { RegistrationId: handle });
  const upload = (link: string, field = "ktpPicUrl") => api.upload(new File([pdfBytes()], "ktp.pdf"), { ColleagueLink: link, ScanField: field });
  const director = { legalPersonName: "Rudi Hartono", idNumber: "3174010101900001" };
  const deskOf = () => ({ ...api.deps, actor: "operator:uji" as const, requestId: "uji" });

  it("carries one part from a colleague to the owner, who sees who filled it in and takes it", async () => {
    const { owner, id, url, answer } = await fillPic(api);
    assert.equal(answer.code, "0000");
    const [row] = await list(owner.handle);
    assert.deepEqual([row?.state, row?.name, row?.part], ["filled", "Budi Santoso", "director"]);
    const { data } = await answers(owner.handle, id);
    const { fields, documents } = data as { fields: object[]; documents: object[] };
    assert.deepEqual(fields, [
      { name: "legalPersonName", value: "Rudi Hartono" },
      { name: "idNumber", value: "3174010101900001" },
    ]);
    assert.deepEqual(documents, [{ field: "ktpPicUrl", url, name: "ktp.pdf", size: 64 }]);
    assert.equal((await end(owner.handle, id, true)).code, "0000");
    assert.equal((await end(owner.handle, id, true)).code, "0000", "repeated after a lost answer");
    assert.equal((await answers(owner.handle, id)).code, "1404", "taken answers are removed");
    assert.equal((await list(owner.handle))[0]?.state, "taken");
    const sent = await api.call("POST", "/api/investor/info-upload", { type: 1, id: owner.handle, company: companyDetails(url) });
    assert.equal(sent.code, "0000");
    const { colleagues } = await showSubmission(deskOf(), owner.email);
    assert.deepEqual(
      colleagues.map(({ part, name }) => ({ part, name })),
      [{ part: "director", name: "Budi Santoso" }],
    );
  });

  it("tells the owner once that a part was filled in, and nothing that the colleague typed", async () => {
    const { owner, link, fields } = await fillPic(api, "Nama Rekan");
    assert.equal((await fill(link, { name: "Nama Rekan", fields })).code, "0000", "repeated after a lost answer");
    await backgroundEnded();
    const mails = api.sent.filter(({ to, subject }) => to === owner.email && subject === "Jawaban rekan Anda di Simpul");
    assert.deepEqual(
      mails.map(({ text }) => text),
      [
        "Simpul: rekan Anda sudah mengisi bagian Penanggung jawab dan KTP pengurus. Periksa di formulir Anda. Tidak meminta? Buka situs kami, menu Bantuan.",
      ],
    );
    assert.deepEqual(
      api.sent.filter(({ to }) => to === owner.mobile),
      [],
      "one contact is enough",
    );
  });

  it("tells a colleague the part and a masked contact, and nothing that others filled in", async () => {
    const owner = await register(api, { type: 1 });
    const { link } = await ask(owner);
    assert.ok(link.length >= 32);
    const { data } = await open(link);
    const { expiresAt, ...rest } = data as { expiresAt: string };
    assert.deepEqual(rest, { type: 1, part: "director", owner: `${owner.email[0]}•••@contoh.id` });
    assert.equal(Date.parse(expiresAt) - api.deps.now().getTime(), COLLEAGUE_LINK_MS);
    for (const path of ["/api/investor/colleague-list", "/api/investor/registration", "/api/investor/current-user"])
      assert.notEqual((await api.call("GET", path, undefined, { ColleagueLink: link, RegistrationId: link })).code, "0000", path);
  });

  it("takes exactly the fields of the part", async () => {
    const owner = await register(api, { type: 1 });
    const { link } = await ask(owner);
    const { data: url } = await upload(link);
    const whole = { ...director, ktpPicUrl: [url] };
    assert.equal((await fill(link, { name: "Budi", fields: { ...whole, name: "PT Lain" } })).status, 400, "a field of another part");
    assert.equal((await fill(link, { name: "Budi", fields: director })).status, 400, "a field is missing");
    assert.equal((await fill(link, { name: "", fields: whole })).message, "Silakan tulis nama Anda.");
    assert.equal((await fill(link, { name: "Budi", fields: { ...whole, ktpPicUrl: [] } })).message, "Silakan unggah file");
    assert.equal((await fill(link, { name: "x".repeat(100_000), fields: whole })).status, 413);
    assert.equal((await fill(link, { name: "x".repeat(51), fields: whole })).message, "Maksimal 50 karakter.");
    assert.equal((await fill(link, { name: "Budi", fields: whole })).code, "0000");
  });

  it("checks region and bank like the form", async () => {
    const owner = await register(api, { type: 1 });
    const place = {
      province: "Bali",
      city: "Kota Denpasar",
      district: "Denpasar Barat",
      village: "Pemecutan",
      postcode: "80111",
      address: "Jalan A 1",
      mailingAddress: "Jalan A 1",
    };
    const { link } = await ask(owner, "address");
    assert.match((await fill(link, { name: "Budi", fields: { ...place, city: "Kota Bogor" } })).message, /^Wilayah tidak dikenali/);
    assert.equal((await fill(link, { name: "Budi", fields: place })).code, "0000");
    const money = { fundingSource: "Hasil usaha", monthlyIncome: "Kurang dari Rp50 juta", bankName: "Bank Karangan", bankAccount: "0012345678" };
    const finance = await ask(owner, "finance");
    assert.match((await fill(finance.link, { name: "Sari", fields: money })).message, /^Bank tidak dikenali/);
    assert.equal((await fill(finance.link, { name: "Sari", fields: { ...money, bankName: "Bank Mandiri" } })).code, "0000");
  });

  it("answers in the same words for a link that is unknown, malformed, used, revoked, replaced, expired or of a sent form", async () => {
    const owner = await register(api, { type: 1 });
    const unknown = (await open("x".repeat(32))).message;
    const ended = async (link: string, what: string) => {
      for (const answer of [await open(link), await fill(link, { name: "Budi", fields: director }), await upload(link)])
        assert.deepEqual([answer.code, answer.message], [ENDED, unknown], what);
    };
    assert.equal((await open("pendek")).message, unknown, "malformed");
    const revoked = await ask(owner);
    await end(owner.handle, revoked.id, false);
    await ended(revoked.link, "revoked");
    const replaced = await ask(owner);
    await ask(owner);
    await ended(replaced.link, "replaced");
    await ended((await fillPic(api)).link, "used");
    const sold = await ask(owner, "address");
    const { data: url } = await api.upload(new File([pdfBytes()], "akta.pdf"), { RegistrationId: owner.handle });
    await api.call("POST", "/api/investor/info-upload", { type: 1, id: owner.handle, company: companyDetails(url ?? "") });
    await ended(sold.link, "sent");
    const reset = await register(api, { type: 1 });
    const { link } = await ask(reset);
    await resetAndSignIn(api, reset.email);
    await ended(link, "a new password");
    const late = await register(api, { type: 1 });
    const expired = await ask(late);
    api.advanceClock(COLLEAGUE_LINK_MS);
    await ended(expired.link, "expired");
  });

  it("hands the same answers over once when the response was lost, and no others", async () => {
    const { link, fields, owner } = await fillPic(api);
    assert.equal((await fill(link, { name: "Budi Santoso", fields })).code, "0000");
    assert.equal((await fill(link, { name: "Orang Lain", fields })).code, ENDED);
    assert.equal((await list(owner.handle)).length, 1);
  });

  it("lets a colleague add, read and remove files of the part that came with the link only", async () => {
    const owner = await register(api, { type: 1 });
    const [mine, other] = [await ask(owner), await ask(owner, "statements")];
    const { data: ofOwner = "" } = await api.upload(new File([pdfBytes()], "akta.pdf"), { RegistrationId: owner.handle });
    const { data: ofOther = "" } = await upload(other.link, "companyBylawsPicUrl");
    const { data: own = "" } = await upload(mine.link);
    assert.equal((await upload(mine.link, "nibFileUrl")).code, "1016", "a document of another part");
    const session = await signIn(api, owner.email, owner.password);
    for (const credentials of [{ ColleagueLink: mine.link }, { ColleagueLink: mine.link, ...session }]) {
      assert.equal((await api.fetch(own, { headers: credentials })).headers.get("content-type"), "application/pdf");
      for (const url of [ofOwner, ofOther]) {
        assert.equal((await api.fetch(url, { headers: credentials })).status, 404);
        assert.equal((await api.call("POST", "/api/common/file-remove", { url }, credentials)).code, "1404");
      }
    }
    assert.equal((await fill(mine.link, { name: "Budi", fields: { ...director, ktpPicUrl: [ofOwner] } })).code, "1011");
    assert.equal((await api.call("POST", "/api/common/file-remove", { url: own }, { ColleagueLink: mine.link })).code, "0000");
    assert.equal((await api.fetch(own, { headers: { ColleagueLink: mine.link } })).status, 404);
  });

  it("shows answers and links to their owner only", async () => {
    const { id, owner } = await fillPic(api);
    const stranger = await register(api, { type: 1 });
    assert.deepEqual(await list(stranger.handle), []);
    assert.equal((await answers(stranger.handle, id)).code, "1404");
    for (const taken of [true, false]) assert.equal((await end(stranger.handle, id, taken)).code, "1404");
    const { link } = await ask(owner, "address");
    const send = await api.call("POST", "/api/investor/colleague-send", { link, to: "budi@contoh.id" }, { RegistrationId: stranger.handle });
    assert.equal(send.code, ENDED);
  });

  it("offers links to companies that have not sent their details only", async () => {
    const person = await register(api);
    assert.equal((await askColleague(api, person)).code, "1016");
    assert.equal((await askColleague(api, person, "semua")).status, 400);
  });

  it("mails the link, at most so often a day, also for one recipient", async () => {
    const owner = await register(api, { type: 1 });
    const { link } = await ask(owner);
    const send = (to: string) => api.call("POST", "/api/investor/colleague-send", { link, to }, { RegistrationId: owner.handle });
    assert.equal((await send("Budi@contoh.id")).code, "0000");
    const mail = api.sent.findLast(({ to }) => to === "Budi@contoh.id");
    assert.ok(mail?.text.includes(`https://simpul.example/isiBagian#${link}`));
    assert.ok(!mail?.text.includes(owner.username));
    assert.deepEqual((await list(owner.handle))[0]?.to, "B•••@contoh.id");
    for (let more = 1; more < COLLEAGUE_MAILS_PER_DAY_MAX; more++) assert.equal((await send("budi@contoh.id")).code, "0000");
    assert.equal((await send("budi@contoh.id")).code, "1007");
    let asked = 1;
    while ((await askColleague(api, owner)).code === "0000") asked += 1;
    assert.equal(asked, COLLEAGUE_LINKS_PER_DAY_MAX);
    const others = [await register(api, { type: 1 }), await register(api, { type: 1 })];
    const codes = [];
    for (const other of others) {
      const { link: theirs } = await ask(other);
      for (let mails = 0; mails < 8; mails++)
        codes.push(
          (await api.call("POST", "/api/investor/colleague-send", { link: theirs, to: "budi@contoh.id" }, { RegistrationId: other.handle })).code,
        );
    }
    assert.equal(codes.filter((code) => code === "0000").length, 10, "the cap of a recipient");
  });

  it("holds the limit of mails against parallel requests", async () => {
    const owner = await register(api, { type: 1 });
    const { link } = await ask(owner);
    const send = (index: number) =>
      api.call("POST", "/api/investor/colleague-send", { link, to: `rekan${index}@contoh.id` }, { RegistrationId: owner.handle });
    const answers = await Promise.all(Array.from({ length: 36 }, (_, index) => send(index)));
    assert.equal(answers.filter(({ code }) => code === "0000").length, COLLEAGUE_MAILS_PER_DAY_MAX);
  });

  it("stores no key, name or answer in clear", async () => {
    const { link } = await fillPic(api, "Nama Rahasia");
    const rows = (await api.deps.db.execute(sql`select row_to_json(colleague_links)::text as row from colleague_links`)).rows as { row: string }[];
    const text = rows.map(({ row }) => row).join("\n");
    for (const secret of [link, "Nama Rahasia", "Rudi Hartono", "3174010101900001"]) assert.ok(!text.includes(secret), secret);
    const log = JSON.stringify(await api.deps.db.select().from(auditLog));
    for (const secret of [link, "Nama Rahasia", "Rudi Hartono"]) assert.ok(!log.includes(secret), secret);
  });

  it("keeps the files of a link longer than a day, gives the owner a day after taking them, and removes revoked ones at once", async () => {
    const [kept, revoked] = [await fillPic(api), await fillPic(api)];
    await end(revoked.owner.handle, revoked.id, false);
    const exists = async (url: string) =>
      (
        await api.deps.db
          .select()
          .from(files)
          .where(eq(files.id, url.split("/").at(-1) ?? ""))
      ).length === 1;
    assert.equal(await exists(revoked.url), false);
    api.advanceClock(2 * UNCLAIMED_UPLOAD_MS);
    await removeOrphans(api.deps);
    assert.equal(await exists(kept.url), true);
    assert.equal((await end(kept.owner.handle, kept.id, true)).code, "0000");
    await removeOrphans(api.deps);
    assert.equal(await exists(kept.url), true);
    api.advanceClock(UNCLAIMED_UPLOAD_MS + 1);
    await removeOrphans(api.deps);
    assert.equal(await exists(kept.url), false);
  });

  it("keeps the files of answers that their owner takes in the last moment", async () => {
    const { id, url } = await fillPic(api);
    api.advanceClock(COLLEAGUE_LINK_MS + 1);
    const { db, now } = api.deps;
    const fileId = url.split("/").at(-1) ?? "";
    await whileLocked(
      db,
      async (tx) => {
        await tx.update(colleagueLinks).set({ takenAt: now() }).where(eq(colleagueLinks.id, id));
        await tx.update(files).set({ uploadedAt: now() }).where(eq(files.id, fileId));
        await tx.delete(colleagueFiles).where(eq(colleagueFiles.linkId, id));
      },
      () => removeExpired(api.deps),
    );
    assert.equal(await db.$count(files, eq(files.id, fileId)), 1);
  });

  it("removes answers and files that nobody took after seven days, and the link after another seven", async () => {
    const { owner, id, url } = await fillPic(api);
    const row = () => api.deps.db.select().from(colleagueLinks).where(eq(colleagueLinks.id, id));
    api.advanceClock(COLLEAGUE_LINK_MS + 1);
    assert.equal((await answers((await signInHandle(owner)) ?? "", id)).code, "1404");
    await removeExpired(api.deps);
    assert.equal((await row())[0]?.sealed, null);
    assert.deepEqual(
      await api.deps.db
        .select()
        .from(files)
        .where(eq(files.id, url.split("/").at(-1) ?? "")),
      [],
    );
    api.advanceClock(COLLEAGUE_KEPT_MS);
    await removeExpired(api.deps);
    assert.deepEqual(await row(), []);
  });

  /** The renewed handle of an owner. */
  async function signInHandle({ email, password }: { email: string; password: string }): Promise<string | undefined> {
    const headers = await signIn(api, email, password);
    return ((await api.call("GET", "/api/investor/current-user", undefined, headers)).data as { id: string }).id;
  }

  it("ends open links when a backup is restored, and revokes again what was revoked since", async () => {
    const { id } = await fillPic(api);
    const { link } = await ask(await register(api, { type: 1 }));
    assert.equal((await open(link)).code, "0000");
    const revoked = async () => (await api.deps.db.select().from(colleagueLinks).where(eq(colleagueLinks.id, id)))[0]?.revokedAt;
    await replay(api.deps, []);
    assert.notEqual((await open(link)).code, "0000");
    assert.equal(await revoked(), null);
    await replay(api.deps, [{ at: new Date(api.deps.now().getTime() + 1_000).toISOString(), action: "colleague-revoked", subject: id }]);
    assert.ok(await revoked());
  });

  it("removes what was not taken when the form is sent, and everything when the account is deleted", async () => {
    const { owner, id, url } = await fillPic(api);
    const { data: ownUrl = "" } = await api.upload(new File([pdfBytes()], "akta.pdf"), { RegistrationId: owner.handle });
    await api.call("POST", "/api/investor/info-upload", { type: 1, id: owner.handle, company: companyDetails(ownUrl) });
    const [row] = await api.deps.db.select().from(colleagueLinks).where(eq(colleagueLinks.id, id));
    assert.deepEqual([row?.sealed, row?.takenAt], [null, null]);
    assert.deepEqual(
      await api.deps.db
        .select()
        .from(files)
        .where(eq(files.id, url.split("/").at(-1) ?? "")),
      [],
    );
    assert.deepEqual((await showSubmission(deskOf(), owner.email)).colleagues, []);
    const { ticket } = (
      await api.call("POST", "/api/h5/rights-request", { kind: "access", name: "Dewi", contact: owner.email, message: "Mohon salinan data saya." })
    ).data as { ticket: string };
    const copy = await exportAccount(deskOf(), owner.email, ticket);
    assert.deepEqual(
      copy.colleagues.map(({ part }) => part),
      ["director"],
    );
    await api.deps.db.execute(sql`delete from accounts where email = ${owner.email}`);
    assert.deepEqual(await api.deps.db.select().from(colleagueLinks).where(eq(colleagueLinks.id, id)), []);
    assert.equal((await api.deps.db.select({ rows: count() }).from(colleagueFiles).where(eq(colleagueFiles.linkId, id)))[0]?.rows, 0);
  });
});
