import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open.ts";
import { submissions } from "../../db/schema/accounts.ts";
import { appUsers, deletionReceipts } from "../../db/schema/app-users.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Vault } from "../../keys/data-keys.ts";
import { audit, type Desk } from "../audit.ts";
import { proveReceiptKeys } from "../deletion/receipt.ts";
import { sealOlderFiles } from "../files/store-file.ts";
import { type SealedColumn, sealedColumns, sealFor } from "./sealed-columns.ts";

/** Rows per step. */
const BATCH = 500;

/** Repeats a step until it handles less than a batch. Returns the number of handled rows. */
async function inBatches(step: () => Promise<number>): Promise<number> {
  for (let all = 0; ; ) {
    const handled = await step();
    all += handled;
    if (handled < BATCH) return all;
  }
}

/**
 * Seals the hashes of identity numbers with the first key: unsealed ones of earlier versions, and those of a key that is
 * being rotated out. Throws when a hash is sealed with a key that is not in DATA_KEYS.
 */
export async function sealIdNumbers(db: Database, vault: Vault): Promise<void> {
  const isOther = and(ne(appUsers.idNumberHash, ""), sql`not starts_with(${appUsers.idNumberHash}, ${vault.prefix})`);
  await inBatches(async () => {
    const rows = await db.select({ id: appUsers.id, stored: appUsers.idNumberHash }).from(appUsers).where(isOther).limit(BATCH);
    for (const { id, stored } of rows) {
      const sealed = vault.seal(stored.startsWith("sealed:") ? vault.open(stored) : stored);
      await db.update(appUsers).set({ idNumberHash: sealed }).where(eq(appUsers.id, id));
    }
    return rows.length;
  });
}

/** Seals the rows that an earlier version stored in clear. */
export async function sealOlderRows(db: Database, vault: Vault): Promise<void> {
  await inBatches(async () => {
    const rows = await db.select().from(submissions).where(isNull(submissions.sealed)).limit(BATCH);
    for (const { accountId, details } of rows) {
      const sealed = sealFor(vault, "submission", accountId, JSON.stringify(details));
      await db.update(submissions).set({ sealed, details: null }).where(eq(submissions.accountId, accountId));
    }
    return rows.length;
  });
  await inBatches(async () => {
    const rows = await db.select().from(rightsRequests).where(isNull(rightsRequests.sealed)).limit(BATCH);
    for (const { ticket, name, contact, message } of rows) {
      const sealed = sealFor(vault, "ticket", ticket, JSON.stringify({ name, contact, message }));
      await db.update(rightsRequests).set({ sealed, name: null, contact: null, message: null }).where(eq(rightsRequests.ticket, ticket));
    }
    return rows.length;
  });
  await inBatches(async () => {
    const inClear = and(ne(deletionReceipts.comment, ""), sql`not starts_with(${deletionReceipts.comment}, 'record:')`);
    const rows = await db.select().from(deletionReceipts).where(inClear).limit(BATCH);
    for (const { number, comment } of rows)
      await db
        .update(deletionReceipts)
        .set({ comment: sealFor(vault, "receipt", number, comment) })
        .where(eq(deletionReceipts.number, number));
    return rows.length;
  });
  await sealIdNumbers(db, vault);
}

async function rewrapColumn(db: Database, vault: Vault, { table, id, column, field, context }: SealedColumn): Promise<number> {
  const isOther = and(isNotNull(column), ne(column, ""), sql`not starts_with(${column}, ${vault.recordPrefix})`);
  return inBatches(async () => {
    const rows = (await db.select({ id, sealed: column }).from(table).where(isOther).limit(BATCH)) as { id: string; sealed: string }[];
    for (const row of rows) {
      const rewrapped = vault.rewrapRecord(context(row.id), row.sealed);
      // A row that changed in between was sealed with the first key.
      await db
        .update(table)
        .set({ [field]: rewrapped })
        .where(and(eq(id, row.id), eq(column, row.sealed)));
    }
    return rows.length;
  });
}

/**
 * Wraps the data key of every record and proves the public keys of receipts with the first key, while the service runs. Returns the number of rows by column.
 * Throws when a record is sealed with a key that is not in DATA_KEYS.
 */
export async function rewrapRecords(db: Database, vault: Vault): Promise<Record<string, number>> {
  await sealOlderRows(db, vault);
  await proveReceiptKeys(db, vault);
  const counts: Record<string, number> = {};
  for (const [name, column] of Object.entries(sealedColumns)) counts[name] = await rewrapColumn(db, vault, column);
  return counts;
}

const keyIds = async (db: Database, table: SealedColumn["table"], column: PgColumn) => {
  const id = sql<string>`split_part(${column}, ':', 2)`;
  const rows = await db.selectDistinct({ id }).from(table).where(sql`${column} ~ '^(record|sealed):'`);
  return rows.map((row) => row.id);
};

/** Throws when the database has values that are sealed with a key other than the `known` ones. */
export async function checkKeys(db: Database, known: string[]): Promise<void> {
  const used = new Set(await keyIds(db, appUsers, appUsers.idNumberHash));
  for (const { table, column } of Object.values(sealedColumns)) for (const id of await keyIds(db, table, column)) used.add(id);
  const missing = [...used].filter((id) => !known.includes(id));
  if (missing.length > 0)
    throw new Error(`the database is sealed with keys that are not in DATA_KEYS: ${missing.join(", ")}. Add them behind the first key.`);
}

/**
 * Opens one value of each key. Throws when a key of DATA_KEYS has the name of the one that sealed a value, but is another:
 * the service would start, and seal new values with a key that opens no old one.
 */
export async function tryKeys(db: Database, vault: Vault): Promise<void> {
  const tryOpen = (sealed: string, open: () => unknown) => {
    try {
      open();
    } catch (cause) {
      throw new Error(`the key ${sealed.split(":")[1]} of DATA_KEYS is not the one that sealed the database under this name.`, { cause });
    }
  };
  const idNumbers = sql<string>`split_part(${appUsers.idNumberHash}, ':', 2)`;
  const hashes = await db
    .selectDistinctOn([idNumbers], { sealed: appUsers.idNumberHash })
    .from(appUsers)
    .where(sql`${appUsers.idNumberHash} ~ '^sealed:'`);
  for (const { sealed } of hashes) tryOpen(sealed, () => vault.open(sealed));
  for (const { table, id, column, context } of Object.values(sealedColumns)) {
    const keyId = sql<string>`split_part(${column}, ':', 2)`;
    const rows = await db
      .selectDistinctOn([keyId], { id: sql<string>`${id}`, sealed: sql<string>`${column}` })
      .from(table)
      .where(sql`${column} ~ '^record:'`);
    for (const row of rows) tryOpen(row.sealed, () => vault.openRecord(context(row.id), row.sealed));
  }
}

/** Wraps every record with the first key of DATA_KEYS. Returns the number of changed rows by kind. */
export async function rotateKeys(desk: Desk): Promise<Record<string, number | string>> {
  const { db, vault, now, actor, requestId } = desk;
  const sealedFiles = await sealOlderFiles(desk);
  const counts = { ...(await rewrapRecords(db, vault)), "sealed documents": sealedFiles };
  const key = vault.recordPrefix.split(":")[1] as string;
  await audit(db, now(), {
    actor,
    action: "keys-rotated",
    subject: key,
    requestId,
    after: { rows: Object.values(counts).reduce((sum, count) => sum + count, 0) },
  });
  return { key, ...counts };
}
