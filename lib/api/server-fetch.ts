import "server-only";
import { randomUUID } from "node:crypto";
import { unstable_cache } from "next/cache";
import { cache as oncePerRender } from "react";
import type { z } from "zod";
import { ApiError, answerError, noResponseError } from "@/lib/api/api-error";
import { fillPath } from "@/lib/api/api-fetch";
import { type BodyOf, type DataOf, type Endpoint, type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { readEnvelope, refusalMessages } from "@/lib/contract/envelope";
import { limitedText } from "@/lib/contract/http";
import type { PageTag } from "@/lib/contract/website";
import { isBuilding, webEnv } from "@/lib/env";
import { upstreamTime } from "@/lib/gateway/time-offset";
import { RESPONSE_MAX_BYTES } from "@/lib/gateway/upstream";
import { LACKING_REVALIDATE_SECONDS } from "@/lib/limits";

/**
 * Makes the page that is being rendered expire soon, because it lacks data: a page lives as long as its shortest-lived
 * cached read.
 */
export const revalidateSoon = unstable_cache(async () => null, ["page-lacks-site"], { revalidate: LACKING_REVALIDATE_SECONDS });

type Call = {
  name: EndpointName;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

type Options<Name extends EndpointName> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<Name>;
  /** Seconds that Next may cache the data, and the tags that expire it sooner. Absent: not cached. */
  cache?: { revalidate: number; tags: PageTag[] };
};

/** How long a page waits for the upstream before its fallback, milliseconds. */
const PAGE_TIMEOUT_MS = 5_000;
/** Longer in a build, which a failed read would end, milliseconds. */
const BUILD_TIMEOUT_MS = 20_000;

/** LRU cache of the last good data per call. */
const lastGood = new Map<string, unknown>();
const LAST_GOOD_MAX = 1_000;

function remember(key: string, data: unknown): void {
  lastGood.delete(key);
  lastGood.set(key, data);
  if (lastGood.size > LAST_GOOD_MAX) lastGood.delete(lastGood.keys().next().value as string);
}

/** Sends a call and validates its data. Throws ApiError; an invalid response is a network failure. */
async function fetchData({ name, params, query, body }: Call): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const { apiOrigin, UPSTREAM_TIMEOUT_MS } = webEnv();
  let response: Response;
  let text: string;
  try {
    response = await fetch(apiOrigin + fillPath(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        ts: String(await upstreamTime(apiOrigin)),
        "x-request-id": randomUUID(),
        ...(endpoint.path.startsWith("/api/ad/") ? { client: "3" } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(isBuilding() ? BUILD_TIMEOUT_MS : Math.min(PAGE_TIMEOUT_MS, UPSTREAM_TIMEOUT_MS)),
      cache: "no-store",
    });
    text = await limitedText(response, RESPONSE_MAX_BYTES);
  } catch (cause) {
    throw noResponseError(cause);
  }
  const envelope = readEnvelope(text);
  const error = answerError(response.status, envelope, response.headers);
  if (error || !envelope) throw error ?? noResponseError(undefined);
  if (!endpoint.data || endpoint.data === "file") return undefined;
  const data = (endpoint.data as z.ZodType).safeParse(envelope.data);
  if (!data.success) throw new ApiError("network", "E502", refusalMessages.network);
  return data.data;
}

/**
 * The data of a call from Next's data cache, which holds valid data only. Once per render, so that the parts of a page
 * agree. Next would answer a failed renewal with the old data and not say so.
 */
const readCached = oncePerRender(async (key: string, revalidate: number, tags: string): Promise<unknown> => {
  let failure: { cause: unknown } | undefined;
  const renew = async () => {
    try {
      return await fetchData(JSON.parse(key) as Call);
    } catch (cause) {
      failure = { cause };
      throw cause;
    }
  };
  const data = await unstable_cache(renew, [key], { revalidate, tags: tags.split(" ") })();
  if (failure) throw failure.cause;
  return data;
});

/**
 * Calls the upstream from the server and validates the response. With `cache`, the last good data replaces a failure:
 * Next drops a page once its tag has expired, so without this it could not be rendered. Throws ApiError; an invalid
 * response is a network failure.
 */
export async function serverFetch<Name extends EndpointName>(name: Name, { cache, ...options }: Options<Name> = {}): Promise<DataOf<Name>> {
  const call: Call = { name, ...options };
  if (!cache) return (await fetchData(call)) as DataOf<Name>;
  const key = JSON.stringify(call);
  try {
    const data = await readCached(key, cache.revalidate, cache.tags.join(" "));
    if (data === undefined || data === null) lastGood.delete(key);
    else remember(key, data);
    return data as DataOf<Name>;
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === "not-found") lastGood.delete(key);
    if (!lastGood.has(key)) throw cause;
    return lastGood.get(key) as DataOf<Name>;
  }
}
