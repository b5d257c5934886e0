import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { submissions } from "../../db/schema/accounts.ts";
import { deletionReceipts } from "../../db/schema/app-users.ts";
import { messages } from "../../db/schema/desk.ts";
import { files } from "../../db/schema/files.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";

export type SealedColumn = {
  table: PgTable;
  /** The key of a row. */
  id: PgColumn;
  column: PgColumn;
  /** The name of the column in the table's TypeScript object. */
  field: string;
  /** What a row's value is bound to. */
  context: (id: string) => string;
};

const sealedColumn = (table: PgTable & Record<string, unknown>, idField: string, field: string, use: string): SealedColumn => ({
  table,
  id: table[idField] as PgColumn,
  column: table[field] as PgColumn,
  field,
  context: (id) => `${use}:${id}`,
});

/** Every column that has sealed records. */
export const sealedColumns = {
  submission: sealedColumn(submissions as never, "accountId", "sealed", "submissions"),
  review: sealedColumn(submissions as never, "accountId", "review", "submissions.review"),
  ticket: sealedColumn(rightsRequests as never, "ticket", "sealed", "rights_requests"),
  answer: sealedColumn(rightsRequests as never, "ticket", "answer", "rights_requests.answer"),
  receipt: sealedColumn(deletionReceipts as never, "number", "comment", "deletion_receipts"),
  message: sealedColumn(messages as never, "id", "sealed", "messages"),
  file: sealedColumn(files as never, "id", "sealed", "files"),
} as const;

type SealedName = keyof typeof sealedColumns;

type Opener = { openRecord: (context: string, sealed: string) => { text: string } };
type Sealer = { sealRecord: (context: string, text: string) => { sealed: string } };

/** Seals the text of one row. */
export function sealFor(vault: Sealer, name: SealedName, id: string, text: string): string {
  return vault.sealRecord(sealedColumns[name].context(id), text).sealed;
}

/** Opens the sealed text of one row. Throws when its key is missing or it was modified. */
export function openFor(vault: Opener, name: SealedName, id: string, sealed: string): string {
  return vault.openRecord(sealedColumns[name].context(id), sealed).text;
}
