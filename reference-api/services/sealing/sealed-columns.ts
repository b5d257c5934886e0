import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { submissions } from "../../db/schema/accounts.ts";
import { deletionReceipts } from "../../db/schema/app-users.ts";
import { colleagueLinks } from "../../db/schema/colleagues.ts";
import { messages } from "../../db/schema/desk.ts";
import { files } from "../../db/schema/files.ts";
import { rightsRequests, ticketNotes } from "../../db/schema/rights-requests.ts";
import { staff } from "../../db/schema/staff.ts";

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

type Field<Table extends PgTable> = keyof Table["_"]["columns"] & string;

function sealedColumn<Table extends PgTable>(table: Table, id: Field<Table>, field: Field<Table>, use: string): SealedColumn {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return { table, id: columns[id] as PgColumn, column: columns[field] as PgColumn, field, context: (row) => `${use}:${row}` };
}

/** Every column that has sealed records. */
export const sealedColumns = {
  submission: sealedColumn(submissions, "accountId", "sealed", "submissions"),
  review: sealedColumn(submissions, "accountId", "review", "submissions.review"),
  reasons: sealedColumn(submissions, "accountId", "reasons", "submissions.reasons"),
  ticket: sealedColumn(rightsRequests, "ticket", "sealed", "rights_requests"),
  answer: sealedColumn(rightsRequests, "ticket", "answer", "rights_requests.answer"),
  ticketNote: sealedColumn(ticketNotes, "id", "sealed", "ticket_notes"),
  receipt: sealedColumn(deletionReceipts, "number", "comment", "deletion_receipts"),
  message: sealedColumn(messages, "id", "sealed", "messages"),
  staffTotp: sealedColumn(staff, "id", "totp", "staff.totp"),
  staffMail: sealedColumn(staff, "id", "mail", "staff.mail"),
  colleague: sealedColumn(colleagueLinks, "id", "sealed", "colleague_links"),
  file: sealedColumn(files, "id", "sealed", "files"),
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
