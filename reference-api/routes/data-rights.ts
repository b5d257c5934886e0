import { type Api, route } from "../http/route.ts";
import { sessionAccount } from "../services/accounts/sessions.ts";
import type { Deps } from "../services/deps.ts";
import { fileRequest, findReference } from "../services/tickets.ts";

/** Requests about personal data, and the lookup of reference numbers of requests and deletions. */
export function dataRightsRoutes(api: Api, deps: Deps): void {
  route(api, deps, "rightsRequest", async ({ body, requestId, token }) => ({
    data: { ticket: await fileRequest(deps, body, requestId, await sessionAccount(deps, token)) },
  }));
  route(api, deps, "reference", async ({ body }) => ({ data: await findReference(deps, body.number) }));
}
