import { and, eq } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { audit } from "../audit.ts";
import { fileName, openFile } from "./sealed-file.ts";

/** A file name as an RFC 8187 extended value: also escapes '()*, which encodeURIComponent leaves. */
const extendedValue = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The document as a download for its owner. Throws 1404 for anybody else. */
export async function readFile(deps: Deps, owner: Account, id: string, requestId: string): Promise<Response> {
  const [file] = await deps.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.accountId, owner.id)));
  if (!file) throw errors.notFound();
  const bytes = await openFile(deps, file);
  if (!bytes) throw errors.notFound();
  await audit(deps.db, deps.now(), { actor: `funder:${owner.id}`, action: "document-read", subject: id, requestId });
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
