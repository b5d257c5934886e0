import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type StoredFile, storedAs } from "../files/sealed-file.ts";
import { listTables, migrationCount } from "./tables.ts";

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
  | { end: { tables: Record<string, number>; documents: number } };

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
  const push = async (line: BackupLine) => {
    queue.push(line);
    wake?.();
    if (queue.length > ROWS_AT_ONCE)
      await new Promise<void>((resolve) => {
        room = resolve;
      });
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
              if (name === "files") documents.push({ id: String(row.id), sealed: (row.sealed as string | null) ?? null });
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
  while (!done || queue.length > 0) {
    const line = queue.shift();
    if (line) yield line;
    else if (!done)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (queue.length <= ROWS_AT_ONCE) room?.();
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
    for await (const piece of bytes as unknown as AsyncIterable<Uint8Array>) {
      hash.update(piece);
      size += piece.length;
      yield { document, data: Buffer.from(piece).toString("base64") };
    }
    yield { document, size, sha256: hash.digest("hex") };
  }
  yield { end: { tables: counts, documents: documents.length } };
}

async function* asText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** A backup as a stream: JSON lines, compressed with gzip. Sealed values and documents stay sealed. */
export function exportBackup(deps: Pick<Deps, "db" | "storage" | "now">): ReadableStream {
  const compressed = Readable.from(asText(linesOf(deps))).pipe(createGzip());
  return Readable.toWeb(compressed) as unknown as ReadableStream;
}
