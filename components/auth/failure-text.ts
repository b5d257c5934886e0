import { ApiError } from "@/lib/api/api-error";
import { refusalMessages } from "@/lib/contract/refusal-messages";

/** What a failed call tells the person. */
export const failureText = (error: unknown): string => (error instanceof ApiError ? error.message : refusalMessages.network);

/** The code of a failed call; empty where there was no answer. */
export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.code : "");
