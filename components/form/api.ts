import { mutationOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/api/api-fetch";
import type { BodyOf } from "@/lib/contract/endpoints";

/**
 * Files a complaint or a data-rights request. `key`: the idempotency key, which gives a repeated request the same
 * ticket.
 */
export const fileTicket = mutationOptions({
  mutationFn: ({ body, key }: { body: BodyOf<"rightsRequest">; key: string | undefined }) =>
    apiFetch<"rightsRequest">({ method: "POST", path: "/api/h5/rights-request", body, ...(key ? { headers: { "x-request-id": key } } : {}) }),
});
