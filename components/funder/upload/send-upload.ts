import { ApiError, answerError, bareEnvelope, noResponseError } from "@/lib/api/api-error";
import { checkShownUser } from "@/lib/browser/check-session";
import { createTimeout } from "@/lib/browser/timeout-signal";
import { COLLEAGUE_LINK_HEADER, readEnvelope, refusalMessages, SCAN_FIELD_HEADER, SCAN_PASS_HEADER } from "@/lib/contract/envelope";
import { REQUEST_TIMEOUT_MS } from "@/lib/limits";

const UPLOAD_PATH = "/api/common/file-upload";
const SCAN_PATH = "/api/common/scan-send";

export type Sending = {
  /** Registration handle; left out where the session names the registration. */
  registrationId: string | undefined;
  /** The phone that scans, and the document, instead of a registration; the same request adds its file once. */
  scan?: { pass: string; field: string; requestId: string | undefined };
  /** The link of a colleague, and the document, instead of a registration. */
  colleague?: { link: string; field: string } | undefined;
  signal: AbortSignal;
  /** Percent sent, 0 to 100: sent is not yet accepted. */
  onProgress: (percentage: number) => void;
};

type Posting = { headers: Record<string, string>; signal: AbortSignal; onProgress: (percentage: number) => void };

/** Sends a form with progress, which `fetch` does not report. Rejects without a response, or with the signal's reason. */
function postForm(
  path: string,
  form: FormData,
  { headers, signal, onProgress }: Posting,
): Promise<{ status: number; headers: Headers; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress((loaded / total) * 100);
    request.onload = () => {
      const received = request.getAllResponseHeaders().trim().split(/\r?\n/);
      const pairs = received.map((line) => line.split(/:\s*(.*)/).slice(0, 2) as [string, string]).filter(([name]) => name);
      resolve({ status: request.status, headers: new Headers(pairs), text: request.responseText });
    };
    request.onerror = () => reject(new TypeError("no response"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

/**
 * Sends one file and answers its URL. The request timeout counts from the last progress, so that a slow line
 * may take its time with 20 MB. Throws ApiError; an abort by `signal` throws the signal's reason.
 */
export async function sendUpload(file: File, { registrationId, scan, colleague, signal, onProgress }: Sending): Promise<string> {
  signal.throwIfAborted();
  const timeout = createTimeout(signal);
  timeout.restart(REQUEST_TIMEOUT_MS);
  const form = new FormData();
  form.append("file", file, file.name);
  try {
    const { status, headers, text } = await postForm(scan ? SCAN_PATH : UPLOAD_PATH, form, {
      headers: {
        accept: "application/json",
        ...(registrationId ? { RegistrationId: registrationId } : {}),
        ...(scan ? { [SCAN_PASS_HEADER]: scan.pass, [SCAN_FIELD_HEADER]: scan.field } : {}),
        ...(colleague ? { [COLLEAGUE_LINK_HEADER]: colleague.link, [SCAN_FIELD_HEADER]: colleague.field } : {}),
        ...(scan?.requestId ? { "X-Request-Id": scan.requestId } : {}),
      },
      signal: timeout.signal,
      onProgress(percentage) {
        timeout.restart(REQUEST_TIMEOUT_MS);
        onProgress(percentage);
      },
    });
    const envelope = readEnvelope(text);
    const said = envelope ?? bareEnvelope(status);
    // Any other response means that the network works: a retry would not help.
    if (!said && status < 502 && status !== 408) throw new ApiError("business", "E502", refusalMessages.network);
    const error = answerError(status, said, headers);
    if (error?.kind === "unauthorized") checkShownUser();
    if (error) throw error;
    if (typeof envelope?.data !== "string" || !envelope.data) throw noResponseError(undefined);
    return envelope.data;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    throw noResponseError(timeout.signal.aborted ? timeout.signal.reason : cause);
  } finally {
    timeout.clear();
  }
}
