import { ApiError, asApiError } from "@/lib/api/api-error";

/** The Indonesian message of a failed call. */
export const failureText = (error: unknown): string => asApiError(error).message;

/** The code of a failed call; empty without a response. */
export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.code : "");
