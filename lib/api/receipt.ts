import "server-only";
import { ApiError, businessMessage } from "@/lib/api/api-error";
import { serverFetch } from "@/lib/api/server-fetch";
import type { DataOf } from "@/lib/contract/endpoints";
import { isSignedBy } from "@/lib/contract/signed-json";

type ReceiptAnswer =
  | ({ state: "genuine" | "broken" } & DataOf<"deletionReceipt">)
  | { state: "unknown" }
  /** `refusal`: the upstream's words, if it gave any. */
  | { state: "failed"; refusal: string | undefined };

/** The receipt of a number, and whether its signature is that of one of the upstream's keys. Never throws ApiError. */
export async function checkReceipt(number: string): Promise<ReceiptAnswer> {
  try {
    const answer = await serverFetch("deletionReceipt", { body: { number } });
    return { state: isSignedBy(answer.keys, answer.receipt) ? "genuine" : "broken", ...answer };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return cause.kind === "not-found" ? { state: "unknown" } : { state: "failed", refusal: businessMessage(cause) };
  }
}
