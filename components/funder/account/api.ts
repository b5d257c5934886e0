import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { asApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import type { BodyOf } from "@/lib/contract/endpoints";

/** Who is signed in, and the account's contacts, sessions and messages; null for nobody. Fetched each time the page opens. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  async queryFn({ signal }) {
    try {
      const [user, facts] = await Promise.all([
        apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user", signal }),
        apiFetch<"account">({ method: "GET", path: "/api/investor/account", signal }),
      ]);
      return { user: user.data, ...facts.data };
    } catch (cause) {
      if (asApiError(cause).kind === "unauthorized") return null;
      throw cause;
    }
  },
  meta: { silent: true },
});

/** Sends a code to a new contact. */
export const requestNewContact = mutationOptions({
  mutationFn: (body: BodyOf<"contactCode">) => apiFetch<"contactCode">({ method: "POST", path: "/api/investor/contact-code", body }),
});

/** Confirms a new contact with its code; the account then uses it. */
export const proveNewContact = mutationOptions({
  mutationFn: (body: BodyOf<"contactProof">) => apiFetch<"contactProof">({ method: "POST", path: "/api/investor/contact-proof", body }),
});

/** Sets a new password with the current one. */
export const changePassword = mutationOptions({
  mutationFn: (body: BodyOf<"passwordChange">) => apiFetch<"passwordChange">({ method: "POST", path: "/api/investor/password-change", body }),
});

/** Signs another device out. */
export const endDevice = mutationOptions({
  mutationFn: (id: string) => apiFetch<"sessionEnd">({ method: "POST", path: "/api/investor/session-end", body: { id } }),
});
