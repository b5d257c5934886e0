import { open } from "node:fs/promises";

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
