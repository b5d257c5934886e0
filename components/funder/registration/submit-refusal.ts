import { type ApiError, isNoResponse } from "@/lib/api/api-error";
import { apiCodes } from "@/lib/contract/envelope";

/** `other`: the service's own message says what is wrong. */
export type SubmitRefusal = "handle" | "file" | "session" | "unanswered" | "other";

const kinds: Record<string, SubmitRefusal> = { [apiCodes.handleInvalid]: "handle", [apiCodes.fileUnknown]: "file" };

/** Why details or their correction were not accepted. */
export function submitRefusal(error: ApiError): SubmitRefusal {
  if (isNoResponse(error)) return "unanswered";
  return error.kind === "unauthorized" ? "session" : (kinds[error.code] ?? "other");
}
