import { fileTypeFromFile } from "file-type";
import type { ReceivedFile } from "../../http/receive-file.ts";
import { refuse } from "../../http/refusal.ts";
import { renewPicture } from "./renew-picture.ts";
import { isWholePdf, isWholeZip } from "./whole-file.ts";

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

/**
 * Looks at a received file by its content, not its name: pictures are decoded and written anew, PDFs and archives have to be
 * whole. Office files are archives by content and are no documents here. Refuses 1010.
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
      if (!(await isWholePdf(received.path, received.size))) throw refuse.fileType();
      return document;
    case "application/zip":
      if (!(await isWholeZip(received.path, received.size))) throw refuse.fileType();
      return document;
    default:
      throw refuse.fileType();
  }
}
