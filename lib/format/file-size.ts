import { numberText } from "./number.ts";

const KIB = 1_024;

/** Formats bytes: "512 B", "820 KB", "3,4 MB". 1 MB is 1,048,576 bytes, as in the upload limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  if (bytes < KIB * KIB) return `${Math.round(bytes / KIB)} KB`;
  return `${numberText(bytes / KIB / KIB, 1)} MB`;
}

const NAME_MAX_CHARS = 40;
const NAME_END_CHARS = 12;

/** Shortens a long file name in the middle, so that its extension stays visible. */
export function shortFileName(name: string): string {
  return name.length > NAME_MAX_CHARS ? `${name.slice(0, NAME_MAX_CHARS - NAME_END_CHARS - 1)}…${name.slice(-NAME_END_CHARS)}` : name;
}
