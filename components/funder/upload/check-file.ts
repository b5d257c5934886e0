import { type FileKind, isEncryptedPdf, kindOfFile, sourceOf, zipState } from "@/lib/contract/file-kind";
import { UPLOAD_MAX_BYTES } from "@/lib/limits";
import { loadReader } from "@/lib/pdf/load-reader";

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

/**
 * Whether an encrypted PDF can only be opened with a password. Many bank statements are encrypted against changes
 * and open for everybody; only a reader can tell. What the reader cannot judge counts as readable.
 */
export async function needsPassword(file: Blob): Promise<boolean> {
  try {
    const { getDocument } = await loadReader();
    const task = getDocument({ data: await file.arrayBuffer() });
    try {
      await task.promise;
      return false;
    } finally {
      await task.destroy();
    }
  } catch (cause) {
    return cause instanceof Error && cause.name === "PasswordException";
  }
}

/** Quality at which the small print of a document stays readable. */
const QUALITY = 0.92;

/** A picture as a JPEG, made on this device; undefined where the browser cannot read the picture. */
export async function turnIntoJpeg(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const drawing = canvas.getContext("2d");
    if (!drawing) return undefined;
    // A JPEG knows nothing transparent.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return jpeg?.type === "image/jpeg" ? new File([jpeg], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: jpeg.type }) : undefined;
  } catch {
    return undefined;
  }
}
