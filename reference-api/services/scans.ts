import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AccountType } from "../../lib/contract/investor.ts";
import { SCAN_ALPHABET, type ScanClaim, scanKind, type scanStateResponse } from "../../lib/contract/scan.ts";
import { SCAN_CODE_CHARS, SCAN_CODE_MS, SCAN_NEWS_MS, SCAN_RESERVED_MS, SCAN_STREAMS_MAX } from "../../lib/limits.ts";
import { accounts } from "../db/schema/accounts.ts";
import { files } from "../db/schema/files.ts";
import { scannedFiles, scans } from "../db/schema/scans.ts";
import { errors } from "../errors.ts";
import type { Vault } from "../keys/data-keys.ts";
import { digest } from "../keys/secrets.ts";
import type { Account } from "./accounts/find-account.ts";
import { maskContact } from "./accounts/registration.ts";
import type { Deps } from "./deps.ts";
import { fileIdOf, fileUrl } from "./files/files.ts";
import { fileName } from "./files/sealed-file.ts";
import { storeFile, type Upload } from "./files/store-file.ts";

/** A new code: 40 random bits, enough for 15 minutes behind the rate limits. */
function newScanCode(): string {
  return Array.from({ length: SCAN_CODE_CHARS }, () => SCAN_ALPHABET[randomInt(SCAN_ALPHABET.length)]).join("");
}

/** How a code is stored: short codes could be guessed from a plain hash. */
const scanCodeHash = (vault: Vault, code: string): string => vault.hmac(`scan:${code}`);

/** The registration that a code belongs to. Changes with a new handle and when the details are submitted. */
const registrationMark = ({ handle, detailsPending }: Pick<Account, "handle" | "detailsPending">): string => digest(`${handle} ${detailsPending}`);

/**
 * Opens a code for one document of a registration, and for others that the phone may go on with; ends the document's
 * earlier code, and takes it from the others of codes that go on. Throws 1016 for a document that the account type does not have.
 */
export async function openScan(
  { db, vault, now }: Deps,
  owner: Account,
  { field, others = [] }: { field: string; others?: string[] | undefined },
): Promise<{ code: string; expiresIn: number }> {
  if (![field, ...others].every((name) => scanKind(owner.type as AccountType, name))) throw errors.scanFieldUnknown();
  const code = newScanCode();
  await db.transaction(async (tx) => {
    // Serialises concurrent calls: each would delete before the other inserts, and both codes would work.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for("update");
    await tx.delete(scans).where(and(eq(scans.accountId, owner.id), eq(scans.field, field)));
    // Another phone has the document now.
    await tx
      .update(scans)
      .set({ others: sql`${scans.others} - ${field}::text` })
      .where(eq(scans.accountId, owner.id));
    await tx.insert(scans).values({
      codeHash: scanCodeHash(vault, code),
      accountId: owner.id,
      field,
      others: [...new Set(others)].filter((name) => name !== field),
      registration: registrationMark(owner),
      expiresAt: new Date(now().getTime() + SCAN_CODE_MS),
    });
  });
  return { code, expiresIn: SCAN_CODE_MS };
}

/**
 * Binds a code to the phone with this pass; the same phone may claim it again. Throws 1006 for an unknown, ended or
 * replaced code, and for one that another phone uses.
 */
export async function claimScan({ db, vault, now }: Deps, { code, pass }: { code: string; pass: string }): Promise<ScanClaim> {
  const codeHash = scanCodeHash(vault, code);
  const passHash = digest(pass);
  const running = and(eq(scans.codeHash, codeHash), gt(scans.expiresAt, now()));
  // One statement, so that of two phones one gets the code.
  const [claimed] = await db
    .update(scans)
    .set({ passHash })
    .where(and(running, or(isNull(scans.passHash), eq(scans.passHash, passHash))))
    .returning();
  if (!claimed) {
    const [taken] = await db.select({ field: scans.field }).from(scans).where(running);
    throw taken ? errors.scanCodeTaken() : errors.scanCodeWrong();
  }
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, claimed.accountId));
  const type = owner?.type as AccountType;
  const kind = owner && scanKind(type, claimed.field);
  if (!owner || !kind || claimed.registration !== registrationMark(owner)) throw errors.scanCodeWrong();
  const others = (claimed.others ?? []).flatMap((name) => {
    const itsKind = scanKind(type, name);
    return itsKind ? [{ field: name, kind: itsKind }] : [];
  });
  return {
    type,
    field: claimed.field,
    kind,
    ...(others.length > 0 ? { others } : {}),
    owner: maskContact(owner.email ?? owner.mobile ?? ""),
    expiresIn: claimed.expiresAt.getTime() - now().getTime(),
  };
}

type ScanState = z.output<typeof scanStateResponse>;

/** Who uses a code, and the files that arrived, for its registration only. Throws 1006 for any other code. */
export async function scanState({ db, vault, now }: Deps, owner: Account, code: string): Promise<ScanState> {
  const [scan] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.codeHash, scanCodeHash(vault, code)), eq(scans.accountId, owner.id)));
  if (!scan) throw errors.scanCodeWrong();
  const arrived = await db
    .select({ id: files.id, name: files.name, sealed: files.sealed, size: files.size, field: scannedFiles.field })
    .from(scannedFiles)
    .innerJoin(files, eq(files.id, scannedFiles.fileId))
    .where(eq(scannedFiles.codeHash, scan.codeHash))
    .orderBy(files.uploadedAt);
  return {
    state: scan.expiresAt <= now() ? "ended" : scan.passHash ? "claimed" : "waiting",
    files: arrived.map(({ field, ...file }) => ({
      url: fileUrl(file.id),
      name: fileName(vault, file),
      size: file.size,
      ...(field ? { field } : {}),
    })),
  };
}

