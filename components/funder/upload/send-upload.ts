import { ApiError, answerError, bareEnvelope, noResponseError } from "@/lib/api/api-error";
import { readEnvelope } from "@/lib/api/api-fetch";
import { checkShownUser } from "@/lib/browser/check-session";
import { SCAN_PASS_HEADER } from "@/lib/contract/headers";
import { refusalMessages } from "@/lib/contract/refusal-messages";
import { REQUEST_TIMEOUT_MS } from "@/lib/limits";

const UPLOAD_PATH = "/api/common/file-upload";
const SCAN_PATH = "/api/common/scan-send";

// Fetch tells no progress of sending.
const loadAxios = () => import("axios");

/** Loads the code for sending: a page that is open for hours may be older than the current release. */
export const prepareUpload = () => void loadAxios().catch(() => undefined);

export type Sending = {
  /** Registration handle; left out where the session names the registration. */
  registrationId: string | undefined;
  /** The phone that scans, instead of a registration; the same request adds its file once. */
  scan?: { pass: string; requestId: string | undefined };
  signal: AbortSignal;
  /** Percent sent, 0 to 100: sent is not yet accepted. */
  onProgress: (percentage: number) => void;
};

/**
 * Sends one file and answers its URL. The request timeout counts from the last progress, so that a slow line
 * may take its time with 20 MB. Throws ApiError; an abort by `signal` throws the signal's reason.
 */
export async function sendUpload(file: File, { registrationId, scan, signal, onProgress }: Sending): Promise<string> {
  const { default: axios } = await loadAxios();
  signal.throwIfAborted();
  const stalled = new AbortController();
  signal.addEventListener("abort", () => stalled.abort(), { once: true });
  const timeout = () => stalled.abort(new DOMException("stalled", "TimeoutError"));
  let timer = setTimeout(timeout, REQUEST_TIMEOUT_MS);
  const form = new FormData();
  form.append("file", file, file.name);
  try {
    const response = await axios.post<string>(scan ? SCAN_PATH : UPLOAD_PATH, form, {
      headers: {
        accept: "application/json",
        ...(registrationId ? { RegistrationId: registrationId } : {}),
        ...(scan ? { [SCAN_PASS_HEADER]: scan.pass } : {}),
        ...(scan?.requestId ? { "X-Request-Id": scan.requestId } : {}),
      },
      signal: stalled.signal,
      responseType: "text",
      transformResponse: (body) => body,
      validateStatus: () => true,
      onUploadProgress: ({ loaded, total }) => {
        clearTimeout(timer);
        timer = setTimeout(timeout, REQUEST_TIMEOUT_MS);
        if (total) onProgress((loaded / total) * 100);
      },
    });
    const envelope = readEnvelope(response.data);
    const said = envelope ?? bareEnvelope(response.status);
    // Any response means that the network works: a retry would not help.
    if (!said && response.status < 502) throw new ApiError("business", "E502", refusalMessages.network);
    const error = answerError(response.status, said, new Headers(Object.entries(response.headers)));
    if (error?.kind === "unauthorized") checkShownUser();
    if (error) throw error;
    if (typeof envelope?.data !== "string" || !envelope.data) throw noResponseError(undefined);
    return envelope.data;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    throw noResponseError(stalled.signal.aborted ? stalled.signal.reason : cause);
  } finally {
    clearTimeout(timer);
  }
}
