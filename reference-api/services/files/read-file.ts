import { and, eq } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";

/** A file name as an RFC 8187 extended value: also escapes '()*, which encodeURIComponent leaves. */
const extendedValue = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The document as a download for its owner. Throws 1404 for anybody else. */
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
