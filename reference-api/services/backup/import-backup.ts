import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { DeskError } from "../../errors.ts";
import { randomToken } from "../../keys/secrets.ts";
import { isStoredName } from "../../storage/file-storage.ts";
import type { Deps } from "../deps.ts";
import { incomingFolder } from "../files/store-file.ts";

import { type BackupLine, backupProof, listTables, migrationCount, type Table } from "./export-backup.ts";

type Target = Pick<Deps, "db" | "storage" | "dataDir" | "vault">;
export type Restored = { tables: Record<string, number>; documents: number; missing: number };

const ROWS_AT_ONCE = 200;
/** A database with rows in one of these tables is in use. */
const USED = ["accounts", "files", "submissions", "rights_requests", "audit_log"];

async function countOf(db: Pick<Database, "execute">, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return rows[0]?.count ?? 0;
}

async function insertRows(tx: Pick<Database, "execute">, { name, columns }: Table, rows: Record<string, unknown>[]): Promise<void> {
  const names: SQL = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

/** Continues the numbers of serial columns after the highest restored one. */
async function continueSequences(tx: Pick<Database, "execute">): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows)
    await tx.execute(
      sql`select setval(${sequence}::regclass, (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
}

/** Puts the pieces of one document into a file and then into the storage. */
function documentWriter({ storage, dataDir }: Target) {
  let current: { id: string; location: string; handle: FileHandle; hash: ReturnType<typeof createHash>; size: number } | undefined;
  return {
    async piece(id: string, data: string) {
      if (!isStoredName(id)) throw new DeskError("The backup has a document with a name that this service does not use.");
      if (!current) {
        await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
        const location = path.join(incomingFolder(dataDir), randomToken());
        current = { id, location, handle: await open(location, "wx", 0o600), hash: createHash("sha256"), size: 0 };
      }
      const bytes = Buffer.from(data, "base64");
      current.hash.update(bytes);
      current.size += bytes.length;
      await current.handle.writeFile(bytes);
    },
    async finish(id: string, sha256: string) {
      // A document without bytes has no piece.
      await this.piece(id, "");
      if (!current || current.id !== id || current.hash.digest("hex") !== sha256) throw new DeskError(`The document ${id} of the backup is damaged.`);
      const { location, handle, size } = current;
      await handle.sync();
      await handle.close();
      await storage.save({ path: location, name: "", size, sha256 }, id);
      await rm(location, { force: true });
      current = undefined;
      const hash = createHash("sha256");
      for await (const piece of ((await storage.read(id)) ?? []) as AsyncIterable<Uint8Array>) hash.update(piece);
      if (hash.digest("hex") !== sha256) throw new DeskError(`The document ${id} differs in the storage.`);
    },
    async abandon() {
      await current?.handle.close().catch(() => undefined);
      if (current) await rm(current.location, { force: true });
    },
  };
}

/** Longest line of a backup, bytes: a row has at most its JSON body, a piece of a document what a storage sends at once. */
const LINE_MAX_BYTES = 33_554_432;
const NEW_LINE = 0x0a;

/** The lines of the text, each with its line break. Throws a DeskError for one that is too long. */
async function* textLines(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of text) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...waiting, chunk.subarray(from, end + 1)]);
      [waiting, length, from] = [[], 0, end + 1];
    }
    waiting.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LINE_MAX_BYTES) throw new DeskError("The backup is damaged: a line is too long.");
  }
  if (length > 0) throw new DeskError("The backup is incomplete.");
}

/** The lines up to the proof. Throws a DeskError when the proof is missing or is not one of these keys over these lines. */
async function* linesOf(source: ReadableStream, vault: Deps["vault"]): AsyncGenerator<BackupLine> {
  const text = pipeline(Readable.fromWeb(source as Parameters<typeof Readable.fromWeb>[0]), createGunzip(), () => undefined);
  const hash = createHash("sha256");
  let isProved = false;
  for await (const line of textLines(text)) {
    const parsed = JSON.parse(line.toString("utf8")) as BackupLine;
    if (isProved) throw new DeskError("The backup was changed: it has lines after its end.");
    if ("proof" in parsed) {
      isProved = vault.isHmacOf(backupProof(hash.copy().digest("hex")), parsed.proof);
      if (!isProved) throw new DeskError("The backup was changed, or written with other DATA_KEYS.");
      continue;
    }
    hash.update(line);
    yield parsed;
  }
  if (!isProved) throw new DeskError("The backup is incomplete.");
}

/**
 * Restores a backup into an empty, migrated database and a storage, all rows in one transaction. Every document is read
 * back and compared by its hash, every table by its count. Throws a DeskError, with an unchanged database, when the
 * database is in use, the backup is of another version, damaged or incomplete.
 */
export async function importBackup(target: Target, source: ReadableStream): Promise<Restored> {
  const writer = documentWriter(target);
  try {
    return await target.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const tables = await listTables(tx);
      for (const name of USED)
        if ((await countOf(tx, name)) > 0) throw new DeskError(`The database is in use (${name} has rows): restore into an empty one.`);
      for (const { name } of [...tables].reverse()) if (!USED.includes(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`);
      let waiting: { table: Table; rows: Record<string, unknown>[] } | undefined;
      const flush = async () => {
        if (waiting && waiting.rows.length > 0) await insertRows(tx, waiting.table, waiting.rows);
        waiting = undefined;
      };
      const restored: Restored = { tables: {}, documents: 0, missing: 0 };
      let complete = false;
      for await (const line of linesOf(source, target.vault)) {
        if ("backup" in line) {
          if (line.migrations !== (await migrationCount(tx)))
            throw new DeskError("The backup is of another version: restore it with the version that wrote it.");
        } else if ("table" in line) {
          const table = tables.find(({ name }) => name === line.table);
          if (!table) throw new DeskError(`The backup has an unknown table ${line.table}.`);
          if (waiting?.table !== table || waiting.rows.length >= ROWS_AT_ONCE) await flush();
          waiting ??= { table, rows: [] };
          waiting.rows.push(line.row);
        } else {
          await flush();
          if ("data" in line) await writer.piece(line.document, line.data);
          else if ("missing" in line) restored.missing += 1;
          else if ("sha256" in line) {
            await writer.finish(line.document, line.sha256);
            restored.documents += 1;
          } else if ("end" in line) {
            await continueSequences(tx);
            for (const { name } of tables) restored.tables[name] = await countOf(tx, name);
            for (const [name, count] of Object.entries(line.end.tables))
              if (restored.tables[name] !== count) throw new DeskError(`The table ${name} has ${restored.tables[name]} rows instead of ${count}.`);
            if (restored.documents + restored.missing !== line.end.documents) throw new DeskError("The backup lacks documents.");
            complete = true;
          }
        }
      }
      if (!complete) throw new DeskError("The backup is incomplete.");
      return restored;
    });
  } finally {
    await writer.abandon();
  }
}
