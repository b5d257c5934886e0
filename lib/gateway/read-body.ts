import type { Endpoint } from "../contract/endpoints.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { readJson } from "./read-json.ts";
import { readUpload } from "./read-upload.ts";
import { Refusal } from "./refusal.ts";

/** What goes to the upstream as the body of a call. */
export type CallBody = {
  content: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  contentType: string;
  /** Bytes, where they are known. */
  length: number | undefined;
  /** The refusal that broke a stream off, once it has. */
  refusal: () => Refusal | undefined;
  /** Lets go of what has not come yet, once the answer is known. */
  drop: () => void;
};

type Options = {
  /** Runs for each piece of an upload that is large enough to count as progress, and at the end of any body. */
  onProgress: () => void;
  /** Longest time that a JSON body may take, milliseconds. */
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
 * The body for the upstream: JSON once it satisfies the call's schema, or the multipart stream with its bytes counted. Undefined for
 * a GET. Throws E413 and E400; a stream that grows too large fails and says so in `refusal()`.
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
  return { content, contentType: "application/json", length: undefined, refusal: () => undefined, drop: () => undefined };
}
