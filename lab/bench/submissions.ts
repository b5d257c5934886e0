/**
 * Fills a throwaway database with submissions and prints how long the desk takes to list and find them.
 * `npm run bench:submissions -- --amount=100000` uses an embedded database in a folder of its own; DATABASE_URL selects an
 * empty PostgreSQL, which keeps the rows.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../reference-api/db/open.ts";
import type { Desk } from "../../reference-api/services/audit.ts";
import { listSubmissions } from "../../reference-api/services/submissions.ts";
import { describeMachine, median, option, printTable } from "./test-bed.ts";

const amount = Number(option("amount") ?? 100_000);
const RUNS = 25;
const PAGE_SIZE = 25;

const directory = mkdtempSync(path.join(tmpdir(), "simpul-bench-"));
const where = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { dataDir: directory };
const { db, close } = await openDatabase({ ...where, forTool: true });
try {
  // A third of the names is frequent, and one in twenty-five waits for its first reader.
  await db.execute(sql`
    with people as (
      insert into accounts (type, username, email, email_key, mobile, password_hash, details_pending, handle, handle_expires_at, created_at)
      select (n % 10 = 0)::int, (array['Dewi', 'Budi', 'Sri', 'Agus', 'Putri', 'Joko'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 8) || ' ' || n,
        'orang' || n || '@banyak' || n % 50 || '.id', 'orang' || n || '@banyak' || n % 50 || '.id', '628' || (1000000000 + n), 'x', false, 'banyak-' || n, now(), now()
      from generate_series(1, ${amount}::int) n
      returning id, handle
    )
    insert into submissions (account_id, digest, number, accepted_at, status)
    select id, 'x', 'DAF-' || upper(substr(md5(handle), 1, 4) || '-' || substr(md5(handle), 5, 4) || '-' || substr(md5(handle), 9, 4)),
      timestamptz '2025-01-01' + n * interval '5 minutes',
      case when n > ${amount}::int * 0.96 then 'received' when n % 20 = 0 then 'refused' when n % 20 = 1 then 'correction' else 'approved' end
    from (select id, handle, replace(handle, 'banyak-', '')::int as n from people) as numbered`);
  await db.execute(sql`vacuum analyze accounts, submissions`);
  const desk = { db } as unknown as Desk;
  const list = (over: Partial<Parameters<typeof listSubmissions>[1]>) => listSubmissions(desk, { limit: PAGE_SIZE + 1, ...over });
  const number = (await list({ offset: amount / 2, limit: 1 }))[0]?.number ?? "";
  const person = 1 + Math.floor(amount * 0.7);
  const calls: Record<string, () => Promise<unknown[]>> = {
    "first page": () => list({}),
    "page in the middle": () => list({ offset: amount / 2 }),
    "last page": () => list({ offset: amount - PAGE_SIZE }),
    "a state, first page": () => list({ status: "received" }),
    "a state, last page": () => list({ status: "approved", offset: amount * 0.8 }),
    "a rare name": () => list({ typed: ` ${person}` }),
    "a frequent name": () => list({ typed: "dewi" }),
    "a frequent name, in a state": () => list({ typed: "dewi", status: "received" }),
    "a name of two letters": () => list({ typed: "sr" }),
    "an e-mail address": () => list({ typed: `orang${person}@banyak${person % 50}.id` }),
    "a part of many addresses": () => list({ typed: "@banyak7." }),
    "a number": () => list({ typed: number }),
    "a part of a number": () => list({ typed: number.slice(0, 9).toLowerCase() }),
    "nobody's name": () => list({ typed: "tidak ada orang ini" }),
  };
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(calls)) {
    const found = (await call()).length;
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      await call();
      times.push(performance.now() - started);
    }
    rows.push([name, String(found), Math.min(...times).toFixed(1), median(times).toFixed(1)]);
  }
  console.log(describeMachine());
  printTable([`${amount} submissions`, "rows", "quickest ms", "median ms"], rows);
} finally {
  await close();
  rmSync(directory, { recursive: true, force: true });
}
