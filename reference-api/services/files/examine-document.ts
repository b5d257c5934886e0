import { fileTypeFromFile } from "file-type";
import type { ReceivedFile } from "../../http/receive-file.ts";
import { refuse } from "../../http/refusal.ts";
import { renewPicture } from "./renew-picture.ts";
import { isWholeZip } from "./whole-file.ts";

export type Document = ReceivedFile & { mediaType: string };

/** Endings of names by what a file is; the first is given where a name has another or none. */
const endings: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "application/zip": ["zip"],
};

/** A name whose ending says what the file is: `a.html` with the content of a PDF is `a.pdf`. */
export function nameByContent(name: string, mediaType: string): string {
  const [ending = "", ...others] = endings[mediaType] ?? [];
  const [, stem = name, found = ""] = /^(.+)\.([a-z][a-z0-9]{0,7})$/i.exec(name) ?? [];
  return [ending, ...others].includes(found.toLowerCase()) ? name : `${stem}.${ending}`;
}

/** A PDF of no more bytes than this is its header alone. */
const PDF_HEADER_BYTES = 10;

/**
 * Examines a received file by its content, not its name. Pictures are decoded and written again. Archives must list at least one
 * entry. A PDF needs more than its header; readers repair damaged ones, so nothing else of it is judged here. Office files are
 * archives by content and are refused. Throws refusal 1010.
 */
export async function examineDocument(received: ReceivedFile): Promise<Document> {
  const found = received.size > 0 ? await fileTypeFromFile(received.path) : undefined;
  const mediaType = found?.mime ?? "";
  const document = { ...received, mediaType, name: nameByContent(received.name, mediaType) };
  switch (mediaType) {
    case "image/jpeg":
    case "image/png":
      return { ...document, ...(await renewPicture(received.path, mediaType)) };
    case "application/pdf":
      if (received.size <= PDF_HEADER_BYTES) throw refuse.fileType();
      return document;
    case "application/zip":
      if (!(await isWholeZip(received.path, received.size))) throw refuse.fileType();
      return document;
    default:
      throw refuse.fileType();
  }
}
