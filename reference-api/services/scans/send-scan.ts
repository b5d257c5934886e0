import { and, desc, eq, gt } from "drizzle-orm";
import { accounts } from "../../db/schema/accounts.ts";
import { scannedFiles, scans } from "../../db/schema/scans.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { fileIdOf, fileUrl } from "../files/file-url.ts";
import { storeFile, type Upload } from "../files/store-file.ts";
import { digest } from "../secrets.ts";
import { registrationMark } from "./scan-code.ts";

/**
 * Stores a file of the phone with this pass like an upload from the form, and notes it for the code. A repeated request
 * id answers the file of the first one. Throws 1006 for a pass without a running code, and like `storeFile`.
 */
export async function sendScan(deps: Deps, pass: string | undefined, requestId: string, upload: Upload): Promise<string> {
  const { db, now } = deps;
  const [found] = await db
    .select({ scan: scans, owner: accounts })
    .from(scans)
    .innerJoin(accounts, eq(accounts.id, scans.accountId))
    .where(and(eq(scans.passHash, digest(pass ?? "")), gt(scans.expiresAt, now())))
    // Of a phone that keeps its pass, the code that it claimed last.
    .orderBy(desc(scans.expiresAt))
    .limit(1);
  if (!pass || !found || found.scan.registration !== registrationMark(found.owner)) throw errors.scanCodeWrong();
  const { codeHash } = found.scan;
  const [sent] = await db
    .select({ fileId: scannedFiles.fileId })
    .from(scannedFiles)
    .where(and(eq(scannedFiles.codeHash, codeHash), eq(scannedFiles.requestId, requestId)));
  if (sent) return fileUrl(sent.fileId);
  const url = await storeFile(deps, found.owner, upload);
  const noted = await db.transaction(async (tx) => {
    const [running] = await tx.select({ codeHash: scans.codeHash }).from(scans).where(eq(scans.codeHash, codeHash)).for("key share");
    if (running)
      await tx
        .insert(scannedFiles)
        .values({ codeHash, requestId, fileId: fileIdOf(url) as string })
        .onConflictDoNothing();
    return running !== undefined;
  });
  // The code was replaced during the upload: the file stays unclaimed and is removed after a day.
  if (!noted) throw errors.scanCodeWrong();
  return url;
}
