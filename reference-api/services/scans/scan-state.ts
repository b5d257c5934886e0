import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { scanStateResponse } from "../../../lib/contract/scan.ts";
import { files } from "../../db/schema/files.ts";
import { scannedFiles, scans } from "../../db/schema/scans.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { fileUrl } from "../files/file-url.ts";
import { fileName } from "../files/sealed-file.ts";
import { scanCodeHash } from "./scan-code.ts";

export type ScanState = z.output<typeof scanStateResponse>;

/** Who uses a code, and the files that arrived, for its registration only. Throws 1006 for any other code. */
export async function scanState({ db, vault, now }: Deps, owner: Account, code: string): Promise<ScanState> {
  const [scan] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.codeHash, scanCodeHash(vault, code)), eq(scans.accountId, owner.id)));
  if (!scan) throw errors.scanCodeWrong();
  const arrived = await db
    .select({ id: files.id, name: files.name, sealed: files.sealed, size: files.size })
    .from(scannedFiles)
    .innerJoin(files, eq(files.id, scannedFiles.fileId))
    .where(eq(scannedFiles.codeHash, scan.codeHash))
    .orderBy(files.uploadedAt);
  return {
    state: scan.expiresAt <= now() ? "ended" : scan.passHash ? "claimed" : "waiting",
    files: arrived.map((file) => ({ url: fileUrl(file.id), name: fileName(vault, file), size: file.size })),
  };
}
