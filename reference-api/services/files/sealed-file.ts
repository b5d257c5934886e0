import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { InferSelectModel } from "drizzle-orm";
import type { files } from "../../db/schema/files.ts";
import type { ReceivedFile } from "../../storage/file-storage.ts";
import { lazyStream } from "../../storage/file-storage.ts";
import type { Deps } from "../deps.ts";

/**
 * A sealed document is a header and chunks. The header is `SIMPUL1` and 8 random bytes. Each chunk is 64 KiB of the
 * document (the last one less, perhaps none) by AES-256-GCM, followed by its tag of 16 bytes. The nonce of a chunk is
 * 7 zero bytes, its number as 4 bytes, and 1 for the last chunk, else 0, so chunks cannot be exchanged or cut off. The
 * key is derived from the data key of the document and the random bytes, and never used for another document.
 */
const MAGIC = Buffer.from("SIMPUL1");
const SALT_BYTES = 8;
const HEADER_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const COUNTER_AT = 7;

const keyOf = (dataKey: Buffer, salt: Buffer) => Buffer.from(hkdfSync("sha256", dataKey, salt, "simpul document", 32));

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, COUNTER_AT);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** Cuts a stream into pieces of `size` bytes; the last piece is shorter, perhaps empty. */
async function* pieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    const whole = Buffer.concat(waiting);
    let from = 0;
    // A full piece at the end waits: it may be the last one.
    for (; whole.length - from > size; from += size) yield { piece: whole.subarray(from, from + size), last: false };
    waiting = [whole.subarray(from)];
    length = whole.length - from;
  }
  yield { piece: Buffer.concat(waiting), last: true };
}

/** Seals a document as a stream with its data key. */
export async function* sealStream(dataKey: Buffer, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(dataKey, salt);
  yield Buffer.concat([MAGIC, salt]);
  let index = 0;
  for await (const { piece, last } of pieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(index, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/**
 * Opens a sealed document as a stream. Yields a chunk after its tag is verified. Throws for a document that was
 * modified, cut off or sealed with another key.
 */
export async function* openStream(dataKey: Buffer, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0);
  let key: Buffer | undefined;
  async function* body(): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      if (key) {
        yield part;
        continue;
      }
      header = Buffer.concat([header, part]);
      if (header.length < HEADER_BYTES) continue;
      if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error("a document is not sealed");
      key = keyOf(dataKey, header.subarray(MAGIC.length, HEADER_BYTES));
      yield header.subarray(HEADER_BYTES);
    }
  }
  let index = 0;
  for await (const { piece, last } of pieces(body(), CHUNK_BYTES + TAG_BYTES)) {
    if (!key || piece.length < TAG_BYTES) throw new Error("a sealed document is cut off");
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(index, last), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES));
    yield Buffer.concat([decipher.update(piece.subarray(0, piece.length - TAG_BYTES)), decipher.final()]);
    index += 1;
  }
}

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
    () => openStream(dataKey, bytes),
    () => bytes.cancel(),
  );
}
