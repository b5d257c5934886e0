import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, it } from "node:test";
import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { type ArticleSummary, articleSchema, type BlogPage, blogCategories } from "../../lib/contract/website.ts";
import { SEARCH_RESULTS_MAX } from "../../lib/limits.ts";
import { articles } from "../db/schema/articles.ts";
import { parseArticle } from "../services/articles/article-files.ts";
import { importArticles, readArticleFiles } from "../services/articles/import-articles.ts";
import { plainText, renderMarkdown } from "../services/articles/render-markdown.ts";
import { searchArticles } from "../services/articles/search-articles.ts";
import { importNow } from "../services/content/import-content.ts";
import { type Api, articleFolder, onBothDatabases, openApi } from "./harness.ts";

type Page = { current: number; total: number; records: ArticleSummary[] };
const head = (over = "") => `---\ntitle: "Judul"\ndescription: "Isi"\ncategory: Promo\ndate: 2025-01-02\n${over}---\n`;

onBothDatabases("articles", (kind) => {
  let api: Api;
  const list = async (over: object) =>
    (await api.call("POST", "/api/h5/website/blog/list", { page: 1, pageSize: 50, category: "", ...over })).data as Page;
  before(async () => {
    api = await openApi({}, kind);
  });
  after(() => api.close());

  it("lists newest first and pages without overlap or gap", async () => {
    const first = await list({});
    const all = [...first.records, ...(await list({ page: 2 })).records];
    assert.ok(first.total >= 24 && first.total === all.length);
    const times = all.map(({ postTime }) => postTime);
    assert.deepEqual(times.toSorted().reverse(), times);
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(first.total / 6); page += 1) paged.push(...(await list({ page, pageSize: 6 })).records.map(({ id }) => id));
    assert.deepEqual(
      paged,
      all.map(({ id }) => id),
    );
    assert.deepEqual((await list({ page: 999 })).records, []);
  });

  it("reaches far pages of a long list by its anchors, without overlap or gap", async () => {
    await api.deps.db.execute(sql`
      insert into articles (id, title, description, category, post_time, content, plain)
      select 'panjang-' || lpad(n::text, 4, '0'), 'x', 'x', 'Panjang', timestamptz '2020-01-01' + (n / 3) * interval '1 microsecond', 'x', 'x'
      from generate_series(1, 2600) n`);
    const expected = Array.from({ length: 2600 }, (_, index) => `panjang-${String(2600 - index).padStart(4, "0")}`);
    const got: string[] = [];
    for (let page = 1; page <= 52; page += 1) got.push(...(await list({ page, category: "Panjang" })).records.map(({ id }) => id));
    assert.deepEqual(got, expected);
    assert.deepEqual((await list({ page: 53, category: "Panjang" })).records, []);
    await api.deps.db.delete(articles).where(eq(articles.category, "Panjang"));
  });

  it("filters by category, and every category has articles", async () => {
    for (const category of blogCategories) {
      const page = await list({ category });
      assert.ok(page.total >= 3, category);
      assert.ok(page.records.every((article) => article.category === category));
    }
    assert.equal((await list({ category: "Lain" })).total, 0);
  });

  it("finds by word, prefix and stem, and accepts any keyword", async () => {
    const ids = async (keyword: string) => (await list({ keyword })).records.map(({ id }) => id);
    assert.ok((await ids("TKB90")).includes("apa-arti-tkb90"));
    assert.ok((await ids("darur")).includes("dana-darurat-penghasilan-tidak-tetap"));
    assert.ok((await ids("mencicil")).includes("membayar-cicilan"));
    assert.equal((await ids("kuda laut ungu")).length, 0);
    for (const keyword of ["'; drop table articles; --", "a & | ! :* ( )", "\\", "%_%", "😀", "--", "&"]) await list({ keyword });
    assert.ok((await list({})).total > 0);
  });

  it("finds amounts, addresses and hyphenated words, as written or pasted", async () => {
    const ids = async (keyword: string) => (await list({ keyword })).records.map(({ id }) => id);
    for (const [keyword, id] of [
      ["Rp3.000.000", "pinjaman-untuk-warung"],
      ["3.000.000", "pinjaman-untuk-warung"],
      ["1.000.000", "denda-pindar-2026"],
      ["ojk.go.id", "cek-slik"],
      ["iasc.ojk.go.id", "transfer-salah-dan-penipuan"],
      ["konsumen@ojk.go.id", "cara-mengadu"],
    ] as const)
      assert.ok((await ids(keyword)).includes(id), `${keyword}: ${await ids(keyword)}`);
    const same = async (one: string, other: string) => assert.deepEqual(await ids(one), await ids(other), one);
    assert.ok((await ids("email")).length > 0);
    await same("e-mail", "email");
    await same("Rp 3.000.000", "Rp3.000.000");
    for (const pasted of ["pin\u00adjaman", "pinjam\u200ban", "ｐｉｎｊａｍａｎ"]) await same(pasted, "pinjaman");
  });

  it("ranks the articles about a keyword first, by typed words, synonyms and corrected spelling", async () => {
    const ids = async (keyword: string, over = {}) => (await list({ keyword, ...over })).records.map(({ id }) => id);
    const fraud = [
      "kumpul-warga-penipuan",
      "promo-palsu",
      "cara-lapor-sipasti",
      "cek-fakta-data-slik-dihapus",
      "transfer-salah-dan-penipuan",
      "pinjol-legal-dan-ilegal",
      "data-ktp-disalahgunakan",
    ];
    for (const keyword of ["penipu", "Penipuan", "scam", "penipun"]) assert.ok(fraud.includes((await ids(keyword))[0] ?? ""), keyword);
    assert.ok(
      (await ids("penipu")).slice(0, 3).every((id) => fraud.includes(id)),
      `${await ids("penipu")}`,
    );
    for (const [keyword, id] of [
      ["pinjol ilegal", "pinjol-ilegal-wajib-dibayar"],
      ["pinjaman online ilegal", "pinjol-legal-dan-ilegal"],
      ["angsuran", "membayar-cicilan"],
      ["hutang", "melunasi-utang"],
      ["e-KTP", "data-ktp-disalahgunakan"],
      ["ektp", "data-ktp-disalahgunakan"],
      ["password", "data-ktp-disalahgunakan"],
      ["lupa password", "cara-mengadu"],
      ["dept collector", "dc-lapangan-hari-ke-berapa"],
      ["pinjamn", "pinjaman-untuk-warung"],
      ["pinajman", "pinjaman-untuk-warung"],
      ["cicillan", "membayar-cicilan"],
    ] as const)
      assert.ok((await ids(keyword)).slice(0, 6).includes(id), `${keyword}: ${await ids(keyword)}`);
    for (const keyword of ["P2P", "pindar", "fintech", "pinjol"]) assert.ok((await ids(keyword)).length > 3, keyword);
    // Pages of a search share one order.
    const all = await ids("pinjaman");
    assert.deepEqual([...(await ids("pinjaman", { pageSize: 7 })), ...(await ids("pinjaman", { pageSize: 7, page: 2 }))], all.slice(0, 14));
  });

  it("searches without spelling correction when the database lacks pg_trgm", async () => {
    await api.deps.db.execute(sql`alter table article_words rename to article_words_away`);
    await api.deps.db.execute(sql`drop extension pg_trgm cascade`);
    // pg_trgm is checked once per database object, so use another object.
    const db = new Proxy(api.deps.db, {});
    assert.equal((await searchArticles({ ...api.deps, db }, { page: 1, pageSize: 6, category: "", keyword: "pinjmaan" })).total, 0);
    assert.ok((await searchArticles({ ...api.deps, db }, { page: 1, pageSize: 6, category: "", keyword: "pinjaman" })).total > 0);
    await api.deps.db.execute(sql`alter table article_words_away rename to article_words`);
    await api.deps.db.execute(sql`create extension pg_trgm`);
  });

  it("leads the top call with the newest article, then lists flagged ones", async () => {
    const top = (await api.call("POST", "/api/h5/website/blog/top", {})).data as ArticleSummary[];
    const newest = (await api.call("POST", "/api/h5/website/blog/list", { page: 1, pageSize: 1, category: "" })).data as BlogPage;
    assert.equal(top[0]?.id, newest.records[0]?.id);
    assert.equal(new Set(top.map(({ id }) => id)).size, top.length);
    const flags = top.map(({ topFlag }) => topFlag);
    assert.equal(flags[0], 1);
    assert.deepEqual(flags.toSorted().reverse(), flags);
  });

  it("reads an article, and responds 1404 for an unknown id", async () => {
    const { data } = await api.call("GET", "/api/h5/website/blog/detail?id=membaca-biaya-pinjaman");
    const article = articleSchema.parse(data);
    assert.match(article.content, /^<p class="intro">/);
    assert.match(article.content, /<caption>Contoh/);
    const missing = await api.call("GET", "/api/h5/website/blog/detail?id=tidak-ada");
    assert.deepEqual([missing.status, missing.code], [404, "1404"]);
  });

  it("returns the previous and next article, also for the same post time", async () => {
    await api.deps.db.execute(sql`
      insert into articles (id, title, description, category, post_time, content, plain)
      select 'beruntun-' || n, 'Judul ' || n, 'x', 'Promo', timestamptz '2019-01-01' + (n / 2) * interval '1 microsecond', 'x', 'x'
      from generate_series(1, 5) n`);
    const beside = async (id: string) => {
      const { previous, next } = articleSchema.parse((await api.call("GET", `/api/h5/website/blog/detail?id=${id}`)).data);
      return [previous?.id ?? null, next?.id ?? null];
    };
    assert.deepEqual(await beside("beruntun-1"), [null, "beruntun-2"]);
    assert.deepEqual(await beside("beruntun-2"), ["beruntun-1", "beruntun-3"]);
    assert.deepEqual(await beside("beruntun-3"), ["beruntun-2", "beruntun-4"]);
    const [newest] = (await list({})).records;
    assert.equal((await beside(newest?.id ?? ""))[1], null);
    await api.deps.db.execute(sql`delete from articles where id like 'beruntun-%'`);
  });

  it("limits the total and the pages of a search to the newest results", async () => {
    const match = async (page: number, over = {}) => list({ page, keyword: "gerobak", ...over });
    await api.deps.db.execute(sql`
      insert into articles (id, title, description, category, post_time, content, plain)
      select 'gerobak-' || lpad(n::text, 4, '0'), 'Gerobak', 'x', 'Panjang', timestamptz '2018-01-01' + n * interval '1 minute', 'x', 'x'
      from generate_series(1, 2000) n`);
    const first = await match(1, { category: "Panjang" });
    assert.deepEqual([first.total, first.records.length, first.records[0]?.id], [SEARCH_RESULTS_MAX, 50, "gerobak-2000"]);
    const last = await match(SEARCH_RESULTS_MAX / 50, { category: "Panjang" });
    assert.equal(last.records.at(-1)?.id, `gerobak-${2000 - SEARCH_RESULTS_MAX + 1}`);
    assert.deepEqual((await match(SEARCH_RESULTS_MAX / 50 + 1, { category: "Panjang" })).records, []);
    // Newer articles without the word come before all matches.
    await api.deps.db.execute(sql`
      insert into articles (id, title, description, category, post_time, content, plain)
      select 'lain-' || n, 'x', 'x', 'Panjang', timestamptz '2018-06-01' + n * interval '1 minute', 'x', 'x' from generate_series(1, 2000) n`);
    assert.equal((await match(1, { category: "Panjang" })).records[0]?.id, "gerobak-2000");
    await api.deps.db.delete(articles).where(eq(articles.category, "Panjang"));
    assert.equal((await match(1)).total, 0);
  });

  it("counts a list again at the first request after a change", async () => {
    const untilCounted = async (wanted: number) => {
      // Counts are cached for a moment, so that continuous changes do not overload the database.
      for (let tries = 0; tries < 50 && (await list({})).total !== wanted; tries += 1) await setTimeout(200);
      assert.equal((await list({})).total, wanted);
    };
    const total = await api.deps.db.$count(articles);
    // The count may still be that of an earlier test.
    await untilCounted(total);
    await api.deps.db
      .insert(articles)
      .values({ id: "baru-saja", title: "x", description: "x", category: "Promo", postTime: new Date(), content: "x", plain: "x" });
    await untilCounted(total + 1);
    await api.deps.db.delete(articles).where(eq(articles.id, "baru-saja"));
  });

  it("hides an article dated ahead from every call until its time comes", async () => {
    const postTime = new Date(Date.now() + 2_000);
    const row = { title: "Zirkonium ungu", description: "x", category: "Promo", postTime, topFlag: 1, content: "x", plain: "x" };
    const [newest] = (await list({})).records;
    await api.deps.db.insert(articles).values({ ...row, id: "nanti" });
    const shownBy = async () => {
      const top = (await api.call("POST", "/api/h5/website/blog/top", {})).data as ArticleSummary[];
      const detail = await api.call("GET", "/api/h5/website/blog/detail?id=nanti");
      const beside = articleSchema.parse((await api.call("GET", `/api/h5/website/blog/detail?id=${newest?.id}`)).data);
      const lists = await Promise.all([list({}), list({ category: "Promo" }), list({ keyword: "zirkonium" })]);
      return [...lists.map(({ records }) => records), top]
        .map((records) => records.some(({ id }) => id === "nanti"))
        .concat(detail.status === 200, beside.next?.id === "nanti");
    };
    assert.deepEqual(await shownBy(), Array(6).fill(false));
    await setTimeout(postTime.getTime() - Date.now());
    // Results are cached for a multiple of the time that computing them takes.
    for (let tries = 0; tries < 50 && (await shownBy()).includes(false); tries += 1) await setTimeout(200);
    assert.deepEqual(await shownBy(), Array(6).fill(true));
    await api.deps.db.delete(articles).where(eq(articles.id, "nanti"));
  });

  it("imports for an operator and revalidates the pages of the web", async () => {
    const asked: string[] = [];
    const web = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    const token = "rahasia-impor-artikel-0123456789abcdef";
    const folder = mkdtempSync(path.join(tmpdir(), "simpul-articles-"));
    cpSync(articleFolder, folder, { recursive: true });
    const over = { articlesDir: folder, revalidation: { origin: `http://127.0.0.1:${(web.address() as AddressInfo).port}`, token } };
    Object.assign(api.deps, over);
    const first = await importNow(api.deps, false);
    const unchanged = (await readArticleFiles(folder)).length;
    assert.deepEqual(
      [first.report.articles, first.pages],
      [{ added: [], changed: [], removed: [], unchanged, drafts: [], withdrawn: [] }, undefined],
    );
    const file = path.join(folder, "promo-palsu.md");
    writeFileSync(
      file,
      `${readFileSync(file, "utf8")}
Satu kalimat lagi.
`,
    );
    const { report, pages } = await importNow(api.deps, false);
    assert.deepEqual([report.articles.changed, pages], [["promo-palsu"], "The pages show it now."]);
    assert.deepEqual(asked, [`POST /internal/revalidate?tag=blog Bearer ${token}`]);
    writeFileSync(file, "tanpa kepala");
    await assert.rejects(importNow(api.deps, false), /promo-palsu\.md:1 bagian awal/);
    web.close();
    Object.assign(api.deps, { articlesDir: articleFolder, revalidation: { origin: "http://127.0.0.1:9", token: undefined } });
    await importArticles(api.deps.db, await readArticleFiles(articleFolder));
    rmSync(folder, { recursive: true });
  });

  it("imports changed files only, and leaves rows of other editors alone", async () => {
    const files = await readArticleFiles(articleFolder);
    assert.deepEqual(await importArticles(api.deps.db, files), {
      added: [],
      changed: [],
      removed: [],
      unchanged: files.length,
      drafts: [],
      withdrawn: [],
    });
    const [first, ...rest] = files;
    assert.ok(first);
    await api.deps.db
      .insert(articles)
      .values({ id: "dari-redaksi", title: "x", description: "x", category: "Promo", postTime: new Date(), content: "<p>x</p>", plain: "x" });
    const report = await importArticles(api.deps.db, [...rest.slice(1), { ...first, title: "Judul baru" }]);
    assert.deepEqual([report.changed, report.removed], [[first.id], [rest[0]?.id]]);
    assert.equal((await api.deps.db.select().from(articles).where(eq(articles.id, "dari-redaksi"))).length, 1);
    await importArticles(api.deps.db, files);
  });
});

