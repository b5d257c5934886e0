import { queryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/api/api-fetch";

/** The banks that an account can be with. */
export const bankList = queryOptions({
  queryKey: ["banks"],
  queryFn: async ({ signal }) => (await apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {}, signal })).data,
});
