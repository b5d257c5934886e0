import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import type { Deps } from "../deps.ts";
import { type StoredFile, storedAs } from "../files/sealed-file.ts";

export type Table = {
  name: string;
  /** Columns that are not computed by the database. */
  columns: string[];
  /** Tables that its foreign keys refer to. */
  refersTo: string[];
};

/** The tables of the service, each after those that it refers to. */
export async function listTables(db: Pick<Database, "execute">): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const sorted: Table[] = [];
  for (let left = rows; left.length > 0; ) {
    const ready = left.filter(({ refersTo }) => refersTo.every((name) => sorted.some((table) => table.name === name)));
    if (ready.length === 0) throw new Error("the foreign keys of the tables form a cycle");
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The number of migrations that a database has. A backup is restored by the version that wrote it. */
export async function migrationCount(db: Pick<Database, "execute">): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  return rows[0]?.count ?? 0;
}

/**
 * A line of a backup: first the rows, then the documents as they are stored, in pieces, and last the counts, without
 * which a backup is incomplete.
 */
export type BackupLine =
  | { backup: 1; at: string; migrations: number }
  | { table: string; row: Record<string, unknown> }
  | { document: string; data: string }
  | { document: string; size: number; sha256: string }
  | { document: string; missing: true }
  | { end: { tables: Record<string, number>; documents: number } }
  | { proof: string };

const ROWS_AT_ONCE = 200;

/**
 * The lines of a backup of the running service. All rows are from one snapshot. A document is stored before its row and
 * removed after it, so each row has its document, unless it was removed in between.
 */
async function* linesOf({ db, storage, now }: Pick<Deps, "db" | "storage" | "now">): AsyncGenerator<BackupLine> {
  const queue: BackupLine[] = [];
  const counts: Record<string, number> = {};
  const documents: StoredFile[] = [];
  let wake: (() => void) | undefined;
  let room: (() => void) | undefined;
  let done = false;
  let stopped = false;
  const push = async (line: BackupLine) => {
    queue.push(line);
    wake?.();
    if (queue.length > ROWS_AT_ONCE && !stopped)
      await new Promise<void>((resolve) => {
        room = resolve;
      });
    if (stopped) throw new Error("the reader of the backup left");
  };
  const reading = db
    .transaction(
      async (tx) => {
        // A slow reader must not end the transaction.
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await push({ backup: 1, at: now().toISOString(), migrations: await migrationCount(tx) });
        for (const { name } of await listTables(tx)) {
          counts[name] = 0;
          await tx.execute(sql`declare backup_rows no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(name)} t`);
          for (;;) {
            const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`));
            for (const { row } of rows) {
              if (name === "files" || name === "content_pictures")
                documents.push({ id: String(row.id), sealed: (row.sealed as string | null | undefined) ?? null });
              await push({ table: name, row });
            }
            counts[name] += rows.length;
            if (rows.length < ROWS_AT_ONCE) break;
          }
          await tx.execute(sql`close backup_rows`);
        }
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    )
    .finally(() => {
      done = true;
      wake?.();
    });
  reading.catch(() => undefined);
  try {
    while (!done || queue.length > 0) {
      const line = queue.shift();
      if (line) yield line;
      else if (!done)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (queue.length <= ROWS_AT_ONCE) room?.();
    }
  } finally {
    stopped = true;
    room?.();
  }
  await reading;
  for (const file of documents) {
    const document = storedAs(file);
    const bytes = await storage.read(document);
    if (!bytes) {
      yield { document, missing: true };
      continue;
    }
    const hash = createHash("sha256");
    let size = 0;
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      yield { document, data: Buffer.from(piece).toString("base64") };
    }
    yield { document, size, sha256: hash.digest("hex") };
  }
  yield { end: { tables: counts, documents: documents.length } };
}

/** What the last line of a backup proves: these bytes were written by a service with the same keys. */
export const backupProof = (sha256: string): string => `backup ${sha256}`;

async function* asText(vault: Deps["vault"], lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ proof: vault.hmac(backupProof(hash.digest("hex"))) } satisfies BackupLine)}\n`;
}

/**
 * A backup as a stream: JSON lines, compressed with gzip. Sealed values and documents stay sealed. The last line proves
 * by the service's keys that nothing was changed. Cancelling the stream ends the reading of the database.
 */
export function exportBackup(deps: Pick<Deps, "db" | "storage" | "now" | "vault">): ReadableStream {
  // The stream itself reports a failure to its reader.
  const compressed = pipeline(Readable.from(asText(deps.vault, linesOf(deps))), createGzip(), () => undefined);
  return Readable.toWeb(compressed) as unknown as ReadableStream;
}
