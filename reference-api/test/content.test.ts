import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import type { AdDetail, Article, WebsiteIndex } from "../../lib/contract/website.ts";
import { jakartaDay } from "../../lib/format/date.ts";
import { DAY_MS } from "../../lib/limits.ts";
import { marks } from "../db/schema/marks.ts";
import { ads, banks } from "../db/schema/site.ts";
import { previewLink } from "../services/articles/article-files.ts";
import { changedTags, importContent, importNow, readContentFiles } from "../services/content/import-content.ts";
import { revalidatePages } from "../services/content/revalidate-pages.ts";
import { adRowsOf, readSiteContent } from "../services/content/site-content.ts";
import { type Api, contentFolder, openApi } from "./harness.ts";

const TOKEN = "rahasia-impor-isi-situs-0123456789abcdef";
const nothing = { added: [], changed: [], removed: [] };

/** A copy of the content that a test changes. */
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "simpul-content-"));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(name: string, from: string | RegExp, to: string): void {
  const file = path.join(folder, name);
  const before = readFileSync(file, "utf8");
  const text = before.replace(from, to);
  assert.notEqual(text, before, `${name} has no ${from}`);
  writeFileSync(file, text);
}

/** The line of a content file that has some text. */
const line = (name: string, part: string) =>
  readFileSync(path.join(folder, name), "utf8")
    .split("\n")
    .findIndex((text) => text.includes(part)) + 1;

const readFolder = () => readContentFiles({ articlesDir: path.join(folder, "articles"), contentDir: folder });