/** How often the database is read for news, milliseconds. Any instance of the API may have written them. */
const READ_MS = 500;
/** Added for each open stream, so that many of them together read no more often than this, milliseconds. */
const READ_MS_PER_STREAM = 10;

/** Open streams of each registration in this process. */
const streams = new Map<string, number>();

/**
 * Yields `first`, then the state of a code after each change, for a while or until the signal is aborted. Throws 1006
 * once another code replaces it, and 429 when the registration has too many streams open.
 */
export async function* followScan(deps: Deps, owner: Account, code: string, first: ScanState, signal: AbortSignal): AsyncGenerator<ScanState, void> {
  const open = streams.get(owner.id) ?? 0;
  if (open >= SCAN_STREAMS_MAX) throw errors.tooManyRequests(SCAN_NEWS_MS / 1_000);
  streams.set(owner.id, open + 1);
  try {
    let last = first;
    yield last;
    const ends = performance.now() + SCAN_NEWS_MS;
    while (performance.now() < ends) {
      const all = [...streams.values()].reduce((sum, count) => sum + count, 0);
      await pause(Math.max(READ_MS, all * READ_MS_PER_STREAM), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const state = await scanState(deps, owner, code);
      if (!isDeepStrictEqual(state, last)) yield state;
      last = state;
    }
  } finally {
    const left = (streams.get(owner.id) ?? 1) - 1;
    if (left > 0) streams.set(owner.id, left);
    else streams.delete(owner.id);
  }
}

/**
 * Reserves the place of a request's file. Returns the id of the file when it has arrived before, and otherwise the time
 * that marks the place as the caller's. Throws 1006 when the code was replaced, and 429 while the same request is being stored.
 */
async function reserveScan(
  { db, now }: Deps,
  codeHash: string,
  requestId: string,
  field: string | null,
): Promise<{ fileId: string } | { reservedAt: Date }> {
  return db.transaction(async (tx) => {
    const [running] = await tx.select({ codeHash: scans.codeHash }).from(scans).where(eq(scans.codeHash, codeHash)).for("key share");
    if (!running) throw errors.scanCodeWrong();
    const reservedAt = now();
    const [reserved] = await tx
      .insert(scannedFiles)
      .values({ codeHash, requestId, field, reservedAt })
      .onConflictDoUpdate({
        target: [scannedFiles.codeHash, scannedFiles.requestId],
        set: { reservedAt, field },
        // The process that reserved it has ended.
        setWhere: and(isNull(scannedFiles.fileId), lt(scannedFiles.reservedAt, new Date(reservedAt.getTime() - SCAN_RESERVED_MS))),
      })
      .returning({ requestId: scannedFiles.requestId });
    if (reserved) return { reservedAt };
    const [sent] = await tx
      .select({ fileId: scannedFiles.fileId })
      .from(scannedFiles)
      .where(and(eq(scannedFiles.codeHash, codeHash), eq(scannedFiles.requestId, requestId)));
    if (!sent?.fileId) throw errors.tooManyAtOnce();
    return { fileId: sent.fileId };
  });
}

/**
 * Stores a file of the phone with this pass like an upload from the form, and notes it for the code. A repeated request
 * id answers the file of the first one, and of parallel ones one is stored. `field`: one of the further documents of the
 * code. Throws 1006 for a pass without a running code, 1016 for a document that the code is not for, 429 while the same
 * request is being stored, and like `storeFile`.
 */
export async function sendScan(
  deps: Deps,
  { pass, field, requestId }: { pass: string | undefined; field: string | undefined; requestId: string },
  upload: Upload,
): Promise<string> {
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
  const { codeHash, others } = found.scan;
  const other = field !== undefined && field !== found.scan.field ? field : null;
  if (other !== null && !others?.includes(other)) throw errors.scanFieldUnknown();
  const place = await reserveScan(deps, codeHash, requestId, other);
  if ("fileId" in place) return fileUrl(place.fileId);
  const sameRequest = and(eq(scannedFiles.codeHash, codeHash), eq(scannedFiles.requestId, requestId));
  // A slow request may find that another one has taken over its reservation.
  const mine = and(sameRequest, eq(scannedFiles.reservedAt, place.reservedAt), isNull(scannedFiles.fileId));
  let url: string;
  try {
    url = await storeFile(deps, found.owner, upload);
  } catch (error) {
    await db.delete(scannedFiles).where(mine);
    throw error;
  }
  const noted = await db
    .update(scannedFiles)
    .set({ fileId: fileIdOf(url) as string })
    .where(mine)
    .returning({ requestId: scannedFiles.requestId });
  if (noted.length > 0) return url;
  // The place was taken over or the code replaced during the upload: the file stays unclaimed and is removed after a day.
  const [sent] = await db.select({ fileId: scannedFiles.fileId }).from(scannedFiles).where(sameRequest);
  if (!sent?.fileId) throw errors.scanCodeWrong();
  return fileUrl(sent.fileId);
}
