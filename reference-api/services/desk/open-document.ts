import { eq } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import { DeskError } from "../../errors.ts";
import { audit } from "../audit.ts";
import { fileName, openFile } from "../files/sealed-file.ts";
import type { Desk } from "./desk.ts";

/** The name and opened bytes of a document. Reading it is audited before the first byte. */
export async function openDocument(desk: Desk, id: string): Promise<{ name: string; bytes: ReadableStream }> {
  const { db, vault, now, actor, requestId } = desk;
  const [file] = await db.select().from(files).where(eq(files.id, id));
  const bytes = file && (await openFile(desk, file));
  if (!file || !bytes) throw new DeskError("There is no document with this id.");
  await audit(db, now(), { actor, action: "document-read", subject: id, requestId, after: { account: file.accountId } });
  return { name: fileName(vault, file), bytes };
}