it("rejects invalid front matter, and what a page would drop, with file and line", () => {
  const bad: [string, string, RegExp][] = [
    ["a.md", "teks saja", /^a\.md:1 bagian awal di antara dua baris ---/],
    ["a.md", `${head("warna: merah\n")}teks`, /^a\.md:6 warna tidak dikenal/],
    ["a.md", `${head().replace("Promo", "Salah")}teks`, /^a\.md:4 category/],
    ["a.md", `${head().replace("2025-01-02", "kemarin")}teks`, /^a\.md:5 date/],
    ["a.md", `${head().replace('"Judul"', "[x")}teks`, /^a\.md:[23] /],
    ["a.md", head(), /^a\.md:7 artikel ini belum punya isi/],
    ["a.md", `${head()}a\n\nVideo: [x](https://evil.test/embed/aB3-_efghij)\n`, /^a\.md:9 video ditulis Video:/],
    ["a.md", `${head()}a\nb ![c](//cdn.test/x.png)\n`, /^a\.md:8 alamat gambar harus dapat dibuka.*cdn/],
    ["a.md", `${head()}a\n\n![c](http://cdn.test/x.png)\n`, /^a\.md:9 alamat gambar/],
    ["a.md", `${head()}a\n\n- b\n- ![c](gambar/x.png)\n`, /^a\.md:10 alamat gambar/],
    ["a.md", `${head()}a [b](http://ojk.go.id)\n`, /^a\.md:7 alamat tautan harus dapat dibuka.*http:\/\/ojk/],
    ["a.md", `${head()}a [b](#catatan)\n`, /^a\.md:7 alamat tautan/],
    ["a.md", `${head()}a\n\n![c](data:image/svg+xml;base64,AA)\n`, /^a\.md:9 alamat tautan atau gambar/],
    [
      "a.md",
      `${head()}a\n\nb {{receipt kini 3000000 90 total}}\n`,
      /^a\.md:9 \{\{receipt kini 3000000 90 total\}\} tidak dapat dihitung: "total" bukan bagian nota/,
    ],
    ["a.md", `${head()}a {{rule\nbatas-usaha}}\n`, /^a\.md:7 angka hidup ditulis \{\{…\}\} dalam satu baris/],
    ["a.md", `${head("updated: 2024-12-31\n")}teks`, /^a\.md:6 updated tidak boleh sebelum date/],
    ["nama salah!.md", `${head()}teks`, /nama berkas harus/],
    ["a.md", `${head().replace('"Judul"', "*Judul")}teks`, /^a\.md:2 tulisan yang diawali \* harus di antara tanda kutip/],
    ["a.md", `${head("cover: javascript:alert(1)\n")}teks`, /^a\.md:6 cover/],
    ["a.md", `${head("cover: https://\n")}teks`, /^a\.md:6 cover harus alamat yang dapat dibuka/],
    ["a.md", `${head().replace("description", "descripton")}teks`, /^a\.md:3 descripton tidak dikenal[^;]*; a\.md:2 description belum ada/],
    ["a.md", `${head("warna:\n  dasar: merah\n")}teks`, /^a\.md:6 warna tidak dikenal/],
    ["a.md", `${head().replace('"Judul"', "")}teks`, /^a\.md:2 title masih kosong/],
    ["a.md", `${head().replace('"Judul"', "Judul: anak judul")}teks`, /^a\.md:2 baris ini tidak dapat dibaca\. Tulis isinya di antara tanda kutip/],
    ["a.md", `${head().replace('"Isi"', `"${"x".repeat(241)}"`)}teks`, /^a\.md:3 description paling banyak 240 karakter/],
    ["a.md", `${head('changes: ["2026 [aturan](http://ojk.go.id)"]\n')}teks`, /^a\.md:6 changes\.0 alamat tautan/],
  ];
  for (const [name, source, message] of bad) assert.throws(() => parseArticle(name, source), { message });
});

