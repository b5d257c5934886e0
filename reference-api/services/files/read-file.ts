import { and, eq } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";

/** A file name for RFC 8187: percent-encoded, also the marks that a URL may hold and this form may not. */
const extendedValue = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The document as a download for its owner; to anybody else it does not exist (1404). */
export async function readFile({ db, storage }: Deps, owner: Account, id: string): Promise<Response> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.accountId, owner.id)));
  if (!file) throw errors.notFound();
  const bytes = await storage.read(file.id);
  if (!bytes) throw errors.notFound();
  return new Response(bytes, {
    headers: {
      "content-type": file.mediaType,
      "content-length": String(file.size),
      "content-disposition": `attachment; filename*=UTF-8''${extendedValue(file.name)}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
