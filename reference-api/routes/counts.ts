import { COUNTS_MAX_BYTES, COUNTS_UPSTREAM_PATH, countsRequest } from "../../lib/contract/counts.ts";
import { errors } from "../errors.ts";
import { type Api, callerOf, readValid } from "../http/route.ts";
import { countVisit } from "../services/counts.ts";
import type { Deps } from "../services/deps.ts";

/** The counts of visits, which the web sends on. Outside of the contract; 404 when counting is switched off. */
export function countRoutes(api: Api, { counts, limits, trustProxy }: Deps): void {
  api.post(COUNTS_UPSTREAM_PATH, async (context) => {
    context.set("route", COUNTS_UPSTREAM_PATH);
    if (!counts) throw errors.notFound();
    const { address, shared } = callerOf(context, trustProxy);
    await limits.count("count", address, shared);
    countVisit(counts, await readValid(countsRequest, context.req.raw, COUNTS_MAX_BYTES));
    return context.body(null, 204);
  });
}
