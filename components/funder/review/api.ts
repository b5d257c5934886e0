import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { asApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import type { InfoCorrectionRequest } from "@/lib/contract/account";
import type { AccountType } from "@/lib/contract/investor";

/** Who is signed in, with the state of the submission; null for nobody. */
export const askReview = (call: { signal?: AbortSignal } = {}) =>
  apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user", ...call }).then(
    ({ data }) => data,
    (cause: unknown) => {
      if (asApiError(cause).kind === "unauthorized") return null;
      throw cause;
    },
  );

/** Fetched each time the page opens. */
export const reviewQuery = queryOptions({ queryKey: ["review"], queryFn: ({ signal }) => askReview({ signal }) });

/** What the signed-in funder has sent. Fetched when it is opened. */
export const submissionQuery = queryOptions({
  queryKey: ["submission"],
  queryFn: async ({ signal }) => (await apiFetch<"submission">({ method: "GET", path: "/api/investor/submission", signal })).data,
  staleTime: 0,
  retry: false,
  meta: { silent: true },
});

/** Sends the fields and documents that were asked for again; returns the message to show. */
export const sendCorrection = mutationOptions({
  mutationFn: (body: InfoCorrectionRequest) => apiFetch<"infoCorrection">({ method: "POST", path: "/api/investor/info-correction", body }),
});

/** The open fields as the wire wants them: a company's `city` is joined from all four levels. */
export function correctionRequest(type: AccountType, values: Record<string, unknown>): InfoCorrectionRequest {
  if (type === 0) return { type, fields: values };
  const { province, city, district, village } = values;
  return { type, fields: city === undefined ? values : { ...values, city: [province, city, district, village].join("/") } };
}
