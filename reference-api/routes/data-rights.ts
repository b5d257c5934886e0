import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { fileRequest } from "../services/data-rights/file-request.ts";
import { findReference } from "../services/data-rights/find-reference.ts";

/** Requests about personal data, and the lookup of reference numbers of requests and deletions. */
export function dataRightsRoutes(api: Api, deps: Deps): void {
  route(api, deps, "rightsRequest", async ({ body, requestId }) => ({ data: { ticket: await fileRequest(deps, body, requestId) } }));
  route(api, deps, "reference", async ({ body }) => ({ data: await findReference(deps, body.number) }));
}
