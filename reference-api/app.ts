import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { refusalMessages } from "../lib/contract/envelope.ts";
import { errorFields } from "./error-fields.ts";
import { ApiError, errors } from "./errors.ts";
import type { Api, ApiEnvironment } from "./http/route.ts";
import { commonRoutes } from "./routes/common.ts";
import { countRoutes } from "./routes/counts.ts";
import { dataRightsRoutes } from "./routes/data-rights.ts";
import { deletionRoutes } from "./routes/deletion.ts";
import { investorRoutes } from "./routes/investor.ts";
import { adRoutes, blogRoutes, websiteRoutes } from "./routes/site.ts";
import type { Deps } from "./services/deps.ts";

const uuid = z.uuid();

/**
 * The Hono app of the reference API, without a port: every endpoint of the contract, the counts, and a log line without personal
 * data per request. `middleware` (metrics, traces) wraps every request.
 */
export function createApp(deps: Deps, middleware: MiddlewareHandler<ApiEnvironment>[] = []): Api {
  const api: Api = new Hono<ApiEnvironment>();
  for (const handler of middleware) api.use("*", handler);

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
      "request",
    );
  });

  api.get("/health", async (context) => {
    context.set("route", "/health");
    await deps.ping().catch((cause: Error) => {
      deps.log.error(errorFields(cause), "the database does not respond");
      throw new ApiError(503, "E500", refusalMessages.timeout);
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
  countRoutes(api, deps);

  api.notFound((context) => {
    const { code, message } = errors.notFound();
    context.set("code", code);
    return context.json({ code, message }, 404);
  });

  api.onError((error, context) => {
    const apiError = error instanceof ApiError ? error : new ApiError(500, "E500", refusalMessages.timeout);
    if (!(error instanceof ApiError))
      deps.log.error({ requestId: context.get("requestId"), route: context.get("route"), ...errorFields(error) }, "request failed");
    context.set("code", apiError.code);
    if (apiError.retryAfterSeconds) context.header("retry-after", String(apiError.retryAfterSeconds));
    return context.json({ code: apiError.code, message: apiError.message }, apiError.status as 200);
  });
  return api;
}
