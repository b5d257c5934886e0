import { ApiError } from "@/lib/api/api-error";
import { authWords } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";
import { refusalMessages } from "@/lib/contract/refusal-messages";

const tooMany = new Set<string>(["E429", apiCodes.tooManyRequests]);

/** What a failed call tells the person: the server's message, with the time to wait where too many were sent. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return refusalMessages.network;
  const { code, message, retryAfterSeconds } = error;
  return tooMany.has(code) && retryAfterSeconds ? `${message} ${authWords.wait(retryAfterSeconds)}` : message;
}

/** The code of a failed call; empty where there was no answer. */
export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.code : "");
