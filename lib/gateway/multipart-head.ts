import { UPLOAD_MAX_BYTES } from "../limits.ts";

/** The head of a part is a name and a type. One that is longer than this is left to the upstream, bytes. */
export const HEAD_MAX_BYTES = 16_384;

const END_OF_HEAD = "\r\n\r\n";
const FILE_FIELD = /^content-disposition:[^\r\n]*;\s*name="?file"?\s*(?:;|$)/im;

/** The first part of an upload: whether it is the field `file`, and the most that the whole body may then measure, bytes. */
export type MultipartHead = { isFile: boolean; bodyMaxBytes: number };

/** Reads the head from the beginning of a body; undefined where it has not come whole. */
export function readMultipartHead(beginning: Buffer, contentType: string): MultipartHead | undefined {
  const end = beginning.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const closing = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ""}--\r\n`;
  return {
    isFile: FILE_FIELD.test(beginning.toString("latin1", 0, end)),
    bodyMaxBytes: end + END_OF_HEAD.length + UPLOAD_MAX_BYTES + closing.length,
  };
}
