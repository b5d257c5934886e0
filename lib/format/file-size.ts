import { numberText } from "./number.ts";

const KIB = 1_024;

/** A file's size for people: "512 B", "820 KB", "3,4 MB". Takes bytes; 1 MB is 1 048 576 of them, as in the upload limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  if (bytes < KIB * KIB) return `${Math.round(bytes / KIB)} KB`;
  return `${numberText(bytes / KIB / KIB, 1)} MB`;
}
