import { fileTypeFromFile } from "file-type";
import { errors } from "../../errors.ts";
import { isCompleteZip } from "./is-complete-zip.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { reencodePicture } from "./reencode-picture.ts";

export type Document = ReceivedFile & { mediaType: string };

/** File extensions by media type. The first one replaces a missing or different extension. */
const extensions: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "application/zip": ["zip"],
};

/** The name with the extension of its content: `a.html` with the content of a PDF becomes `a.pdf`. */
function nameByContent(name: string, mediaType: string): string {
  const [extension = "", ...others] = extensions[mediaType] ?? [];
  const [, stem = name, found = ""] = /^(.+)\.([a-z][a-z0-9]{0,7})$/i.exec(name) ?? [];
  return [extension, ...others].includes(found.toLowerCase()) ? name : `${stem}.${extension}`;
}

/** `%PDF-1.7`: a file with fewer bytes is not even the header of a PDF. */
const PDF_HEADER_BYTES = 8;

/**
 * Checks a received file by its content, not its name. Pictures are re-encoded. A ZIP must list at least one entry. A
 * PDF needs its header; readers repair damaged ones, so the rest is not checked. Office files are rejected.
 * Throws 1010.
 */
export async function checkDocument(received: ReceivedFile): Promise<Document> {
  const found = received.size > 0 ? await fileTypeFromFile(received.path) : undefined;
  const mediaType = found?.mime ?? "";
  const document = { ...received, mediaType, name: nameByContent(received.name, mediaType) };
  switch (mediaType) {
    case "image/jpeg":
    case "image/png":
      return { ...document, ...(await reencodePicture(received.path, mediaType)) };
    case "application/pdf":
      if (received.size < PDF_HEADER_BYTES) throw errors.fileType();
      return document;
    case "application/zip":
      if (!(await isCompleteZip(received.path, received.size))) throw errors.fileType();
      return document;
    default:
      throw errors.fileType();
  }
}
