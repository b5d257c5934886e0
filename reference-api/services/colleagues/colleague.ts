import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { type ColleagueFill, type ColleagueOpened, colleagueAnswersOf } from "../../../lib/contract/colleague.ts";
import { type ColleaguePart, fieldsOfPart } from "../../../lib/contract/colleague-parts.ts";
import { documentsOf } from "../../../lib/contract/field-list.ts";
import { COLLEAGUE_FILES_MAX, COLLEAGUE_LINK_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { colleagueFiles, colleagueLinks } from "../../db/schema/colleagues.ts";
import { files } from "../../db/schema/files.ts";
import { errors } from "../../errors.ts";
import { digest } from "../../keys/secrets.ts";
import { checkBank, checkRegion } from "../accounts/details.ts";
import type { Account } from "../accounts/find-account.ts";
import { contactsOf, notifyLater } from "../accounts/notices.ts";
import { maskContact } from "../accounts/registration.ts";
import { audit } from "../audit.ts";
import type { Deps } from "../deps.ts";
import { fileIdOf, readFile, removeFile, removeFromStorage } from "../files/files.ts";
import { storeFile, type Upload } from "../files/store-file.ts";
import { contentOfLink, type Link, sealLink } from "./links.ts";
import { isOpen } from "./owner.ts";

type Opened = { row: Link; owner: Account };

/** The row of a link and its owner, whatever its state. Throws 1004 for an unknown one. */
async function findLink(db: Pick<Database, "select">, link: string | undefined): Promise<Opened> {
  const [found] = link
    ? await db
        .select({ row: colleagueLinks, owner: accounts })
        .from(colleagueLinks)
        .innerJoin(accounts, eq(accounts.id, colleagueLinks.accountId))
        .where(eq(colleagueLinks.linkHash, digest(link)))
    : [];
  if (!found) throw errors.colleagueLinkEnded();
  return found;
}

/** A link that can be used. Throws 1004, in the same words, for one that is unknown, used, revoked or expired. */
async function openLink({ db, now }: Pick<Deps, "db" | "now">, link: string | undefined): Promise<Opened> {
  const found = await findLink(db, link);
  if (!isOpen(found.row, found.owner, now())) throw errors.colleagueLinkEnded();
  return found;
}

/** Locks a link that can be used, for a transaction that changes it. Throws 1004. */
async function lockLink(tx: Pick<Database, "select">, { row, owner }: Opened, now: Date): Promise<Link> {
  const [locked] = await tx.select().from(colleagueLinks).where(eq(colleagueLinks.id, row.id)).for("update");
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, owner.id));
  if (!locked || !account || !isOpen(locked, account, now)) throw errors.colleagueLinkEnded();
  return locked;
}

/** What a link is for. Throws 1004. */
export async function openColleague(deps: Deps, link: string | undefined): Promise<ColleagueOpened> {
  const { row, owner } = await openLink(deps, link);
  return {
    type: 1,
    part: row.part as ColleaguePart,
    owner: maskContact(owner.email ?? owner.mobile ?? ""),
    expiresAt: row.expiresAt.toISOString(),
  };
}

const isDocumentOf = (row: Link, field: string | undefined): field is string =>
  documentsOf(fieldsOfPart(row.part as ColleaguePart)).some(({ name }) => name === field);

/**
 * Stores a file for a document of a link's part, as an upload of its owner, which the link holds. Throws 1004, 1016 for
 * another document, 1013 after the files of a link, and like `storeFile`.
 */
export async function uploadWithLink(deps: Deps, link: string, field: string | undefined, upload: Upload): Promise<string> {
  const opened = await openLink(deps, link);
  const { row, owner } = opened;
  if (!isDocumentOf(row, field)) throw errors.colleagueDocument();
  const ofLink = eq(colleagueFiles.linkId, row.id);
  if ((await deps.db.$count(colleagueFiles, ofLink)) >= COLLEAGUE_FILES_MAX) throw errors.tooManyFiles();
  const url = await storeFile(deps, owner, upload);
  const fileId = fileIdOf(url) as string;
  try {
    await deps.db.transaction(async (tx) => {
      await lockLink(tx, opened, deps.now());
      if ((await tx.$count(colleagueFiles, ofLink)) >= COLLEAGUE_FILES_MAX) throw errors.tooManyFiles();
      await tx.insert(colleagueFiles).values({ fileId, linkId: row.id, field });
    });
  } catch (error) {
    const removed = await deps.db.delete(files).where(eq(files.id, fileId)).returning({ id: files.id, sealed: files.sealed });
    await removeFromStorage(deps, removed);
    throw error;
  }
  return url;
}

