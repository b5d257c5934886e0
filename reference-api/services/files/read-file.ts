import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { filesFolder } from "./store-file.ts";

/** The document as a download for its owner; to anybody else it does not exist (1404). */
export async function readFile({ db, dataDir }: Deps, owner: Account, id: string): Promise<Response> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.accountId, owner.id)));
  if (!file) throw refuse.notFound();
  const location = path.join(filesFolder(dataDir), file.id);
  if (!(await stat(location).catch(() => undefined))) throw refuse.notFound();
  return new Response(Readable.toWeb(createReadStream(location)) as ReadableStream, {
    headers: {
      "content-type": file.mediaType,
      "content-length": String(file.size),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
