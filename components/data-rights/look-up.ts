import { queryOptions } from "@tanstack/react-query";
import { sharedQueryClient } from "@/components/ui/query-client";
import { apiFetch } from "@/lib/api/api-fetch";

/** What became of a receipt number or ticket. Not cached: the state changes. The form shows a failure itself. */
const reference = (number: string) =>
  queryOptions({
    queryKey: ["reference", number],
    queryFn: async () => (await apiFetch<"reference">({ method: "POST", path: "/api/h5/reference", body: { number } })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });

/** Looks up a number. Throws ApiError. */
export const lookUp = (number: string) => sharedQueryClient().fetchQuery(reference(number));
