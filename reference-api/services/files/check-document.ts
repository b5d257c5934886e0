import { open } from "node:fs/promises";
import { type FileKind, type FileSource, kindOfFile, zipState } from "../../../lib/contract/file-kind.ts";
import { errors } from "../../errors.ts";
import type { ReceivedFile } from "../../storage/file-storage.ts";
import { reencodePicture, type Sender } from "./reencode-picture.ts";

type Document = ReceivedFile & { mediaType: string };

/** What each kind is stored as. The first extension replaces a missing or different one. */
const formats: Partial<Record<FileKind, { mediaType: string; extensions: readonly string[] }>> = {
  pdf: { mediaType: "application/pdf", extensions: ["pdf"] },
  jpg: { mediaType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  png: { mediaType: "image/png", extensions: ["png"] },
  webp: { mediaType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  zip: { mediaType: "application/zip", extensions: ["zip"] },
};

/** What pictures are before they are re-encoded. */
const pictures = { jpg: "image/jpeg", png: "image/png", webp: "image/webp", pdf: undefined, zip: undefined, heic: undefined } as const;

/** The name with the extension of its content: `a.html` with the content of a PDF becomes `a.pdf`. */
function nameByContent(name: string, extensions: readonly string[]): string {
  const [, stem = name, found = ""] = /^(.+)\.([a-z][a-z0-9]{0,7})$/i.exec(name) ?? [];
  return extensions.includes(found.toLowerCase()) ? name : `${stem}.${extensions[0]}`;
}

/** Throws 1010 for an archive that cannot be opened, or that is a program or an office file. */
async function checkZip(source: FileSource): Promise<void> {
  const state = await zipState(source);
  if (state === "locked") throw errors.lockedZip();
  if (state !== "ok") throw errors.fileType();
}

/**
 * Checks a received file by its content, not its name, with the same module as the browser. Pictures are re-encoded. A
 * PDF needs its header; readers repair damaged ones, so the rest is not checked. With `pictures` only a picture is taken,
 * reduced to a width. Throws 1010, and 429 when too many pictures wait to be re-encoded.
 */
export async function checkDocument(
  received: ReceivedFile,
  sender: Sender,
  { pictures: only }: { pictures?: { widthMax: number } } = {},
): Promise<Document> {
  const file = await open(received.path);
  const source: FileSource = {
    size: received.size,
    async read(from, to) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(Math.max(0, to - from)), 0, to - from, from);
      return buffer.subarray(0, bytesRead);
    },
  };
  let kind: FileKind | undefined;
  try {
    kind = await kindOfFile(source);
    if (kind === "zip") await checkZip(source);
  } finally {
    await file.close();
  }
  const format = kind && formats[kind];
  if (!kind || !format || (only && !pictures[kind])) throw errors.fileType();
  const document = { ...received, mediaType: format.mediaType, name: nameByContent(received.name, format.extensions) };
  const picture = pictures[kind];
  return picture ? { ...document, ...(await reencodePicture({ location: received.path, mediaType: picture, sender, ...only })) } : document;
}
