import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { InferSelectModel } from "drizzle-orm";
import type { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { lazyStream } from "./lazy-stream.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { openStream, sealStream } from "./sealed-stream.ts";

/** What names the bytes of a document in the storage. */
export type StoredFile = { id: string; sealed: string | null };
type FileRow = Pick<InferSelectModel<typeof files>, "id" | "name" | "sealed">;

/** The context of a document's record: its name, and the data key of its bytes. */
export const fileContext = (id: string): string => `files:${id}`;

/** The name of a document in the storage: sealed bytes never replace bytes in clear under the same name. */
export const storedAs = ({ id, sealed }: StoredFile): string => (sealed ? `${id}.sealed` : id);

/** Writes the sealed bytes of a received file into its folder, durably. The caller removes them when they are not saved. */
export async function sealFile(dataKey: Buffer, received: ReceivedFile): Promise<ReceivedFile> {
  const path = `${received.path}.sealed`;
  const hash = createHash("sha256");
  let size = 0;
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of sealStream(dataKey, createReadStream(received.path))) {
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path, name: received.name, size, sha256: hash.digest("hex") };
}

/** The name of a stored document. */
export function fileName(vault: Deps["vault"], { id, name, sealed }: FileRow): string {
  return sealed ? vault.openRecord(fileContext(id), sealed).text : (name ?? "berkas");
}

/** The bytes of a stored document, opened. Undefined when the storage does not have it. */
export async function openFile({ storage, vault }: Pick<Deps, "storage" | "vault">, file: FileRow): Promise<ReadableStream | undefined> {
  const bytes = await storage.read(storedAs(file));
  if (!bytes || !file.sealed) return bytes;
  const { dataKey } = vault.openRecord(fileContext(file.id), file.sealed);
  return lazyStream(
    () => openStream(dataKey, bytes as unknown as AsyncIterable<Uint8Array>),
    () => bytes.cancel(),
  );
}
