import { type FileKind, isEncryptedPdf, kindOfFile, sourceOf, zipState } from "@/lib/contract/file-kind";
import { UPLOAD_MAX_BYTES } from "@/lib/limits";

/** The file types that the file dialog offers: documents, and pictures that are converted to JPEG here. */
export const OFFERED_EXTENSIONS = ["zip", "pdf", "jpg", "jpeg", "jfif", "jpe", "png", "webp"] as const;
/** Names that promise something else than what is taken. */
const OTHER_KINDS = new Set("doc docx xls xlsx ppt pptx odt ods odp rtf txt csv htm html svg xml exe msi apk jar js rar 7z mp4 mov".split(" "));

/**
 * "webp" and "heic" (and related formats) are pictures that are converted first, "encrypted" is a PDF that may need a
 * password, "locked" a ZIP that does.
 */
type FileVerdict = "ok" | "encrypted" | "locked" | "type" | "size" | "empty" | Extract<FileKind, "webp" | "heic">;

/**
 * Checks size and bytes of a file before upload. The name only counts if its extension contradicts them. The server
 * checks again, with the same module.
 */
export async function checkFile(file: File): Promise<FileVerdict> {
  const extension = file.name.toLowerCase().split(".").slice(1).pop() ?? "";
  if (OTHER_KINDS.has(extension)) return "type";
  if (file.size > UPLOAD_MAX_BYTES) return "size";
  if (file.size === 0) return "empty";
  const source = sourceOf(file);
  const kind = await kindOfFile(source);
  switch (kind) {
    case undefined:
      return "type";
    case "pdf":
      return (await isEncryptedPdf(source)) ? "encrypted" : "ok";
    case "zip": {
      const state = await zipState(source);
      // The server says what is wrong with a broken one.
      return state === "locked" ? state : state === "other" ? "type" : "ok";
    }
    case "webp":
    case "heic":
      return kind;
    default:
      return "ok";
  }
}