it("names every part of a text that pages would drop or show as it is typed, with its line and what to write", () => {
  const bad: [string, RegExp][] = [
    ["# Judul", /^a\.md:9 judul ini tidak tampil sebagai judul\. Tulis ##/],
    ["#### Anak judul", /^a\.md:9 judul ini/],
    ["Judul\n===", /^a\.md:9 judul ini/],
    ["Teks\n---", /^a\.md:9 garis di bawah teks/],
    ["##Judul", /^a\.md:9 judul bagian perlu spasi/],
    ["b\nc <b>tebal</b>", /^a\.md:10 tag HTML/],
    ["<!-- cek lagi -->", /^a\.md:9 tag HTML dan komentar/],
    ["b[^1]\n\n[^1]: Dari siaran pers OJK.", /^a\.md:9 catatan kaki/],
    ["b\n\n[^1]: siaran", /^a\.md:11 catatan kaki/],
    ["b\n\n[Catatan]: penting", /^a\.md:11 baris \[nama\]: alamat tidak tampil/],
    ["- b\n- [ ] c", /^a\.md:10 daftar centang/],
    ["b\n• c\n• d", /^a\.md:10 tanda ini tidak menjadi daftar/],
    ["    geser", /^a\.md:9 baris yang diawali empat spasi/],
    ["| b | c |\n| 1 | 2 |", /^a\.md:9 tabel ini tidak dikenali/],
    ["> [!NOTE]\n> b", /^a\.md:9 catatan ditulis/],
    ["> [!catatan]\n> b", /^a\.md:9 catatan ditulis/],
    ["b\nVideo: [x](https://www.youtube-nocookie.com/embed/aB3-_efghij)", /^a\.md:9 baris Video/],
    ['[b](/blog "blog")', /^a\.md:9 keterangan dalam tanda kutip setelah alamat/],
    ['![b](/x.png "c")', /^a\.md:9 keterangan/],
    ["[b](https://)", /^a\.md:9 alamat tautan harus dapat dibuka/],
    ["[b](https://a:99999/)", /^a\.md:9 alamat tautan harus dapat dibuka/],
    ["[b](mailto:)", /^a\.md:9 alamat tautan harus dapat dibuka/],
    ["![b](https://)", /^a\.md:9 alamat gambar harus dapat dibuka/],
  ];
  for (const [part, message] of bad) assert.throws(() => parseArticle("a.md", `${head()}a\n\n${part}\n`), { message }, part);
  for (const part of [
    "## Judul\n\n### Anak\n\n---\n\nb `<b>` dan 1 < 2 > 0.",
    "```\n<b># c\n```",
    "Kirim REG<spasi>KODE ke 1234. #PinjamBijak",
    "> [!catatan] Judul\n> b",
    "| b | c |\n|---|--:|\n| 1 | 2 |",
    "<https://ojk.go.id> dan [surel](mailto:a@b.id), [telepon](tel:157)",
  ])
    assert.ok(parseArticle("a.md", `${head()}a\n\n${part}\n`).body.includes(part), part);
});

it("computes living figures, in a table, in bold and in a caption, and keeps their expression for the page", () => {
  const html = renderMarkdown(
    "Tabel: Sejak {{rule batas-usaha since}}\n\n| a | b |\n| --- | ---: |\n| c | **{{receipt kini 3000000 90 repaid - 2700000 * 1}}** |\n",
  );
  assert.match(html, /<caption>Sejak <data value="rule batas-usaha since">1 Januari 2025<\/data><\/caption>/);
  assert.match(html, /<strong><data value="receipt kini 3000000 90 repaid - 2700000 \* 1">Rp742\.500<\/data><\/strong>/);
  assert.match(renderMarkdown("a\n\n{{draw caps}}\n"), /<figure><data value="draw caps">Batas OJK[^<]*<\/data><\/figure>/);
  assert.equal(plainText(renderMarkdown("x {{receipt kini 3000000 90 repaid}} y")), "x Rp3.442.500 y");
});

it("reads a file with the byte order mark and line ends of Windows like any other", () => {
  const source = `${head()}a\n\nVideo: [x](https://player.vimeo.com/video/123)\n\nb\n`;
  assert.deepEqual(parseArticle("a.md", `\uFEFF${source.replaceAll("\n", "\r\n")}`), parseArticle("a.md", source));
});

it("has 250 to 2 200 words in every article, 120 in a fact check, and links only to existing articles", async () => {
  const files = await readArticleFiles(articleFolder);
  const ids = new Set(files.map(({ id }) => id));
  const faults = files.flatMap(({ id, body }) => {
    const html = renderMarkdown(body);
    const words = plainText(html).split(/\s+/).length;
    const dead = [...html.matchAll(/href="\/p2pLending\?id=([^"]*)"/g)].map(([, to = ""]) => to).filter((to) => !ids.has(to));
    return [
      ...(words < (id.startsWith("cek-fakta-") ? 120 : 250) || words > 2_200 ? [`${id}: ${words} words`] : []),
      ...dead.map((to) => `${id} links to ${to}`),
    ];
  });
  assert.deepEqual(faults, []);
});

it("keeps the letters of a law in brackets, and what is struck out", () => {
  assert.equal(
    renderMarkdown("Pasal 5 huruf (c) dan (r), ~~0,4%~~ 0,3% (tm)"),
    '<p class="intro">Pasal 5 huruf (c) dan (r), <s>0,4%</s> 0,3% (tm)</p>',
  );
});

it("reads article files whose ending is in capitals", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "simpul-articles-"));
  writeFileSync(path.join(copy, "apa-arti-tkb90.MD"), readFileSync(path.join(articleFolder, "apa-arti-tkb90.md")));
  assert.deepEqual(
    (await readArticleFiles(copy)).map(({ id }) => id),
    ["apa-arti-tkb90"],
  );
});

it("renders a code block", () => {
  assert.match(renderMarkdown("```\nbunga = 0,26%\n```"), /^<pre><code>bunga = 0,26%\n<\/code><\/pre>$/);
});

it("renders a video of an allowed site and no other frame", () => {
  assert.equal(
    renderMarkdown('Video: [Kas "warung"](https://www.youtube-nocookie.com/embed/aB3-_efghij)'),
    '<iframe src="https://www.youtube-nocookie.com/embed/aB3-_efghij" title="Kas &quot;warung&quot;"></iframe>',
  );
  assert.doesNotMatch(renderMarkdown("Video: [x](https://evil.test/embed/aB3-_efghij)"), /iframe/);
});

it("escapes HTML of an article file", () => {
  const html = renderMarkdown("a\n\n<script>alert(1)</script>\n\n[b](javascript:alert(1)) ![c](javascript:x) <b onclick=x>d</b>");
  assert.doesNotMatch(html, /<(?:script|b)\b|href="javascript|src="javascript/);
});
