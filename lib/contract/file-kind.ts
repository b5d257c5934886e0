/** A file of a browser or a disk, read piece by piece. */
export type FileSource = { size: number; read: (from: number, to: number) => Promise<Uint8Array> };

/** The source of a file that was chosen in a browser. */
export const sourceOf = (file: Blob): FileSource => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

/**
 * What a file is by its bytes. Documents are taken as they are; pictures are stored as JPEG or PNG, a WebP as JPEG.
 * "heic" (and AVIF) can only be turned into a JPEG where a browser reads it.
 */
export type FileKind = "pdf" | "jpg" | "png" | "webp" | "heic" | "zip";

/** The mark of a PDF may come this late, bytes, as readers accept it (ISO 32000, note to 7.5.2). */
const HEAD_BYTES = 1_024;
/** `%PDF-1.7`: a file with fewer bytes is not even the header of a PDF. */
const PDF_HEADER_BYTES = 8;
const HTML = /^(?:ï»¿)?\s*<|<(?:!doctype|html|head|body|script|svg|iframe|\?xml)\b/i;
const CONTROL = /(?![\u0080-\u009f])\p{Cc}/u;

/** Whether a PDF may follow: what mail programs, forms, printers and scanners write before one, text but no HTML, or only zeros. */
function mayPrecedePdf(text: string): boolean {
  const visible = text.replace(/[\t\n\f\r]/g, "").replaceAll("\u001b", "");
  return text.replaceAll("\0", "") === "" || !(HTML.test(text) || CONTROL.test(visible));
}

/** Bytes as text of one character each; above ASCII those of Windows-1252. */
const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
const PK = [0x50, 0x4b] as const;

/** The kind of a file, decided for browser and API alike; undefined for anything that is not taken. */
export async function kindOfFile(file: FileSource): Promise<FileKind | undefined> {
  const bytes = await file.read(0, Math.min(HEAD_BYTES, file.size));
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpg";
  // An animated PNG is one; its first picture is what is stored.
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (startsWith(bytes, ...PK, 3, 4) || startsWith(bytes, ...PK, 5, 6) || startsWith(bytes, ...PK, 7, 8)) return "zip";
  const head = textOf(bytes);
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  if (head.slice(4, 8) === "ftyp" && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avif|avis)/.test(head.slice(8, 12))) return "heic";
  const mark = head.indexOf("%PDF-");
  return mark >= 0 && file.size >= mark + PDF_HEADER_BYTES && mayPrecedePdf(head.slice(0, mark)) ? "pdf" : undefined;
}

/** Bytes of a file that are searched at once, and those that two searches share. */
const PIECE_BYTES = 1_048_576;
const OVERLAP_BYTES = 256;
const ENCRYPTION = /\/Encrypt\s{0,32}(?:\d{1,10}\s{1,8}\d{1,5}\s{1,8}R|<<)/;

/**
 * Whether a PDF names an encryption dictionary. It may still open without a password. Searches the whole file: the place
 * of the trailer is lost with other bytes before or behind the document.
 */
export async function isEncryptedPdf(file: FileSource): Promise<boolean> {
  for (let from = 0; from < file.size; from += PIECE_BYTES - OVERLAP_BYTES)
    if (ENCRYPTION.test(textOf(await file.read(from, Math.min(from + PIECE_BYTES, file.size))))) return true;
  return false;
}

const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;
const ZIP_ENTRY_BYTES = 46;
/** Placeholders in the end record of a ZIP64, which has the values in another record. */
const ZIP64_16 = 0xffff;
const ZIP64_32 = 0xffff_ffff;
/** Flags of an entry: encrypted, also with AES, and an encrypted directory. */
const LOCKED = 0x0001 | 0x2000;
/** Bytes of a directory that are read; more than a person packs for one document. */
const DIRECTORY_MAX_BYTES = 4_194_304;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const MARKS = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;

/** The last place of a mark, or -1. */
function lastMark(view: DataView, mark: number): number {
  for (let at = view.byteLength - ZIP_END_BYTES; at >= 0; at -= 1) if (view.getUint32(at, true) === mark) return at;
  return -1;
}

/** Entries that make an archive a program or an office file: Android, Java, Office Open XML, OpenDocument, EPUB and iWork. */
const OTHER_FORMATS = /^(?:AndroidManifest\.xml|META-INF\/MANIFEST\.MF|\[Content_Types\]\.xml|mimetype|Index\/Document\.iwa|Index\.zip)$/i;

/**
 * What the directory of a ZIP says, without unpacking it: "broken" without files or without the directory, which a
 * truncated one lacks; "locked" if an entry needs a password; "other" for programs and office files.
 */
export async function zipState(file: FileSource): Promise<"ok" | "locked" | "other" | "broken"> {
  const from = Math.max(0, file.size - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
  const tail = viewOf(await file.read(from, file.size));
  const end = lastMark(tail, MARKS.end);
  if (end < 0) return "broken";
  const entries = tail.getUint16(end + 10, true);
  const list = tail.getUint32(end + 16, true);
  if (entries === ZIP64_16 || list === ZIP64_32) {
    const first = viewOf(await file.read(0, ZIP_END_BYTES));
    return first.getUint32(0, true) === MARKS.local && first.getUint16(6, true) & LOCKED ? "locked" : "ok";
  }
  if (entries === 0 || list >= from + end) return "broken";
  const bytes = await file.read(list, Math.min(from + end, list + DIRECTORY_MAX_BYTES));
  const directory = viewOf(bytes);
  let at = 0;
  let hasFile = false;
  for (let entry = 0; entry < entries && at + ZIP_ENTRY_BYTES <= bytes.length; entry += 1) {
    if (directory.getUint32(at, true) !== MARKS.entry) return entry === 0 ? "broken" : "ok";
    if (directory.getUint16(at + 8, true) & LOCKED) return "locked";
    const nameEnd = at + ZIP_ENTRY_BYTES + directory.getUint16(at + 28, true);
    const name = textOf(bytes.subarray(at + ZIP_ENTRY_BYTES, nameEnd));
    if (OTHER_FORMATS.test(name)) return "other";
    hasFile ||= !name.endsWith("/");
    at = nameEnd + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return hasFile ? "ok" : "broken";
}
