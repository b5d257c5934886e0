/** What an editor decides about articles and advertisements: what visitors get then, and after the files are imported again. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { AdDetail, Article } from "../../lib/contract/website.ts";
import { DAY_MS } from "../../lib/limits.ts";
import { articles } from "../db/schema/articles.ts";
import { contentPictures } from "../db/schema/content.ts";
import { auditLog } from "../db/schema/desk.ts";
import { ads } from "../db/schema/site.ts";
import { ApiError, DeskError } from "../errors.ts";
import type { Desk } from "../services/audit.ts";
import { exportBackup } from "../services/backup/export-backup.ts";
import { importBackup } from "../services/backup/import-backup.ts";
import { checkRates } from "../services/content/checks.ts";
import { type ContentAct, decideArticle as decideArticleShown, listDeskArticles, showDeskArticle } from "../services/content/desk-articles.ts";
import { decideAd as decideAdShown, listDeskAds, listDeskJobs, showDeskRates } from "../services/content/desk-site.ts";
import { importContent, readContentFiles } from "../services/content/import-content.ts";
import { addPicture, CONTENT_PICTURE_MAX_BYTES, pictureHref } from "../services/content/pictures.ts";
import { removePicture } from "../services/content/remove-picture.ts";
import { removeOrphans } from "../services/files/store-file.ts";
import { permissionsOf } from "../services/staff.ts";
import { type Api, contentFolder, openApi, withFreshDatabase } from "./harness.ts";

const BODY = "Kalimat pertama dengan [cara mengadu](/p2pLending?id=cara-mengadu) dan {{rule batas-mikro-pendek}}.";
const SOURCE = '  - "[OJK](https://www.ojk.go.id), 2026"';

const folder = mkdtempSync(path.join(tmpdir(), "simpul-desk-content-"));
cpSync(contentFolder, folder, { recursive: true });
after(() => rmSync(folder, { recursive: true }));

describe("content at the desk", () => {
  let api: Api;
  before(async () => {
    api = await openApi({ articlesDir: path.join(folder, "articles"), contentDir: folder });
  });
  after(() => api.close());

  const desk = (): Desk => ({ ...api.deps, actor: "staff:ratih", requestId: "uji", permissions: permissionsOf.editor });
  const file = (id: string) => path.join(folder, "articles", `${id}.md`);
  type Written = { draft?: boolean; date?: string; title?: string; description?: string; sources?: string; body?: string; more?: string };
  const write = (
    id: string,
    { draft = true, date = "2026-01-05", title = "Judul uji meja", sources = `sources:\n${SOURCE}\n`, body = BODY, ...rest }: Written = {},
  ) =>
    writeFileSync(
      file(id),
      `---\ntitle: "${title}"\ndescription: "${rest.description ?? "Ringkasan yang cukup panjang untuk hasil pencarian di mana pun."}"\ncategory: Bisnis\ndate: ${date}\n${draft ? "draft: true\n" : ""}${rest.more ?? ""}${sources}---\n${body}\n`,
    );
  const runImport = async () => importContent(api.deps.db, await readContentFiles(api.deps), { now: api.deps.now(), replace: false });
  const article = async (id: string) => (await api.call("GET", `/api/h5/website/blog/detail?id=${id}`)).data as Article | undefined;
  /** Decides as somebody who has just opened the page. */
  async function decideArticle(own: Desk, id: string, act: ContentAct) {
    const shown = await showDeskArticle(own, id);
    return decideArticleShown(own, id, act, "mark" in shown ? (shown.mark ?? "") : "");
  }
  const decideAd = async (own: Desk, id: string, act: ContentAct) =>
    decideAdShown(own, id, act, (await listDeskAds(own)).find((ad) => ad.id === id)?.mark ?? "");
  const stateOf = async (id: string) => (await showDeskArticle(desk(), id)).state;
  const refusalOf = (act: Promise<unknown>) =>
    act.then(
      () => "done",
      (error: unknown) => (error instanceof DeskError ? (error.refusal?.code ?? "unknown") : String(error)),
    );
  const faultsOf = async (id: string, level: "must" | "advice" = "must") => {
    const shown = await showDeskArticle(desk(), id);
    return "checks" in shown ? (shown.checks ?? []).filter((check) => check.level === level).map(({ text }) => text) : [];
  };

  it("publishes a draft, keeps that at the next import, withdraws it for good, and lets the file decide again", async () => {
    write("uji-naskah");
    await runImport();
    assert.deepEqual([await stateOf("uji-naskah"), await article("uji-naskah")], ["draft", undefined]);
    const before = Date.now();
    await decideArticle(desk(), "uji-naskah", { act: "publish" });
    const shown = await article("uji-naskah");
    assert.ok(shown && Math.abs(Date.parse(shown.postTime) - before) < 60_000, "posted now, not on the date of the file");
    const again = (await runImport()).articles;
    assert.deepEqual([again.changed.includes("uji-naskah"), again.removed, again.drafts.includes("uji-naskah")], [false, [], false]);
    assert.equal(await refusalOf(decideArticle(desk(), "uji-naskah", { act: "publish" })), "alreadyShown");

    write("uji-naskah", { title: "Judul yang baru" });
    const listed = (await listDeskArticles(desk())).find(({ id }) => id === "uji-naskah");
    assert.deepEqual([listed?.state, listed?.changed, listed?.title], ["published", true, "Judul yang baru"]);
    await decideArticle(desk(), "uji-naskah", { act: "publish" });
    const changed = await article("uji-naskah");
    assert.deepEqual([changed?.title, changed?.postTime], ["Judul yang baru", shown.postTime]);

    for (const reason of ["", "x", "a".repeat(301), "<b>tidak boleh</b>"])
      assert.equal(await refusalOf(decideArticle(desk(), "uji-naskah", { act: "withdraw", reason })), "withdrawalReason", reason);
    await decideArticle(desk(), "uji-naskah", { act: "withdraw", reason: " Angkanya keliru. " });
    assert.deepEqual([await stateOf("uji-naskah"), await article("uji-naskah")], ["withdrawn", undefined]);
    assert.equal(await refusalOf(decideArticle(desk(), "uji-naskah", { act: "withdraw", reason: "Sekali lagi." })), "notShown");
    write("uji-naskah", { draft: false });
    assert.deepEqual((await runImport()).articles.withdrawn, ["uji-naskah"]);
    assert.equal(await article("uji-naskah"), undefined, "an import does not bring back what was withdrawn");
    await decideArticle(desk(), "uji-naskah", { act: "publish" });
    assert.equal((await article("uji-naskah"))?.postTime, shown.postTime, "it comes back with its earlier date");

    await decideArticle(desk(), "uji-naskah", { act: "follow-file" });
    assert.equal((await article("uji-naskah"))?.postTime, "2026-01-05T02:00:00.000Z");
    write("uji-naskah");
    await decideArticle(desk(), "uji-naskah", { act: "follow-file" });
    assert.deepEqual([await stateOf("uji-naskah"), await article("uji-naskah")], ["draft", undefined]);

    write("uji-tunggu", { draft: false });
    assert.equal(await stateOf("uji-tunggu"), "waiting");
    assert.equal(await refusalOf(decideArticle(desk(), "uji-tunggu", { act: "withdraw", reason: "Belum ada di situs." })), "notShown");
    await decideArticle(desk(), "uji-tunggu", { act: "publish" });
    assert.equal((await article("uji-tunggu"))?.postTime, "2026-01-05T02:00:00.000Z", "what its file publishes has the date of the file");
    rmSync(file("uji-tunggu"));

    const acts = await api.deps.db.select().from(auditLog).where(eq(auditLog.subject, "uji-naskah"));
    assert.deepEqual(
      acts.map(({ action }) => action),
      ["published", "published", "withdrawn", "published", "follows-file", "follows-file"].map((act) => `article-${act}`),
    );
    assert.ok(acts.every(({ actor }) => actor === "staff:ratih") && !JSON.stringify(acts).includes("keliru"), "the log has no typed text");
  });

  it("schedules a draft, which shows itself when its time has come, and refuses times that are past or far", async () => {
    write("uji-jadwal");
    const now = api.deps.now().getTime();
    for (const from of [undefined, new Date(now - 1), new Date(now + 400 * DAY_MS)])
      assert.equal(await refusalOf(decideArticle(desk(), "uji-jadwal", { act: "schedule", from })), "timeAhead");
    const from = new Date(now + DAY_MS);
    await decideArticle(desk(), "uji-jadwal", { act: "schedule", from });
    await runImport();
    assert.deepEqual([await stateOf("uji-jadwal"), await article("uji-jadwal")], ["scheduled", undefined]);
    const [row] = await api.deps.db.select().from(articles).where(eq(articles.id, "uji-jadwal"));
    assert.deepEqual(row?.postTime, from, "the row waits for the database's clock");
    await decideArticle(desk(), "uji-jadwal", { act: "publish" });
    assert.ok(await article("uji-jadwal"));
    assert.equal(await refusalOf(decideArticle(desk(), "uji-jadwal", { act: "schedule", from })), "alreadyShown");
    await decideArticle(desk(), "uji-jadwal", { act: "withdraw", reason: "Menunggu data baru." });
    await decideArticle(desk(), "uji-jadwal", { act: "schedule", from });
    assert.equal(await stateOf("uji-jadwal"), "scheduled");
  });

  it("says of each fault what to do, and publishes nothing that has one", async () => {
    const cases: [Written, RegExp][] = [
      [{ sources: "" }, /^Belum ada sumber/],
      [{ body: "Lihat [ini](/halamanYangTidakAda)." }, /^Tautan \/halamanYangTidakAda tidak ada/],
      [{ body: "Lihat [ini](/p2pLending?id=tidak-ada)." }, /^Tautan ke artikel tidak-ada belum berfungsi/],
      [{ body: "Lihat [ini](/p2pLending?id=uji-lain)." }, /^Tautan ke artikel uji-lain belum berfungsi/],
      [{ body: "![Warung](/art/tidak-ada.png)" }, /^Gambar \/art\/tidak-ada\.png tidak ada/],
      [{ body: `![Warung](${pictureHref("tidak-ada-0123456789")})` }, /^Gambar \/api\/h5\/website\/picture\/\S+ tidak ada/],
      [{ body: "![](/ads/iklan-jendela.svg)" }, /belum punya keterangan/],
      [{ body: "![IMG_20261129_WA0001.jpg](/ads/iklan-jendela.svg)" }, /adalah nama berkas/],
      [{ more: "cover: /../reference-api/env.ts\n" }, /^Gambar \/\.\.\/reference-api\/env\.ts tidak ada/],
    ];
    write("uji-lain");
    for (const [over, expected] of cases) {
      write("uji-periksa", over);
      const faults = await faultsOf("uji-periksa");
      assert.ok(faults.length === 1 && expected.test(faults[0] ?? ""), `${expected}: ${faults}`);
      for (const act of [{ act: "publish" } as const, { act: "schedule", from: new Date(api.deps.now().getTime() + DAY_MS) } as const])
        assert.equal(await refusalOf(decideArticle(desk(), "uji-periksa", act)), "contentFaults");
    }
    write("uji-periksa", { title: "Judul ".repeat(12).trim(), description: "Pendek.", body: "Tanpa tautan, ![Pola](https://contoh.id/pola.png)." });
    assert.deepEqual(await faultsOf("uji-periksa"), []);
    assert.deepEqual(
      (await faultsOf("uji-periksa", "advice")).map((text) => text.split(" ").slice(0, 2).join(" ")),
      ["Judul 71", "Ringkasan 7", "Belum ada", "Gambar https://contoh.id/pola.png"],
    );

    writeFileSync(file("uji-rusak"), readFileSync(file("uji-periksa"), "utf8").replace("category: Bisnis", "category: Salah"));
    const broken = await showDeskArticle(desk(), "uji-rusak");
    assert.match(broken.faults?.join() ?? "", /uji-rusak\.md:4 category/);
    assert.equal((await listDeskArticles(desk()))[0]?.id, "uji-rusak", "what needs work is on top");
    assert.equal(await refusalOf(decideArticle(desk(), "uji-rusak", { act: "publish" })), "contentFaults");
    rmSync(file("uji-rusak"));
    for (const id of ["tidak-ada", "../advertisements", "..%2f..%2fenv"]) assert.equal(await refusalOf(showDeskArticle(desk(), id)), "unknown", id);
  });

  it("names a link that no browser can open as a fault of its file, and shows every other article", async () => {
    for (const address of ["https://", "https://a:99999/"]) {
      write("uji-tautan", { draft: false, body: `Lihat [OJK](${address}).` });
      assert.match(
        (await showDeskArticle(desk(), "uji-tautan")).faults?.join() ?? "",
        /^uji-tautan\.md:\d+ alamat tautan harus dapat dibuka/,
        address,
      );
      assert.equal((await showDeskArticle(desk(), "cek-slik")).state, "published");
      assert.equal(await refusalOf(decideArticle(desk(), "uji-tautan", { act: "publish" })), "contentFaults");
    }
    rmSync(file("uji-tautan"));
  });

  it("finds no fault in the articles and advertisements of the repository", async () => {
    const own = { ...desk(), articlesDir: path.join(contentFolder, "articles"), contentDir: contentFolder };
    for (const { id } of await listDeskArticles(own)) {
      if (id.startsWith("uji-")) continue;
      const shown = await showDeskArticle(own, id);
      assert.deepEqual("checks" in shown && shown.checks?.filter(({ level }) => level === "must"), [], id);
    }
    for (const { id, checks } of await listDeskAds(own))
      assert.deepEqual(
        checks.filter(({ level }) => level === "must"),
        [],
        id,
      );
    assert.ok((await showDeskRates(own)).months.length === 6 && listDeskJobs(own).length > 0);
  });

  it("asks for the rates of a month once the next month is over in Jakarta", () => {
    const at = (now: string) => checkRates("2026-09-30", new Date(now));
    assert.match(at("2026-10-31T16:59:59Z").text, /paling lambat 31\/10\/2026/);
    assert.deepEqual([at("2026-10-31T16:59:59Z").level, at("2026-10-31T17:00:00Z").level], ["ok", "advice"]);
    assert.match(checkRates("2026-12-31", new Date("2027-01-05")).text, /paling lambat 31\/01\/2027/);
  });

  it("leaves an article of another editor alone, and says which articles lead to one", async () => {
    write("uji-tujuan", { draft: false });
    write("uji-asal", { draft: false, body: "Lihat [tujuan](/p2pLending?id=uji-tujuan)." });
    await runImport();
    const shown = await showDeskArticle(desk(), "uji-tujuan");
    assert.deepEqual("linkedFrom" in shown && shown.linkedFrom, [{ id: "uji-asal", title: "Judul uji meja" }]);
    await api.deps.db.update(articles).set({ fileDigest: null, title: "Dari CMS" }).where(eq(articles.id, "uji-tujuan"));
    assert.equal(await refusalOf(decideArticle(desk(), "uji-tujuan", { act: "withdraw", reason: "Bukan milik berkas." })), "contentOfAnother");
    assert.equal((await article("uji-tujuan"))?.title, "Dari CMS");
    rmSync(file("uji-tujuan"));
    const foreign = (await listDeskArticles(desk())).find(({ id }) => id === "uji-tujuan");
    assert.deepEqual([foreign?.foreign, foreign?.state], [true, "published"]);
    rmSync(file("uji-asal"));
  });

  it("publishes nothing that a colleague withdrew or whose file changed since it was shown", async () => {
    write("uji-berdua", { draft: false });
    await runImport();
    const opened = async () => {
      const shown = await showDeskArticle(desk(), "uji-berdua");
      return "mark" in shown ? (shown.mark ?? "") : "";
    };
    const before = await opened();
    await decideArticle(desk(), "uji-berdua", { act: "withdraw", reason: "Angkanya keliru." });
    assert.equal(await refusalOf(decideArticleShown(desk(), "uji-berdua", { act: "publish" }, before)), "staleStatus");
    const withdrawn = await opened();
    write("uji-berdua", { draft: false, title: "Judul yang belum dibaca" });
    assert.equal(await refusalOf(decideArticleShown(desk(), "uji-berdua", { act: "publish" }, withdrawn)), "staleStatus");
    assert.equal(await article("uji-berdua"), undefined);
    rmSync(file("uji-berdua"));

    const [ad] = await listDeskAds(desk());
    await decideAd(desk(), ad?.id ?? "", { act: "withdraw", reason: "Belum siap." });
    assert.equal(await refusalOf(decideAdShown(desk(), ad?.id ?? "", { act: "publish" }, ad?.mark ?? "")), "staleStatus");
    await decideAd(desk(), ad?.id ?? "", { act: "follow-file" });
  });

  it("withdraws an advertisement and gives it another time, also after an import, with the same number and clicks", async () => {
    const titles = async () => ((await api.call("GET", "/api/ad/detail/HomeFloat-PC")).data as AdDetail).adList.map(({ title }) => title);
    const rowOf = async () => (await api.deps.db.select().from(ads).where(eq(ads.name, "unduh-aplikasi")))[0];
    const stateOfAd = async () => (await listDeskAds(desk())).find(({ id }) => id === "unduh-aplikasi")?.state;
    await runImport();
    const first = await rowOf();
    assert.deepEqual([(await titles()).length, await stateOfAd()], [1, "running"]);
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "publish" })), "alreadyShown");
    await api.call("POST", `/api/ad/click/${first?.id}`, {});
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "withdraw", reason: "x" })), "withdrawalReason");
    await decideAd(desk(), "unduh-aplikasi", { act: "withdraw", reason: "Aplikasi belum siap." });
    await runImport();
    assert.deepEqual([await titles(), await stateOfAd()], [[], "withdrawn"]);
    await decideAd(desk(), "unduh-aplikasi", { act: "publish" });
    assert.deepEqual([(await titles()).length, (await rowOf())?.id, (await rowOf())?.clicks], [1, first?.id, 1]);

    const now = api.deps.now().getTime();
    const at = (days: number) => new Date(now + days * DAY_MS);
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "schedule" })), "timeAhead");
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "schedule", from: at(-1) })), "timeAhead");
    for (const until of [at(-1), at(400)])
      assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "schedule", from: at(1), until })), "endAhead");
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "schedule", from: at(3), until: at(2) })), "adEndsFirst");
    await decideAd(desk(), "unduh-aplikasi", { act: "schedule", from: at(1), until: at(3) });
    assert.deepEqual([await titles(), await stateOfAd()], [[], "coming"]);
    await runImport();
    api.advanceClock(2 * DAY_MS);
    assert.deepEqual([(await titles()).length, await stateOfAd()], [1, "running"]);
    api.advanceClock(2 * DAY_MS);
    assert.deepEqual([await titles(), await stateOfAd()], [[], "ended"]);
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "withdraw", reason: "Sudah lewat." })), "notShown");
    assert.equal(await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "publish" })), "adEnded");
    await decideAd(desk(), "unduh-aplikasi", { act: "follow-file" });
    assert.deepEqual([(await titles()).length, (await rowOf())?.id], [1, first?.id]);
    assert.equal(await refusalOf(decideAd(desk(), "tidak-ada", { act: "publish" })), "unknown");

    const yaml = path.join(folder, "advertisements.yaml");
    const source = readFileSync(yaml, "utf8");
    writeFileSync(yaml, source.replace("opens: /daftarPenerima", "opens: /tidakAda"));
    assert.equal(
      await refusalOf(decideAd(desk(), "unduh-aplikasi", { act: "schedule", from: new Date(api.deps.now().getTime() + DAY_MS) })),
      "contentFaults",
    );
    writeFileSync(yaml, source.replace("slot: HomeFloat", "slot: Salah"));
    assert.equal(await refusalOf(listDeskAds(desk())), "contentFiles");
    writeFileSync(yaml, source);
  });

  it("re-encodes an uploaded picture, serves it to everybody, and keeps it as long as a file uses it", async (test) => {
    const shot = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#20201f" } })
      .composite([
        {
          input: await sharp({ create: { width: 600, height: 600, channels: 3, background: "#fff" } })
            .png()
            .toBuffer(),
          gravity: "centre",
        },
      ])
      .withExif({ IFD0: { Copyright: "rahasia-kamera" } })
      .jpeg()
      .toBuffer();
    assert.ok(shot.includes("rahasia-kamera"));
    const added = await addPicture(desk(), { bytes: shot, name: '../../"><script>.jpg', description: "  Warung   di pagi hari " });
    assert.deepEqual([added.width, added.height, added.mediaType, added.description], [1_600, 800, "image/jpeg", "Warung di pagi hari"]);
    assert.ok(added.contrast > 14 && added.contrast < 18, String(added.contrast));
    const response = await api.fetch(pictureHref(added.id));
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.deepEqual(
      [response.status, response.headers.get("content-type"), bytes.length, bytes.includes("rahasia-kamera")],
      [200, "image/jpeg", added.size, false],
    );
    assert.match(response.headers.get("cache-control") ?? "", /^public, max-age=3600/);
    for (const id of ["tidak-ada-0123456789", "..%2f..%2fdata-keys"]) assert.ok((await api.fetch(pictureHref(id))).status >= 400, id);

    for (const description of ["", "abc", "x".repeat(201), "![salah](/x)", "<script>alert(1)</script>"])
      assert.equal(await refusalOf(addPicture(desk(), { bytes: shot, name: "a.jpg", description })), "pictureDescription", description);
    for (const [name, sent] of [
      ["pdf", Buffer.from("%PDF-1.7\n1 0 obj\n")],
      ["svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ["html", Buffer.from("<script>alert(1)</script>")],
      ["half", shot.subarray(0, 2_000)],
      ["empty", Buffer.alloc(0)],
      ["large", Buffer.alloc(CONTENT_PICTURE_MAX_BYTES + 1)],
    ] as const)
      await assert.rejects(addPicture(desk(), { bytes: sent, name: `${name}.jpg`, description: "Warung di pagi hari" }), ApiError, name);
    for (const [name, sent, said] of [
      ["heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), /JPG, PNG, atau WebP/],
      ["zip", Buffer.from("PK\x03\x04"), /JPG, PNG, atau WebP/],
      ["large", Buffer.alloc(CONTENT_PICTURE_MAX_BYTES + 1), /8 MB/],
    ] as const)
      await assert.rejects(
        addPicture(desk(), { bytes: sent, name, description: "Warung di pagi hari" }),
        said,
        `${name}: what is true of this field`,
      );
    assert.equal((await api.deps.db.select().from(contentPictures)).length, 1, "a refused picture leaves nothing");

    write("uji-gambar", { body: `${BODY}\n\n![Warung di pagi hari](${pictureHref(added.id)})` });
    assert.deepEqual(await faultsOf("uji-gambar"), []);
    assert.equal(await refusalOf(removePicture(desk(), added.id)), "pictureUsed");
    const grey = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#888" } })
      .png()
      .toBuffer();
    const flat = await addPicture(desk(), { bytes: grey, name: "abu.png", description: "Bidang abu-abu" });
    write("uji-gambar", { more: `cover: ${pictureHref(flat.id)}\n`, body: `${BODY}\n\n![Warung di pagi hari](${pictureHref(added.id)})` });
    assert.match((await faultsOf("uji-gambar", "advice")).join(), /beda terang dan gelapnya 1\s:\s1/);

    api.advanceClock(30 * DAY_MS);
    await removeOrphans(api.deps);
    assert.equal((await api.fetch(pictureHref(added.id))).status, 200, "the sweep of documents leaves pictures alone");
    await withFreshDatabase(test, async () => {
      const own = await openApi();
      try {
        for (const table of ["articles", "ads", "banks", "site_content", "marks", "accounts", "app_users", "article_revision", "article_words"])
          await own.deps.db.execute(`truncate ${table} cascade`);
        await importBackup({ ...own.deps, vault: api.deps.vault }, exportBackup(api.deps));
        const restored = await own.fetch(pictureHref(added.id));
        assert.deepEqual([restored.status, Buffer.from(await restored.arrayBuffer()).equals(bytes)], [200, true], "a backup has the pictures");
      } finally {
        await own.close();
      }
    });
    for (const shown of [`cover: ${pictureHref(added.id)}\n`, ""]) {
      write("uji-gambar", { draft: false, more: shown, body: shown ? BODY : `${BODY}\n\n![Warung di pagi hari](${pictureHref(added.id)})` });
      await runImport();
      write("uji-gambar", { draft: false });
      assert.equal(await refusalOf(removePicture(desk(), added.id)), "pictureUsed", "the site shows it until the next import");
    }
    const ad = await api.deps.db.select().from(ads).limit(1);
    const ofAd = (picUrl: string) =>
      api.deps.db
        .update(ads)
        .set({ picUrl })
        .where(eq(ads.id, ad[0]?.id ?? 0));
    await ofAd(pictureHref(flat.id));
    assert.equal(await refusalOf(removePicture(desk(), flat.id)), "pictureUsed");
    await ofAd(ad[0]?.picUrl ?? "");
    rmSync(file("uji-gambar"));
    await runImport();
    await removePicture(desk(), added.id);
    assert.equal((await api.fetch(pictureHref(added.id))).status, 404);
    assert.equal(await api.deps.storage.read(added.id), undefined);
    assert.equal(await refusalOf(removePicture(desk(), added.id)), "unknown");
  });
});
