import { open } from "node:fs/promises";

/** Bytes at the start in which readers look for the mark of a PDF. */
const PDF_HEAD_BYTES = 1_024;
/** A PDF as short as this may do without an object: there is nothing in it. */
const PDF_BARE_BYTES = 1_024;
const CHUNK_BYTES = 1_048_576;
/** Longest mark looked for, so that one on the border of two pieces is found. */
const OVERLAP_BYTES = 16;

/**
 * Whether a PDF begins and ends as one, with objects between: one that was cut off, or is a head with anything behind it, does
 * not. Bytes after its end are allowed, as readers allow them, but no object. Reads the file once, a piece at a time.
 */
export async function isWholePdf(location: string, size: number): Promise<boolean> {
  const file = await open(location);
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES + OVERLAP_BYTES);
    let head = -1;
    let end = -1;
    let object = -1;
    for (let at = 0; at < size; at += CHUNK_BYTES) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      const piece = buffer.subarray(0, bytesRead);
      if (at === 0) head = piece.subarray(0, PDF_HEAD_BYTES).indexOf("%PDF-");
      const last = (mark: string, before: number) => {
        const found = piece.lastIndexOf(mark);
        return found < 0 ? before : at + found;
      };
      end = last("%%EOF", end);
      object = Math.max(last(" obj", object), last("\nobj", object));
    }
    return head >= 0 && end > head && end > object && (object >= 0 || size <= PDF_BARE_BYTES);
  } finally {
    await file.close();
  }
}

const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;
const ZIP_END = Buffer.from("PK\x05\x06");
const ZIP_ENTRY = Buffer.from("PK\x01\x02");
/** Figures of a ZIP beyond 4 GB stand elsewhere, and these in their place. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffff_ffff;

/** Whether a ZIP holds something and ends with the list of it: one that was cut off does not. Nothing is unpacked. */
export async function isWholeZip(location: string, size: number): Promise<boolean> {
  const file = await open(location);
  try {
    const from = Math.max(0, size - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
    const tail = Buffer.alloc(size - from);
    await file.read(tail, 0, tail.length, from);
    const at = tail.lastIndexOf(ZIP_END);
    if (at < 0 || tail.length - at < ZIP_END_BYTES) return false;
    const entries = tail.readUInt16LE(at + 10);
    const list = tail.readUInt32LE(at + 16);
    if (entries === ELSEWHERE_16 || list === ELSEWHERE_32) return true;
    if (entries === 0 || list >= from + at) return false;
    const first = Buffer.alloc(ZIP_ENTRY.length);
    await file.read(first, 0, first.length, list);
    return first.equals(ZIP_ENTRY);
  } finally {
    await file.close();
  }
}
