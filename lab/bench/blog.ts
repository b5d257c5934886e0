/**
 * Inserts many articles of 250 words into a database and prints how long the blog's calls take.
 * `node lab/bench/blog.ts 100000 .data-bench` uses the embedded database in that folder; DATABASE_URL selects PostgreSQL.
 * The rows stay for the next run. On a busy machine, CPU time is the better measure.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { blogCategories } from "../../lib/contract/website.ts";
import { SEARCH_RESULTS_MAX } from "../../lib/limits.ts";
import { openDatabase } from "../../reference-api/db/open.ts";
import { listArticles, readArticle, topArticles } from "../../reference-api/services/articles/read-articles.ts";
import type { Deps } from "../../reference-api/services/deps.ts";

const amount = Number(process.argv[2] ?? 100_000);
const RUNS = 200;
const WORDS = 3_000;
const BATCH_ROWS = 10_000;

const { db, close } = await openDatabase({
  ...(process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { dataDir: path.resolve(process.argv[3] ?? ".data-bench") }),
  forTool: true,
});
const deps = { db } as unknown as Deps;

/** Words with lower numbers occur more often; `kulkas` is in every tenth article, `langka` in few, `kuno` in the oldest. */
async function insertArticles(from: number, to: number): Promise<void> {
  const categories = sql.raw(`array[${blogCategories.map((category) => `'${category}'`).join(",")}]`);
  await db.execute(sql`
    insert into articles (id, title, description, category, post_time, top_flag, content, plain)
    select 'artikel-' || n, 'Artikel ' || n || ' tentang kata' || n % ${WORDS}::int, 'Ringkasan nomor ' || n,
      (${categories})[1 + n % ${blogCategories.length}::int], timestamptz '2015-01-01' + n * interval '50 minutes', 0, '<p>' || body || '</p>', body
    from (
      select n, (select string_agg('kata' || floor(${WORDS}::int * power(random(), 3))::int, ' ') from generate_series(1, 250) where n > 0)
        || case when n % 4 = 0 then ' seperempat' else '' end || case when n % 10 = 0 then ' kulkas' else '' end
        || case when n % 500 = 0 then ' langka' else '' end || case when n <= ${amount}::int * 0.08 then ' kuno' else '' end as body
      from generate_series(${from}::int, ${to}::int) n
    ) as texts`);
}

const [existing] = (await db.execute<{ total: number }>(sql`select count(*)::int as total from articles`)).rows;
if ((existing?.total ?? 0) < amount) {
  for (let from = 1; from <= amount; from += BATCH_ROWS) await insertArticles(from, Math.min(amount, from + BATCH_ROWS - 1));
  await db.execute(sql`vacuum analyze articles`);
}

const lastPage = Math.ceil(amount / 6);
const random = (below: number) => 1 + Math.floor(Math.random() * below);
const list = (page: number, category = "", keyword?: string) => listArticles(deps, { page, pageSize: 6, category, ...(keyword ? { keyword } : {}) });
const anyResultPage = () => random(SEARCH_RESULTS_MAX / 6);
const calls: Record<string, () => Promise<unknown>> = {
  "list, first page": () => list(1),
  "list, any page": () => list(random(lastPage)),
  "list, last page": () => list(lastPage),
  "category, any page": () => list(random(Math.floor(lastPage / blogCategories.length)), "Promo"),
  "search, another word each time": () => list(1, "", `kata${random(WORDS)}`),
  "search, two words": () => list(1, "", `kata${999 + random(WORDS - 1_000)} seperempat`),
  "search, beginning of words": () => list(1, "", `kata${random(9)}`),
  "search in a category": () => list(1, "Promo", `kata${random(WORDS)}`),
  "search, rare word, any page": () => list(random(33), "", "langka"),
  "search, every fourth, any page": () => list(anyResultPage(), "", "seperempat"),
  "search, every tenth, any page": () => list(anyResultPage(), "", "kulkas"),
  "search, oldest only, any page": () => list(anyResultPage(), "", "kuno"),
  "search, in every title, any page": () => list(anyResultPage(), "", "artikel"),
  "search, another mistyped word": () => list(1, "", `kat${String.fromCharCode(97 + random(26) - 1)}a${random(WORDS)}`),
  "search, with other names": () => list(1, "", `pinjol kata${random(WORDS)}`),
  top: () => topArticles(deps),
  detail: () => readArticle(deps, `artikel-${random(amount)}`),
};
/** PIDs of local PostgreSQL backends. */
async function backendPids(): Promise<number[]> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid).filter((pid) => existsSync(`/proc/${pid}/schedstat`));
}
const cpuMsOf = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
/** CPU milliseconds that the database spends on a call. */
async function databaseCpuMs(call: () => Promise<unknown>): Promise<number> {
  const pids = await backendPids();
  const before = pids.map(cpuMsOf);
  await call();
  const after = pids.map((pid) => (existsSync(`/proc/${pid}/schedstat`) ? cpuMsOf(pid) : 0));
  return after.reduce((sum, ms, at) => sum + Math.max(0, ms - (before[at] ?? 0)), 0);
}
const percentile = (times: number[], share: number) => (times.toSorted((a, b) => a - b)[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(1).padStart(8);
for (const [name, call] of Object.entries(calls)) {
  const taken: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let ms = 0;
    const timedCall = async () => {
      const started = performance.now();
      await call();
      ms = performance.now() - started;
    };
    cpu.push(await databaseCpuMs(timedCall));
    taken.push(ms);
  }
  const work = `   CPU: median ${percentile(cpu, 0.5)} ms   p99 ${percentile(cpu, 0.99)} ms   most ${Math.max(...cpu).toFixed(1)} ms`;
  console.log(`${name.padEnd(32)} median ${percentile(taken, 0.5)} ms   p99 ${percentile(taken, 0.99)} ms${work}`);
}
await close();
