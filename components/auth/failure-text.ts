import { ApiError, asApiError } from "@/lib/api/api-error";

/** What a failed call tells the person. */
export const failureText = (error: unknown): string => asApiError(error).message;

/** The code of a failed call; empty where there was no answer. */
export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.code : "");
