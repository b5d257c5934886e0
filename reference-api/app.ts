import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { refusalMessages } from "../lib/contract/refusal-messages.ts";
import type { Deps } from "./deps.ts";
import { failureLine } from "./http/failure-line.ts";
import { Refusal, refuse } from "./http/refusal.ts";
import type { Api, ApiEnvironment } from "./http/route.ts";
import { adRoutes } from "./routes/ads.ts";
import { blogRoutes } from "./routes/blog.ts";
import { commonRoutes } from "./routes/common.ts";
import { dataRightsRoutes } from "./routes/data-rights.ts";
import { deletionRoutes } from "./routes/deletion.ts";
import { internalRoutes } from "./routes/internal.ts";
import { investorRoutes } from "./routes/investor.ts";
import { websiteRoutes } from "./routes/website.ts";

const uuid = z.uuid();

/**
 * The reference API without a port: every call of the contract, in the envelope, logged without personal data.
 * `watchers` (metrics, traces) see each call from outside.
 */
export function createApp(deps: Deps, watchers: MiddlewareHandler<ApiEnvironment>[] = []): Api {
  const api: Api = new Hono<ApiEnvironment>();
  for (const watcher of watchers) api.use("*", watcher);

  api.use("*", async (context, next) => {
    const started = performance.now();
    const given = context.req.header("x-request-id");
    const requestId = uuid.safeParse(given).success ? (given as string) : randomUUID();
    context.set("requestId", requestId);
    context.header("x-request-id", requestId);
    context.header("cache-control", "no-store");
    await next();
    deps.log.info(
      {
        requestId,
        method: context.req.method,
        route: context.get("route") ?? "unknown",
        status: context.res.status,
        code: context.get("code"),
        ms: Math.round(performance.now() - started),
      },
      "call",
    );
  });

  api.get("/health", async (context) => {
    context.set("route", "/health");
    await deps.ping().catch((cause: Error) => {
      deps.log.error(failureLine(cause), "the database does not answer");
      throw new Refusal(503, "E500", refusalMessages.timeout);
    });
    return context.json({ code: "0000", message: "Sukses" });
  });
  commonRoutes(api, deps);
  investorRoutes(api, deps);
  websiteRoutes(api, deps);
  blogRoutes(api, deps);
  adRoutes(api, deps);
  deletionRoutes(api, deps);
  dataRightsRoutes(api, deps);
  internalRoutes(api, deps);

  api.notFound((context) => {
    const { code, message } = refuse.notFound();
    context.set("code", code);
    return context.json({ code, message }, 404);
  });

  api.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, "E500", refusalMessages.timeout);
    if (!(error instanceof Refusal))
      deps.log.error({ requestId: context.get("requestId"), route: context.get("route"), ...failureLine(error) }, "failed");
    context.set("code", refusal.code);
    if (refusal.retryAfterSeconds) context.header("retry-after", String(refusal.retryAfterSeconds));
    return context.json({ code: refusal.code, message: refusal.message }, refusal.status as 200);
  });
  return api;
}
