import "server-only";
import { unstable_cache } from "next/cache";
import { LACKING_REVALIDATE_SECONDS } from "@/lib/limits";
import "server-only";
import type { z } from "zod";
import { ApiError, answerError, noResponseError } from "@/lib/api/api-error";
import { fillPath, readEnvelope } from "@/lib/api/api-fetch";
import { type BodyOf, type DataOf, type Endpoint, type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { refusalMessages } from "@/lib/contract/refusal-messages";
import { isBuilding, webEnv } from "@/lib/env";

/** Cache tags of the data on pages: revalidating a tag renders the pages with that data again. */
export const cacheTags = ["site", "blog", "ads"] as const;

export type CacheTag = (typeof cacheTags)[number];

/**
 * Makes the page that is being rendered expire soon, because it lacks data: a page lives as long as its shortest-lived
 * cached read.
 */
export const revalidateSoon = unstable_cache(async () => null, ["page-lacks-site"], { revalidate: LACKING_REVALIDATE_SECONDS });

type Options<Name extends EndpointName> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<Name>;
  headers?: Record<string, string>;
  /** Seconds that Next may cache the response, and the tags that expire it sooner. Absent: not cached. */
  cache?: { revalidate: number; tags: CacheTag[] };
};

/** How long a page waits for the upstream before its fallback, milliseconds. */
const PAGE_TIMEOUT_MS = 5_000;
/** Longer in a build, which a failed read would end, milliseconds. */
const BUILD_TIMEOUT_MS = 20_000;

/** LRU cache of the last good data per call. */
const lastGood = new Map<string, unknown>();
const LAST_GOOD_MAX = 300;

function remember(key: string, data: unknown): void {
  lastGood.delete(key);
  lastGood.set(key, data);
  if (lastGood.size > LAST_GOOD_MAX) lastGood.delete(lastGood.keys().next().value as string);
}

async function fetchData<Name extends EndpointName>(name: Name, options: Options<Name>): Promise<DataOf<Name>> {
  const endpoint: Endpoint = endpoints[name];
  let response: Response;
  let text: string;
  try {
    response = await fetch(webEnv().apiOrigin + fillPath(endpoint.path, options.params, options.query), {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        // At run time lib/gateway/patch-fetch.ts adds the time below Next, whose cache keys include these headers.
        ...(isBuilding() && !options.cache ? { ts: String(Date.now()) } : {}),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(isBuilding() ? BUILD_TIMEOUT_MS : Math.min(PAGE_TIMEOUT_MS, webEnv().UPSTREAM_TIMEOUT_MS)),
      ...(options.cache ? { next: options.cache } : { cache: "no-store" as const }),
    });
    text = await response.text();
  } catch (cause) {
    throw noResponseError(cause);
  }
  const envelope = readEnvelope(text);
  const error = answerError(response.status, envelope, response.headers);
  if (error || !envelope) throw error ?? noResponseError(undefined);
  if (!endpoint.data || endpoint.data === "file") return undefined as DataOf<Name>;
  const data = (endpoint.data as z.ZodType).safeParse(envelope.data);
  if (!data.success) throw new ApiError("network", "E502", refusalMessages.network);
  return data.data as DataOf<Name>;
}

/**
 * Calls the upstream from the server and validates the response. With `cache`, the last good data replaces a failure:
 * Next drops a page once its tag has expired, so without this it could not be rendered. Throws ApiError; an invalid
 * response is a network failure.
 */
export async function serverFetch<Name extends EndpointName>(name: Name, options: Options<Name> = {}): Promise<DataOf<Name>> {
  if (!options.cache) return await fetchData(name, options);
  const key = JSON.stringify([name, options.params, options.query, options.body]);
  try {
    const data = await fetchData(name, options);
    if (data === undefined || data === null) lastGood.delete(key);
    else remember(key, data);
    return data;
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === "not-found") lastGood.delete(key);
    if (!lastGood.has(key)) throw cause;
    return lastGood.get(key) as DataOf<Name>;
  }
}