describe("content", () => {
  let api: Api;
  before(async () => {
    api = await openApi({ revalidation: { origin: "http://127.0.0.1:9", token: TOKEN } });
  });
  after(() => api.close());

  const run = async (replace = false) => importContent(api.deps.db, await readFolder(), { now: api.deps.now(), replace });
  const index = async () => (await api.call("GET", "/api/h5/website/index")).data as WebsiteIndex;
  const titles = async (slot: string) => ((await api.call("GET", `/api/ad/detail/${slot}`)).data as AdDetail).adList.map(({ title }) => title);
  const article = async (id: string) => (await api.call("GET", `/api/h5/website/blog/detail?id=${id}`)).code;
  const restore = async () => {
    rmSync(folder, { recursive: true });
    cpSync(contentFolder, folder, { recursive: true });
    await run();
  };

  it("fills an empty database from the files and computes the rates of the last month", async () => {
    const { tkbs, stat, forUsStat } = await index();
    assert.deepEqual(
      tkbs.map(({ name, value, defaultTkb }) => [name, value, defaultTkb]),
      [
        ["TKB0", "95,07%", false],
        ["TKB30", "96,89%", false],
        ["TKB60", "97,15%", false],
        ["TKB90", "97,80%", true],
      ],
    );
    assert.deepEqual([stat?.asOf, stat?.rateHistory?.length, forUsStat.investorCount], ["2026-10-31", 25, 8_640]);
    assert.deepEqual(await titles("HomeCenterBanner-iPad"), [
      "Bayar tepat waktu, tidak ada denda sepeser pun.",
      "Kelas Kas Warung, bahan gratis. Ada di blog Simpul.",
    ]);
    assert.deepEqual(await titles("HomeTopWarn-H5"), ["Waspada penipuan. Kami tidak pernah meminta OTP atau PIN."]);
  });

  it("reports what changed of each kind, and nothing the second time", async () => {
    const clicked = await api.deps.db.select().from(ads).where(eq(ads.slot, "HomeFloat-PC"));
    edit("banks.yaml", "name: Bank Mandiri }", "name: Bank Mandiri (Persero) }");
    edit("banks.yaml", /- \{ code: "949".*\n/, '- { code: "950", name: Bank Uji }\n');
    edit("rates.yaml", /$/, "- asOf: 2026-11-30\n  outstanding: 1000\n  late: { day0: 40, day30: 30, day60: 20, day90: 15 }\n");
    edit("figures.yaml", "investorCount: 8640", "investorCount: 8700");
    edit("advertisements.yaml", "Aplikasi baru sudah bisa diunduh", "Aplikasi sudah bisa diunduh");
    edit("advertisements.yaml", /- id: kelas-kas-warung[\s\S]*?\n\n/, "");
    const report = await run();
    const { unchanged } = report.articles;
    assert.deepEqual(report, {
      articles: { ...nothing, unchanged, drafts: [], withdrawn: [] },
      site: {
        advertisements: { ...nothing, changed: ["unduh-aplikasi"], removed: ["kelas-kas-warung"], unchanged: 4 },
        banks: { added: ["950"], changed: ["008"], removed: ["949"], unchanged: 103 },
        rates: { ...nothing, added: ["2026-11-30"], unchanged: 25 },
        figures: { ...nothing, changed: ["investorCount"], unchanged: 12 },
      },
    });
    assert.deepEqual(changedTags(report), ["ads", "site"]);
    const { tkbs, stat, forUsStat } = await index();
    assert.deepEqual([tkbs[3]?.value, stat?.asOf, forUsStat.investorCount], ["98,50%", "2026-11-30", 8_700]);
    assert.equal((await titles("HomeCenterBanner-PC")).length, 1);
    const [renamed] = await api.deps.db.select().from(ads).where(eq(ads.slot, "HomeFloat-PC"));
    assert.deepEqual([renamed?.id, renamed?.title], [clicked[0]?.id, "Aplikasi sudah bisa diunduh"]);
    const again = await run();
    assert.deepEqual(changedTags(again), []);
    assert.deepEqual(again.site?.banks, { ...nothing, unchanged: 105 });
    await restore();
  });

  it("answers an advertisement from its first day to the end of its last day in Jakarta", async () => {
    const jakarta = (days: number) => jakartaDay(new Date(api.deps.now().getTime() + days * DAY_MS));
    edit("advertisements.yaml", "  opens: /daftarPenerima\n", `  opens: /daftarPenerima\n  from: ${jakarta(2)}\n  until: ${jakarta(3)}\n`);
    await run();
    const midnight = Date.parse(`${jakarta(2)}T00:00:00+07:00`);
    const shownAt = async (time: number) => {
      api.advanceClock(time - api.deps.now().getTime());
      return (await titles("HomeFloat-PC")).length;
    };
    const now = api.deps.now().getTime();
    assert.equal(await shownAt(midnight - 60_000), 0);
    assert.equal(await shownAt(midnight), 1);
    assert.equal(await shownAt(midnight + 2 * DAY_MS - 60_000), 1);
    assert.equal(await shownAt(midnight + 2 * DAY_MS), 0);
    await shownAt(now);
    await restore();
  });

  it("imports nothing when one file has a fault, and names it to the operator", async () => {
    Object.assign(api.deps, { articlesDir: path.join(folder, "articles"), contentDir: folder });
    edit("articles/promo-palsu.md", /^title: .*$/m, "title: Judul baru");
    edit("banks.yaml", 'code: "008"', "code: 8");
    const reason = `content cannot be read: banks.yaml:${line("banks.yaml", "code: 8,")} 1.code harus di antara tanda kutip ganda, misalnya "014"`;
    await assert.rejects(importNow(api.deps, false), { name: "DeskError", message: reason });
    edit("banks.yaml", "code: 8,", 'code: "008",');
    const { report } = await importNow(api.deps, false);
    assert.deepEqual(report.articles.changed, ["promo-palsu"], "the article was not imported before");
    Object.assign(api.deps, { articlesDir: path.join(contentFolder, "articles"), contentDir: contentFolder });
    await restore();
  });

  it("undoes articles and advertisements when a later part cannot be stored", async () => {
    const { db } = api.deps;
    await db.execute(sql`alter table banks add constraint uji check (name <> 'Bank Gagal')`);
    edit("articles/promo-palsu.md", /^title: .*$/m, "title: Judul baru");
    edit("advertisements.yaml", "Aplikasi baru sudah bisa diunduh", "Judul baru");
    edit("banks.yaml", "name: Bank Mandiri }", "name: Bank Gagal }");
    await assert.rejects(run());
    await db.execute(sql`alter table banks drop constraint uji`);
    assert.deepEqual(await titles("HomeFloat-PC"), ["Aplikasi baru sudah bisa diunduh"]);
    const { articles } = await run();
    assert.deepEqual(articles.changed, ["promo-palsu"]);
    await restore();
  });

  it("shows a draft to the holder of the link only, as its file is now, until the link ends", async () => {
    edit("articles/promo-palsu.md", "---\n", "---\ndraft: true\n");
    await run();
    Object.assign(api.deps, { articlesDir: path.join(folder, "articles") });
    const until = new Date(api.deps.now().getTime() + DAY_MS);
    const { pathname, searchParams } = new URL(previewLink(api.deps, "promo-palsu", until));
    assert.equal(pathname, "/pratinjau/promo-palsu");
    const key = searchParams.get("kunci") ?? "";
    const preview = async (id: string, signed = key) => {
      const { code, data } = await api.call("GET", `/api/h5/website/blog/preview?id=${id}&key=${signed}`);
      return code === "0000" ? (data as Article).title : code;
    };
    edit("articles/promo-palsu.md", /^title: .*$/m, "title: Judul naskah");
    assert.equal(await preview("promo-palsu"), "Judul naskah");
    assert.equal(await article("promo-palsu"), "1404");
    const list = await api.call("POST", "/api/h5/website/blog/list", { page: 1, pageSize: 6, category: "", keyword: "naskah" });
    assert.doesNotMatch(JSON.stringify(list.data), /Judul naskah/);
    assert.equal(await preview("cek-slik"), "1404", "the link is of one article");
    const [seconds = "", signature] = key.split(".");
    assert.equal(await preview("promo-palsu", `${Number(seconds) + 1}.${signature}`), "1404", "the end is part of the signature");
    edit("articles/promo-palsu.md", /^title: .*$/m, "titel: x");
    assert.equal(await preview("promo-palsu"), "1404", "the file has a fault");
    api.advanceClock(DAY_MS);
    edit("articles/promo-palsu.md", /^titel: .*$/m, "title: Judul naskah");
    assert.equal(await preview("promo-palsu"), "1404", "the link has ended");
    Object.assign(api.deps, { articlesDir: path.join(contentFolder, "articles") });
    await restore();
  });

  it("withdraws an article that becomes a draft, and publishes it afterwards", async () => {
    edit("articles/promo-palsu.md", "---\n", "---\ndraft: true\n");
    const { articles } = await run();
    assert.deepEqual([articles.removed, articles.drafts], [["promo-palsu"], ["promo-palsu"]]);
    assert.equal(await article("promo-palsu"), "1404");
    edit("articles/promo-palsu.md", "draft: true", "draft: false");
    assert.deepEqual((await run()).articles.added, ["promo-palsu"]);
    assert.equal(await article("promo-palsu"), "0000");
  });

  it("leaves content alone that was not imported from files, until it is to be replaced", async () => {
    const { db } = api.deps;
    await db.delete(marks).where(eq(marks.name, "content"));
    await db.update(ads).set({ name: null });
    await db.update(banks).set({ name: "Bank lain" }).where(eq(banks.code, "008"));
    assert.equal((await run()).site, undefined);
    const bank = async () => (await db.select().from(banks).where(eq(banks.code, "008")))[0]?.name;
    assert.equal(await bank(), "Bank lain");
    const { site } = await run(true);
    assert.deepEqual([site?.advertisements.added.length, site?.banks.changed], [6, ["008"]]);
    assert.equal(await db.$count(ads), adRowsOf((await readFolder()).site.advertisements).length);
    await db.insert(ads).values({ slot: "HomeFloat-PC", title: "Dari redaksi", picUrl: "/x.svg", openUrl: "/" });
    assert.deepEqual((await run()).site?.advertisements, { ...nothing, unchanged: 6 });
    assert.deepEqual(await titles("HomeFloat-PC"), ["Aplikasi baru sudah bisa diunduh", "Dari redaksi"]);
  });
});

it("rounds the rates of the last month like the pages that compute them", async () => {
  edit("rates.yaml", /$/, "- asOf: 2026-11-30\n  outstanding: 100000\n  late: { day0: 7795, day30: 7225, day60: 5245, day90: 1495 }\n");
  const { tkbs } = (await readSiteContent(folder)).index;
  assert.deepEqual(
    tkbs.map(({ value }) => value),
    ["92,21%", "92,78%", "94,76%", "98,51%"],
  );
});

it("rejects faulty content with every fault's file and line", async () => {
  edit("advertisements.yaml", "slot: HomeTopWarn", "slot: HomeTop");
  edit("advertisements.yaml", "opens: /pinjaman", "opens: //jahat.test");
  edit("advertisements.yaml", "  opens: /carouselDetails\n", "  opens: /carouselDetails\n  from: 2025-02-01\n  until: 2025-01-31\n  warna: merah\n");
  edit("banks.yaml", 'code: "009"', 'code: "008"');
  edit("rates.yaml", "asOf: 2024-11-30", "asOf: 2024-10-31");
  edit("figures.yaml", "8640", "banyak");
  edit("articles/promo-palsu.md", "category: ", "kategori: ");
  edit("articles/cek-slik.md", /^title: .*/m, "title: *Baru");
  const reason = await readFolder().then(
    () => "",
    (error: Error) => error.message,
  );
  for (const expected of [
    /articles cannot be read: .*cek-slik\.md:2 tulisan yang diawali \* harus di antara tanda kutip[^;]*; .*promo-palsu\.md:\d+ kategori tidak dikenal/,
    new RegExp(`advertisements\\.yaml:${line("advertisements.yaml", "slot: HomeTop")} 0\\.slot `),
    new RegExp(`advertisements\\.yaml:${line("advertisements.yaml", "jahat")} 1\\.opens harus alamat yang dapat dibuka`),
    new RegExp(`advertisements\\.yaml:${line("advertisements.yaml", "warna")} 4\\.warna `),
    new RegExp(`banks\\.yaml:${line("banks.yaml", "(BNI)")} 2\\.code 008 ditulis dua kali`),
    /rates\.yaml:6 1\.asOf harus setelah bulan di atasnya/,
    new RegExp(`figures\\.yaml:${line("figures.yaml", "banyak")} statistics\\.investorCount `),
  ])
    assert.match(reason, expected);
});

it("rejects a missing file, broken YAML, an end before the beginning and an incomplete entry", async () => {
  const reads = (says: RegExp) => assert.rejects(readSiteContent(folder), says);
  edit("advertisements.yaml", "  opens: /daftarPenerima\n", "  from: 2025-02-01\n  until: 2025-01-31\n  opens: /daftarPenerima\n");
  await reads(/advertisements\.yaml:\d+ 5\.until tidak boleh sebelum from/);
  writeFileSync(path.join(folder, "advertisements.yaml"), "- id: satu\n  slot: HomeFloat\n- id: [dua\n");
  await reads(/advertisements\.yaml:[34] /);
  writeFileSync(path.join(folder, "advertisements.yaml"), "# kosong\n\n- id: satu\n  slot: HomeFloat\n");
  await reads(/advertisements\.yaml:3 0\.title /);
  writeFileSync(path.join(folder, "advertisements.yaml"), "- id: satu\n  slot: HomeFloat\n  title: *Baru\n");
  await reads(/advertisements\.yaml:3 tulisan yang diawali \* harus di antara tanda kutip/);
  rmSync(path.join(folder, "banks.yaml"));
  await reads(/banks\.yaml \(ENOENT\)/);
});

it("repeats the text of the picture in the title of each advertisement", async () => {
  for (const { slot, title, picUrl } of adRowsOf((await readSiteContent(contentFolder)).advertisements)) {
    if (!picUrl.endsWith(".svg")) continue;
    const drawing = readFileSync(new URL(`../../public${picUrl}`, import.meta.url), "utf8");
    // A drawing without words has no label; the page writes the title beside it.
    const words = /aria-label="([^"]*)"/.exec(drawing)?.[1];
    if (words !== undefined) assert.equal(words, title, slot);
  }
});

it("has a mark for every bank", async () => {
  const { banks: list } = await readSiteContent(contentFolder);
  const missing = list.filter(({ code }) => !existsSync(new URL(`../../public/bank/${code}.svg`, import.meta.url)));
  assert.deepEqual(missing, []);
});

it("reports the result of the revalidation and never throws", async () => {
  assert.match(await revalidatePages({ origin: "http://127.0.0.1:9", token: undefined }, ["blog"]), /with REVALIDATE_TOKEN set/);
  assert.match(await revalidatePages({ origin: "http://127.0.0.1:9", token: TOKEN }, ["ads"]), /the web does not respond at http:\/\/127\.0\.0\.1:9/);
});
