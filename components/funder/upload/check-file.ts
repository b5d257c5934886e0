import { UPLOAD_MAX_BYTES } from "@/lib/limits";

/** The file types that the file dialog offers: documents, and pictures that are converted to JPEG here. */
export const OFFERED_EXTENSIONS = ["zip", "pdf", "jpg", "jpeg", "jfif", "jpe", "png", "webp"] as const;
/** Names that promise something else than what is taken. */
const OTHER_KINDS = new Set("doc docx xls xlsx ppt pptx odt ods odp rtf txt csv htm html svg xml exe msi apk jar js rar 7z mp4 mov".split(" "));
/** Endings under which a zip is a zip; office files and programs are zips by their first bytes, too. */
const ZIP_EXTENSIONS = new Set(["", "zip", "pdf", "jpg", "jpeg", "png"]);

/** Bytes of the start that tell the type. A PDF may carry other bytes before its mark. */
const HEAD_BYTES = 1_024;
/** Bytes of the end that hold the place of a PDF's last cross-reference. */
const TAIL_BYTES = 1_024;
/** Bytes read from that place on to find the trailer. */
const TRAILER_BYTES = 262_144;

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const read = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** What the first bytes say a file is; undefined for everything that is neither taken nor turned into a JPEG. */
function typeOfBytes(head: Uint8Array): "pdf" | "jpg" | "png" | "zip" | "webp" | "heic" | undefined {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return "jpg";
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06) || startsWith(head, 0x50, 0x4b, 0x07, 0x08)) return "zip";
  const text = latin1(head);
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) === "ftyp" && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avif|avis)/.test(text.slice(8, 12))) return "heic";
  return text.includes("%PDF-") ? "pdf" : undefined;
}

/** True for a PDF whose trailer names an encryption dictionary. It may still open without a password. */
async function isEncryptedPdf(file: Blob): Promise<boolean> {
  const tail = latin1(await read(file.slice(-TAIL_BYTES)));
  const place = Number(/startxref\s+(\d+)/.exec(tail)?.[1] ?? Number.NaN);
  if (!(place < file.size)) return false;
  const trailer = latin1(await read(file.slice(place, place + TRAILER_BYTES)));
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(trailer);
}

/** "webp" and "heic" (and related formats): pictures that the server does not accept, with any file name. */
type FileVerdict = "ok" | "encrypted" | "type" | "size" | "empty" | "webp" | "heic";

/**
 * Checks size and first bytes of a file before upload. The name only counts if its extension contradicts them. The
 * server checks again.
 */
export async function checkFile(file: File): Promise<FileVerdict> {
  const extension = file.name.toLowerCase().split(".").slice(1).pop() ?? "";
  if (OTHER_KINDS.has(extension)) return "type";
  if (file.size > UPLOAD_MAX_BYTES) return "size";
  if (file.size === 0) return "empty";
  const type = typeOfBytes(await read(file.slice(0, HEAD_BYTES)));
  if (!type || (type === "zip" && !ZIP_EXTENSIONS.has(extension))) return "type";
  if (type === "webp" || type === "heic") return type;
  return type === "pdf" && (await isEncryptedPdf(file)) ? "encrypted" : "ok";
}
