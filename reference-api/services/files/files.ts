import { and, eq, gt, isNull } from "drizzle-orm";
import { accounts } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import { errorFields } from "../../error-fields.ts";
import { DeskError, errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { sessionAccount } from "../accounts/sessions.ts";
import { type Act, audit, type Desk, need } from "../audit.ts";
import type { Deps } from "../deps.ts";
import { fileName, openFile, type StoredFile, storedAs } from "./sealed-file.ts";

const PREFIX = "/api/common/file/";

/** The URL path of a stored file. The gateway serves it to the owner only. */
export function fileUrl(id: string): string {
  return PREFIX + id;
}

/** The file id in such a URL; undefined for any other URL. */
export function fileIdOf(url: string): string | undefined {
  return url.startsWith(PREFIX) && /^[\w-]{16,64}$/.test(url.slice(PREFIX.length)) ? url.slice(PREFIX.length) : undefined;
}

/** Credentials for file endpoints: the handle of a running registration, or a session. */
type FileCredentials = { handle: string | undefined; token: string | undefined };

/**
 * The account that the credentials belong to. Throws 401 without credentials, 1004 for an expired handle, and 1004 when
 * handle and session belong to different accounts: otherwise a planted handle would collect documents of the signed-in
 * person.
 */
export async function fileOwner(deps: Deps, { handle, token }: FileCredentials): Promise<Account> {
  const signedIn = await sessionAccount(deps, token);
  if (handle) {
    const [account] = await deps.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.handle, handle), eq(accounts.detailsPending, true), gt(accounts.handleExpiresAt, deps.now())));
    if (account && signedIn && account.id !== signedIn.id) throw errors.handleOfAnother();
    if (account) return account;
  }
  if (signedIn) return signedIn;
  throw handle ? errors.handleInvalid() : errors.unauthorized();
}

/** A file name as an RFC 8187 extended value: also escapes '()*, which encodeURIComponent leaves. */
export const extendedValue = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The document as a download for its owner, or for `actor` on their behalf. Throws 1404 for anybody else. */
export async function readFile(
  deps: Deps,
  owner: Account,
  id: string,
  requestId: string,
  actor: Act["actor"] = `funder:${owner.id}`,
): Promise<Response> {
  const [file] = await deps.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.accountId, owner.id)));
  if (!file) throw errors.notFound();
  const bytes = await openFile(deps, file);
  if (!bytes) throw errors.notFound();
  await audit(deps.db, deps.now(), { actor, action: "document-read", subject: id, requestId });
  return new Response(bytes, {
    headers: {
      "content-type": file.mediaType,
      "content-length": String(file.size),
      "content-disposition": `attachment; filename*=UTF-8''${extendedValue(fileName(deps.vault, file))}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** The name and opened bytes of a document. Reading it is audited before the first byte. */
export async function openDocument(desk: Desk, id: string): Promise<{ name: string; mediaType: string; size: number; bytes: ReadableStream }> {
  need(desk, "submissions");
  const { db, vault, now, actor, requestId } = desk;
  const [file] = await db.select().from(files).where(eq(files.id, id));
  const bytes = file && (await openFile(desk, file));
  if (!file || !bytes) throw new DeskError("There is no document with this id.");
  await audit(db, now(), { actor, action: "document-read", subject: id, requestId, after: { account: file.accountId } });
  return { name: fileName(vault, file), mediaType: file.mediaType, size: file.size, bytes };
}

/** Removes the bytes of files after their rows. Failures are logged; the orphan sweep removes the rest. */
export async function removeFromStorage({ storage, log }: Pick<Deps, "storage" | "log">, removed: StoredFile[]): Promise<void> {
  for (const file of removed)
    await storage.remove(storedAs(file)).catch((error: unknown) => log.warn(errorFields(error as Error), "file not removed"));
}

/**
 * Removes a document that its owner removed from the form. Throws 1404 for an unknown document or another account's,
 * and 1011 for one that a submission has claimed. The orphan sweep removes bytes that the storage fails to remove.
 */
export async function removeFile(
  { db, storage, log, now }: Pick<Deps, "db" | "storage" | "log" | "now">,
  owner: Account,
  url: string,
  requestId: string,
  actor: Act["actor"] = `funder:${owner.id}`,
): Promise<void> {
  const id = fileIdOf(url);
  if (!id) throw errors.notFound();
  const mine = and(eq(files.id, id), eq(files.accountId, owner.id));
  const removed = await db.transaction(async (tx) => {
    const rows = await tx
      .delete(files)
      .where(and(mine, isNull(files.claimedAt)))
      .returning({ id: files.id, sealed: files.sealed });
    if (rows.length > 0) await audit(tx, now(), { actor, action: "document-removal", subject: id, requestId });
    return rows;
  });
  if (removed.length === 0) {
    const [claimed] = await db.select({ id: files.id }).from(files).where(mine);
    throw claimed ? errors.fileClaimed() : errors.notFound();
  }
  await removeFromStorage({ storage, log }, removed);
}