/** The link and owner of a file that came with this link. Throws 1004, and 1404 for any other file. */
async function fileOfLink(deps: Deps, link: string, id: string): Promise<Opened> {
  const opened = await openLink(deps, link);
  const mine = and(eq(colleagueFiles.fileId, id), eq(colleagueFiles.linkId, opened.row.id));
  if ((await deps.db.$count(colleagueFiles, mine)) === 0) throw errors.notFound();
  return opened;
}

/** A file that came with this link, as `readFile`. */
export async function readWithLink(deps: Deps, link: string, id: string, requestId: string): Promise<Response> {
  const { row, owner } = await fileOfLink(deps, link, id);
  return readFile(deps, owner, id, requestId, `colleague:${row.id}`);
}

/** Removes a file that came with this link, as `removeFile`. */
export async function removeWithLink(deps: Deps, link: string, url: string, requestId: string): Promise<void> {
  const { row, owner } = await fileOfLink(deps, link, fileIdOf(url) ?? "");
  await removeFile(deps, owner, url, requestId, `colleague:${row.id}`);
}

/**
 * Hands the answers of a part to the owner, sends the owner a message, and uses up the link. Repeating the same answers
 * succeeds without effect until they are taken, because the response may have been lost. Throws 1004, 400 for answers that do not fit the part,
 * and 1011 for a file that did not come with this link.
 */
export async function fillColleague(deps: Deps, link: string | undefined, { name, fields }: ColleagueFill, requestId: string): Promise<void> {
  const { db, vault, now } = deps;
  const found = await findLink(db, link);
  const { row } = found;
  const part = row.part as ColleaguePart;
  if (row.filledAt && !row.takenAt && !row.revokedAt) {
    const before = contentOfLink(vault, row);
    if (before.name === name && isDeepStrictEqual(before.fields, JSON.parse(JSON.stringify(fields)))) return;
  }
  if (!isOpen(row, found.owner, now())) throw errors.colleagueLinkEnded();
  const checked = colleagueAnswersOf(part).safeParse(fields);
  if (!checked.success) throw errors.badRequest();
  const answers = checked.data as Record<string, string | string[]>;
  if (part === "address") checkRegion(deps, ["province", "city", "district", "village"].map((level) => answers[level]).join("/"));
  if (part === "finance") await checkBank(deps, String(answers.bankName));
  const documents = documentsOf(fieldsOfPart(part)).flatMap(({ name: field }) =>
    [answers[field] ?? []].flat().map((url) => ({ field, id: fileIdOf(url) })),
  );
  const removed = await db.transaction(async (tx) => {
    const current = now();
    const locked = await lockLink(tx, found, current);
    const held = await tx.select().from(colleagueFiles).where(eq(colleagueFiles.linkId, row.id));
    if (!documents.every(({ field, id }) => held.some((file) => file.fileId === id && file.field === field))) throw errors.fileUnknown();
    const named = documents.map(({ id }) => id as string);
    const surplus = tx
      .select({ id: colleagueFiles.fileId })
      .from(colleagueFiles)
      .where(and(eq(colleagueFiles.linkId, row.id), ...(named.length > 0 ? [notInArray(colleagueFiles.fileId, named)] : [])));
    const gone = await tx.delete(files).where(inArray(files.id, surplus)).returning({ id: files.id, sealed: files.sealed });
    const { to } = contentOfLink(vault, locked);
    await tx
      .update(colleagueLinks)
      .set({
        filledAt: current,
        expiresAt: new Date(current.getTime() + COLLEAGUE_LINK_MS),
        sealed: sealLink(vault, row.id, { ...(to ? { to } : {}), name, fields: answers }),
      })
      .where(eq(colleagueLinks.id, row.id));
    await audit(tx, current, {
      actor: `colleague:${row.id}`,
      action: "colleague-filled",
      subject: found.owner.id,
      requestId,
      after: { part, documents: documents.length },
    });
    return gone;
  });
  await removeFromStorage(deps, removed);
  notifyLater(deps, found.owner.id, contactsOf(found.owner).slice(0, 1), { kind: "colleague-filled", part });
}
