import type { Endpoint } from "../contract/endpoints.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { readJson } from "./read-json.ts";
import { readUpload } from "./read-upload.ts";
import { Refusal } from "./refusal.ts";

/** The request body for the upstream. */
export type CallBody = {
  content: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  contentType: string;
  /** Bytes, if known. */
  length: number | undefined;
  /** Why the stream was aborted, if it was. */
  refusal: () => Refusal | undefined;
  /** Discards the rest once the response is known. */
  discard: () => void;
};

type Options = {
  /** Called for every PROGRESS_BYTES of an upload, and at the end of any body. */
  onProgress: () => void;
  /** Timeout for receiving a JSON body, milliseconds. */
  jsonTimeoutMs?: number | undefined;
};

function declaredLength(headers: Headers, { maxBodyBytes, body }: Endpoint): number | undefined {
  const text = headers.get("content-length");
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new Refusal("E400");
  if (Number(text) > maxBodyBytes) throw new Refusal("E413", body === "multipart" ? refusalMessages.fileTooLarge : undefined);
  return Number(text);
}

/**
 * The body for the upstream: validated JSON, or the multipart stream with a size limit. Undefined for a GET.
 * Throws E413 and E400; a stream that exceeds its limit fails, with the reason in `refusal()`.
 */
export async function readBody(request: Request, endpoint: Endpoint, { onProgress, jsonTimeoutMs }: Options): Promise<CallBody | undefined> {
  if (endpoint.body === undefined) return undefined;
  const length = declaredLength(request.headers, endpoint);
  if (endpoint.body === "multipart") {
    const { stream, ...rest } = readUpload(request, { maxBytes: endpoint.maxBodyBytes, length, onProgress });
    return { content: stream, contentType: request.headers.get("content-type") as string, length, ...rest };
  }
  const content = await readJson(request, { schema: endpoint.body, maxBytes: endpoint.maxBodyBytes, timeoutMs: jsonTimeoutMs });
  onProgress();
  return { content, contentType: "application/json", length: undefined, refusal: () => undefined, discard: () => undefined };
}
