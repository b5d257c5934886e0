import { refusalMessages } from "../contract/refusal-messages.ts";
import { UPLOAD_MAX_BYTES } from "../limits.ts";
import { readIncoming } from "./incoming-body.ts";
import { Refusal } from "./refusal.ts";

/** An upload must bring this much within the idle timeout, bytes. */
const PROGRESS_BYTES = 32_768;
/** Longer part headers are left for the upstream to judge, bytes. */
const HEAD_MAX_BYTES = 16_384;
const END_OF_HEAD = "\r\n\r\n";
const FILE_FIELD = /^content-disposition:[^\r\n]*;\s*name="?file"?\s*(?:;|$)/im;

export type Upload = {
  /** The multipart bytes, with backpressure from the upstream. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Why the stream was aborted, if it was. */
  refusal: () => Refusal | undefined;
  /** Discards the rest once the response is known. */
  discard: () => void;
};

/** Headers of the first part: whether it is the field `file`, and the resulting limit of the whole body, bytes. */
function readHead(beginning: Buffer, contentType: string): { isFile: boolean; bodyMaxBytes: number } | undefined {
  const end = beginning.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const closing = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ""}--\r\n`;
  return {
    isFile: FILE_FIELD.test(beginning.toString("latin1", 0, end)),
    bodyMaxBytes: end + END_OF_HEAD.length + UPLOAD_MAX_BYTES + closing.length,
  };
}

/**
 * Streams a document on, counting its bytes and checking the headers of its first part. Calls `onProgress` for every
 * PROGRESS_BYTES. Throws E400 for anything but multipart; a stream that exceeds its limit fails, with the reason in
 * `refusal()`.
 */
export function readUpload(
  request: Request,
  { maxBytes, length, onProgress }: { maxBytes: number; length: number | undefined; onProgress: () => void },
): Upload {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) throw new Refusal("E400");
  const { read, discard } = readIncoming(request.body);
  const tooLarge = () => new Refusal("E413", refusalMessages.fileTooLarge);
  let refusal: Refusal | undefined;
  let size = 0;
  let counted = 0;
  let limit = maxBytes;
  /** The headers of the first part so far; undefined once they are parsed. */
  let beginning: Buffer | undefined = Buffer.alloc(0);

  function judge(piece: Uint8Array): Refusal | undefined {
    if (beginning) {
      beginning = Buffer.concat([beginning, piece.subarray(0, HEAD_MAX_BYTES)]);
      const head = readHead(beginning, contentType);
      if (head || beginning.byteLength >= HEAD_MAX_BYTES) beginning = undefined;
      if (head && !head.isFile) return new Refusal("E400");
      if (head) limit = Math.min(limit, head.bodyMaxBytes);
    }
    return size > limit || (length ?? 0) > limit ? tooLarge() : undefined;
  }

  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const piece = await read();
        if (!piece) {
          onProgress();
          controller.close();
          return;
        }
        size += piece.byteLength;
        if (size - counted >= PROGRESS_BYTES) {
          counted = size;
          onProgress();
        }
        refusal = judge(piece);
        if (refusal) controller.error(refusal);
        else controller.enqueue(piece as Uint8Array<ArrayBuffer>);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, refusal: () => refusal, discard };
}
