import { UPLOAD_MAX_BYTES } from "@/lib/limits";

export const ACCEPTED_EXTENSIONS = ["zip", "pdf", "jpg", "jpeg", "png"] as const;

/** Bytes of the start that tell the type. A PDF may carry other bytes before its mark. */
const HEAD_BYTES = 1_024;
/** Bytes of the end that hold the place of a PDF's last cross-reference. */
const TAIL_BYTES = 1_024;
/** Bytes read from that place on to find the trailer. */
const TRAILER_BYTES = 262_144;

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const read = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** What the first bytes say a file is; undefined for everything that is not taken. */
function typeOfBytes(head: Uint8Array): "pdf" | "jpg" | "png" | "zip" | undefined {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return "jpg";
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06) || startsWith(head, 0x50, 0x4b, 0x07, 0x08)) return "zip";
  return latin1(head).includes("%PDF-") ? "pdf" : undefined;
}

/** True for a PDF whose trailer names an encryption dictionary. It may still open without a password. */
async function isEncryptedPdf(file: Blob): Promise<boolean> {
  const tail = latin1(await read(file.slice(-TAIL_BYTES)));
  const place = Number(/startxref\s+(\d+)/.exec(tail)?.[1] ?? Number.NaN);
  if (!(place < file.size)) return false;
  const trailer = latin1(await read(file.slice(place, place + TRAILER_BYTES)));
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(trailer);
}

export type FileVerdict = "ok" | "encrypted" | "type" | "size" | "empty";

/** Looks at a file before anything is sent: name, size and first bytes. The server looks again. */
export async function checkFile(file: File): Promise<FileVerdict> {
  const extension = file.name.toLowerCase().split(".").slice(1).pop() ?? "";
  if (!(ACCEPTED_EXTENSIONS as readonly string[]).includes(extension)) return "type";
  if (file.size > UPLOAD_MAX_BYTES) return "size";
  if (file.size === 0) return "empty";
  const type = typeOfBytes(await read(file.slice(0, HEAD_BYTES)));
  if (!type) return "type";
  return type === "pdf" && (await isEncryptedPdf(file)) ? "encrypted" : "ok";
}
