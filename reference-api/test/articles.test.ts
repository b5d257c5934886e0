import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { type ArticleSummary, articleSchema, blogCategories } from "../../lib/contract/website.ts";
import { articles } from "../db/schema/articles.ts";
import { articleFolder, importArticles, readArticleFiles } from "../services/articles/import-articles.ts";
import { parseArticle } from "../services/articles/parse-article.ts";
import { renderMarkdown } from "../services/articles/render-markdown.ts";
import { type Api, onBothDatabases, openApi } from "./harness.ts";

type Page = { current: number; total: number; records: ArticleSummary[] };
const head = (over = "") => `---\ntitle: "Judul"\ndescription: "Isi"\ncategory: Promo\ndate: 2025-01-02\n${over}---\n`;

onBothDatabases("articles", (kind) => {
  let api: Api;
  const list = async (over: object) =>
    (await api.call("POST", "/api/h5/website/blog/list", { page: 1, pageSize: 50, category: "", ...over })).data as Page;
  before(async () => {
    api = await openApi(kind);
  });
  after(() => api.close());

  it("lists newest first and pages without overlap or gap", async () => {
    const all = await list({});
    assert.ok(all.total >= 24 && all.total === all.records.length);
    assert.deepEqual(
      all.records
        .map(({ postTime }) => postTime)
        .toSorted()
        .reverse(),
      all.records.map(({ postTime }) => postTime),
    );
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(all.total / 6); page += 1) paged.push(...(await list({ page, pageSize: 6 })).records.map(({ id }) => id));
    assert.deepEqual(
      paged,
      all.records.map(({ id }) => id),
    );
    assert.deepEqual((await list({ page: 999 })).records, []);
  });

  it("reaches far pages of a long list by its rungs, without overlap or gap", async () => {
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

  it("filters by category, each of which has articles", async () => {
    for (const category of blogCategories) {
      const page = await list({ category });
      assert.ok(page.total >= 3, category);
      assert.ok(page.records.every((article) => article.category === category));
    }
    assert.equal((await list({ category: "Lain" })).total, 0);
  });

  it("finds by word, by beginning and by stem, and takes any keyword", async () => {
    const ids = async (keyword: string) => (await list({ keyword })).records.map(({ id }) => id);
    assert.ok((await ids("TKB90")).includes("apa-arti-tkb90"));
    assert.ok((await ids("darur")).includes("dana-darurat-penghasilan-tidak-tetap"));
    assert.ok((await ids("mencicil")).includes("membayar-cicilan"));
    assert.equal((await ids("kuda laut ungu")).length, 0);
    for (const keyword of ["'; drop table articles; --", "a & | ! :* ( )", "\\", "%_%", "😀", "--", "&"]) await list({ keyword });
    assert.ok((await list({})).total > 0);
  });

  it("puts flagged articles first in the top call", async () => {
    const top = (await api.call("POST", "/api/h5/website/blog/top", {})).data as ArticleSummary[];
    const flags = top.map(({ topFlag }) => topFlag);
    assert.equal(flags[0], 1);
    assert.deepEqual(flags.toSorted().reverse(), flags);
  });

  it("reads one article, and answers 1404 for an unknown id", async () => {
    const { data } = await api.call("GET", "/api/h5/website/blog/detail?id=membaca-biaya-pinjaman");
    const article = articleSchema.parse(data);
    assert.match(article.content, /^<p class="intro">/);
    assert.match(article.content, /<caption>Contoh/);
    const missing = await api.call("GET", "/api/h5/website/blog/detail?id=tidak-ada");
    assert.deepEqual([missing.status, missing.code], [404, "1404"]);
  });

  it("imports again without a change, follows changed files, leaves rows of other editors alone", async () => {
    const files = await readArticleFiles(articleFolder);
    assert.deepEqual(await importArticles(api.deps.db, files), { added: [], changed: [], removed: [], unchanged: files.length });
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

it("refuses bad front matter with file and line", () => {
  const bad: [string, string, RegExp][] = [
    ["a.md", "teks saja", /^a\.md:1 front matter/],
    ["a.md", `${head("warna: merah\n")}teks`, /^a\.md:1 .*warna/],
    ["a.md", `${head().replace("Promo", "Salah")}teks`, /^a\.md:4 category/],
    ["a.md", `${head().replace("2025-01-02", "kemarin")}teks`, /^a\.md:5 date/],
    ["a.md", `${head().replace('"Judul"', "[x")}teks`, /^a\.md:[23] /],
    ["a.md", head(), /no text/],
    ["nama salah!.md", `${head()}teks`, /file name/],
    ["a.md", `${head("cover: javascript:alert(1)\n")}teks`, /^a\.md:6 cover/],
  ];
  for (const [name, source, message] of bad) assert.throws(() => parseArticle(name, source), { message });
});

it("renders no markup that a file brings itself", () => {
  const html = renderMarkdown("a\n\n<script>alert(1)</script>\n\n[b](javascript:alert(1)) ![c](javascript:x) <b onclick=x>d</b>");
  assert.doesNotMatch(html, /<(?:script|b)\b|href="javascript|src="javascript/);
});
