import { refusalMessages } from "../contract/refusal-messages.ts";
import { UPLOAD_MAX_BYTES } from "../limits.ts";
import { readIncoming } from "./incoming-body.ts";
import { Refusal } from "./refusal.ts";

/** An upload that brings less than this between two signs of life, a minute apart, is there to hold the connection, bytes. */
const PROGRESS_BYTES = 32_768;
/** The head of a part is a name and a type. One that is longer than this is left to the upstream, bytes. */
const HEAD_MAX_BYTES = 16_384;
const END_OF_HEAD = "\r\n\r\n";
const FILE_FIELD = /^content-disposition:[^\r\n]*;\s*name="?file"?\s*(?:;|$)/im;

export type Upload = {
  /** The multipart bytes as they come, read no faster than the upstream takes them. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The refusal that broke the stream off, once it has. */
  refusal: () => Refusal | undefined;
  /** Lets go of what has not come yet, once the answer is known. */
  drop: () => void;
};

/** The first part of an upload: whether it is the field `file`, and the most that the whole body may then measure, bytes. */
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
 * Passes a document on with its bytes counted and the head of its first part checked. `onProgress` runs for each piece that is large
 * enough to count. Throws E400 for anything but multipart; a stream that grows too large fails and says so in `refusal()`.
 */
export function readUpload(
  request: Request,
  { maxBytes, length, onProgress }: { maxBytes: number; length: number | undefined; onProgress: () => void },
): Upload {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) throw new Refusal("E400");
  const { read, drop } = readIncoming(request.body);
  const tooLarge = () => new Refusal("E413", refusalMessages.fileTooLarge);
  let refusal: Refusal | undefined;
  let size = 0;
  let counted = 0;
  let limit = maxBytes;
  /** What has come of the first part's head; undefined once it is read. */
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
  return { stream, refusal: () => refusal, drop };
}
