import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ContactChannel } from "@/lib/contract/account";

/** `handle`: where no session names the registration. */
type Contact = { channel: ContactChannel; handle: string | undefined };

const named = (handle: string | undefined) => (handle ? { headers: { RegistrationId: handle } } : {});

/** Sends a code to an e-mail address or phone number of the registration. */
export const requestContactCode = mutationOptions({
  mutationFn: ({ channel, handle }: Contact) =>
    apiFetch<"contactCode">({ method: "POST", path: "/api/investor/contact-code", body: { channel }, ...named(handle) }),
});

/** Proves a contact by its code. */
export const proveContact = mutationOptions({
  mutationFn: ({ channel, handle, code }: Contact & { code: string }) =>
    apiFetch<"contactProof">({ method: "POST", path: "/api/investor/contact-proof", body: { channel, code }, ...named(handle) }),
});

/** Takes back details that were submitted before any contact of the account was proved. */
export const takeBackDetails = mutationOptions({
  mutationFn: () => apiFetch<"infoTakeBack">({ method: "POST", path: "/api/investor/info-take-back", body: {} }),
});

/** The session's account. Not cached: each attempt asks again. */
export const currentUser = queryOptions({
  queryKey: ["current-user"],
  queryFn: async ({ signal }) => (await apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user", signal })).data,
  staleTime: 0,
  retry: false,
  meta: { silent: true },
});

/** Whose registration it is; without a handle, the session's. Refetched whenever a registration opens. */
export const registrationOwner = (handle: string | undefined) =>
  queryOptions({
    queryKey: ["registration-owner", handle],
    queryFn: async ({ signal }) =>
      (await apiFetch<"registration">({ method: "GET", path: "/api/investor/registration", signal, ...named(handle) })).data,
    staleTime: 0,
    retry: false,
    meta: { silent: true },
  });
