import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { asOwner, type Owner } from "@/components/funder/upload/as-owner";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ColleagueFill } from "@/lib/contract/colleague";
import type { ColleaguePart } from "@/lib/contract/colleague-parts";
import { COLLEAGUE_LINK_HEADER } from "@/lib/contract/envelope";

/** What a link is for. Asked for each time the page opens. */
export const openedLink = (link: string) =>
  queryOptions({
    queryKey: ["colleague-link", link],
    queryFn: async ({ signal }) =>
      (
        await apiFetch<"colleagueOpen">({
          method: "POST",
          path: "/api/investor/colleague-open",
          body: {},
          headers: { [COLLEAGUE_LINK_HEADER]: link },
          signal,
        })
      ).data,
    retry: false,
    meta: { silent: true },
  });

/** Hands the answers of a part to the owner of the registration. */
export const fillPart = mutationOptions({
  mutationFn: ({ link, ...body }: ColleagueFill & { link: string }) =>
    apiFetch<"colleagueFill">({ method: "POST", path: "/api/investor/colleague-fill", body, headers: { [COLLEAGUE_LINK_HEADER]: link } }),
});

/** How often the list is asked for while a colleague is awaited, milliseconds. */
const ASK_MS = 30_000;

/** The links of a registration, asked for again when its owner comes back to the page, and while a colleague is awaited. */
export const linksOf = (owner: Owner) =>
  queryOptions({
    queryKey: ["colleagues", owner.handle],
    queryFn: ({ signal }) =>
      asOwner(
        owner,
        async (headers) => (await apiFetch<"colleagueList">({ method: "GET", path: "/api/investor/colleague-list", headers, signal })).data,
      ),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.some((row) => row.state === "waiting") ? ASK_MS : false),
    retry: false,
    meta: { silent: true },
  });

/** What a colleague filled in. */
export const answersOf = (owner: Owner, id: string) =>
  queryOptions({
    queryKey: ["colleague-answers", id],
    queryFn: ({ signal }) =>
      asOwner(
        owner,
        async (headers) =>
          (await apiFetch<"colleagueAnswers">({ method: "POST", path: "/api/investor/colleague-answers", body: { id }, headers, signal })).data,
      ),
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });

/** Opens a link for a part. */
export const askColleague = mutationOptions({
  mutationFn: ({ owner, part }: { owner: Owner; part: ColleaguePart }) =>
    asOwner(
      owner,
      async (headers) => (await apiFetch<"colleagueAsk">({ method: "POST", path: "/api/investor/colleague-ask", body: { part }, headers })).data,
    ),
});

/** Sends a link by e-mail; returns the message to show. */
export const sendLink = mutationOptions({
  mutationFn: ({ owner, link, to }: { owner: Owner; link: string; to: string }) =>
    asOwner(
      owner,
      async (headers) =>
        (await apiFetch<"colleagueSend">({ method: "POST", path: "/api/investor/colleague-send", body: { link, to }, headers })).message,
    ),
});

/** Revokes a link, or says that its answers are in the form; returns the message to show. */
export const endLink = mutationOptions({
  mutationFn: ({ owner, id, taken }: { owner: Owner; id: string; taken: boolean }) =>
    asOwner(
      owner,
      async (headers) =>
        (await apiFetch<"colleagueEnd">({ method: "POST", path: "/api/investor/colleague-end", body: { id, taken }, headers })).message,
    ),
});
