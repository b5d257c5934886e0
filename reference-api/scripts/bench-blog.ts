/**
 * Fills a fresh database with many articles and prints how long the calls of the blog take.
 * `node reference-api/scripts/bench-blog.ts 100000` (embedded, in memory); DATABASE_URL names a PostgreSQL database to use and leave filled.
 */
import { sql } from "drizzle-orm";
import { blogCategories } from "../../lib/contract/website.ts";
import { openDatabase } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { listArticles, topArticles } from "../services/articles/list-articles.ts";
import { readArticle } from "../services/articles/read-article.ts";

const amount = Number(process.argv[2] ?? 100_000);
const RUNS = 200;
const words = "bunga cicilan pinjaman usaha warung dana darurat biaya admin denda promo tabungan risiko penipuan anggaran modal kerja".split(" ");

const { db, close } = await openDatabase({ url: process.env.DATABASE_URL });
const deps = { db } as unknown as Deps;

const list = (values: readonly string[]) => sql.raw(`array[${values.map((value) => `'${value}'`).join(",")}]`);
/** Every tenth article holds a rare word, every article twelve common ones. */
await db.execute(sql`
  insert into articles (id, title, description, category, post_time, top_flag, content, plain)
  select 'artikel-' || n, 'Artikel ' || n || ' tentang ' || (${list(words)})[1 + n % ${words.length}], 'Ringkasan nomor ' || n,
    (${list(blogCategories)})[1 + n % ${blogCategories.length}], timestamptz '2015-01-01' + n * interval '50 minutes', 0,
    '<p>' || repeat('Isi artikel. ', 60) || '</p>',
    (select string_agg((${list(words)})[1 + (n * 7 + k * k) % ${words.length}], ' ') from generate_series(1, 12) k) || case when n % 10 = 0 then ' kulkas' else '' end
  from generate_series(1, ${amount}) n`);
await db.execute(sql`vacuum analyze articles`);

const lastPage = Math.ceil(amount / 6);
const random = (below: number) => 1 + Math.floor(Math.random() * below);
const calls: Record<string, () => Promise<unknown>> = {
  "list, first page": () => listArticles(deps, { page: 1, pageSize: 6, category: "" }),
  "list, any page": () => listArticles(deps, { page: random(lastPage), pageSize: 6, category: "" }),
  "list, last page": () => listArticles(deps, { page: lastPage, pageSize: 6, category: "" }),
  "category, any page": () => listArticles(deps, { page: random(Math.floor(lastPage / 6)), pageSize: 6, category: "Promo" }),
  "search, rare word": () => listArticles(deps, { page: 1, pageSize: 6, category: "", keyword: "kulkas" }),
  "search, common word": () => listArticles(deps, { page: 1, pageSize: 6, category: "", keyword: "bunga" }),
  "search, two words": () => listArticles(deps, { page: 1, pageSize: 6, category: "", keyword: "modal penipuan" }),
  top: () => topArticles(deps),
  detail: () => readArticle(deps, `artikel-${random(amount)}`),
};
for (const [name, call] of Object.entries(calls)) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(1).padStart(8);
  console.log(`${name.padEnd(22)} median ${at(0.5)} ms   p99 ${at(0.99)} ms`);
}
await close();
