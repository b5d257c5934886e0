import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, eq, gt, isNull } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { randomToken } from "../secrets.ts";
import { fileContext, sealFile, storedAs } from "./sealed-file.ts";
import { incomingFolder } from "./sweep-incoming.ts";

/** Files per step. */
const BATCH = 50;

/**
 * Seals the documents that an earlier version stored in clear. The sealed bytes have another name in the storage: when
 * this is interrupted, the row still leads to the bytes in clear. Returns the number of sealed documents.
 */
export async function sealOlderFiles({
  db,
  storage,
  vault,
  dataDir,
  log,
}: Pick<Deps, "db" | "storage" | "vault" | "dataDir" | "log">): Promise<number> {
  let sealedFiles = 0;
  let after = "";
  for (;;) {
    const rows = await db
      .select()
      .from(files)
      .where(and(isNull(files.sealed), gt(files.id, after)))
      .orderBy(files.id)
      .limit(BATCH);
    for (const row of rows) {
      const bytes = await storage.read(row.id);
      if (!bytes) {
        log.warn("a document in clear is missing in the storage and was not sealed");
        continue;
      }
      const { sealed, dataKey } = vault.sealRecord(fileContext(row.id), row.name ?? "berkas");
      const location = path.join(incomingFolder(dataDir), randomToken());
      await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
      try {
        await writeFile(location, bytes as unknown as AsyncIterable<Uint8Array>, { mode: 0o600 });
        const stored = await sealFile(dataKey, { path: location, name: "", size: row.size, sha256: row.sha256 });
        await storage.save(stored, storedAs({ id: row.id, sealed }));
        const changed = await db
          .update(files)
          .set({ sealed, name: null, sha256: stored.sha256 })
          .where(and(eq(files.id, row.id), isNull(files.sealed)))
          .returning({ id: files.id });
        if (changed.length > 0) await storage.remove(row.id);
        sealedFiles += changed.length;
      } finally {
        for (const one of [location, `${location}.sealed`]) await rm(one, { force: true });
      }
    }
    if (rows.length < BATCH) return sealedFiles;
    after = rows.at(-1)?.id ?? "";
  }
}
