import "server-only";
import type { z } from "zod";
import { ApiError, answerError, unansweredError } from "@/lib/api/api-error";
import { fillPath, readEnvelope } from "@/lib/api/api-fetch";
import type { CacheTag } from "@/lib/cache/cache-tags";
import { type BodyOf, type DataOf, type Endpoint, type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { refusalMessages } from "@/lib/contract/refusal-messages";
import { isBuilding, webEnv } from "@/lib/env";

type Options<Name extends EndpointName> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<Name>;
  headers?: Record<string, string>;
  /** Seconds that Next may keep the answer, and the tags that drop it sooner. Absent: never kept. */
  cache?: { revalidate: number; tags: CacheTag[] };
};

/** Milliseconds that a page may wait for the upstream: far below a person's patience, pages have a fallback. */
const PAGE_TIMEOUT_MS = 5_000;
/** A build has no reader who waits, and a page without its answer would end it: a busy machine gets its time. */
const BUILD_TIMEOUT_MS = 20_000;

/** Answers that pages were last made of, the longest unused leave first. */
const lastAnswers = new Map<string, unknown>();
const LAST_ANSWERS_MAX = 300;

function remember(key: string, data: unknown): void {
  lastAnswers.delete(key);
  lastAnswers.set(key, data);
  if (lastAnswers.size > LAST_ANSWERS_MAX) lastAnswers.delete(lastAnswers.keys().next().value as string);
}

async function ask<Name extends EndpointName>(name: Name, options: Options<Name>): Promise<DataOf<Name>> {
  const endpoint: Endpoint = endpoints[name];
  let response: Response;
  let text: string;
  try {
    response = await fetch(webEnv().apiOrigin + fillPath(endpoint.path, options.params, options.query), {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        // A server puts the time on below Next (lib/gateway/patch-fetch.ts), which keys what it keeps by these headers.
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
    throw unansweredError(cause);
  }
  const envelope = readEnvelope(text);
  const error = answerError(response.status, envelope, response.headers);
  if (error || !envelope) throw error ?? unansweredError(undefined);
  if (!endpoint.data || endpoint.data === "file") return undefined as DataOf<Name>;
  const data = (endpoint.data as z.ZodType).safeParse(envelope.data);
  if (!data.success) throw new ApiError("network", "E502", refusalMessages.network);
  return data.data as DataOf<Name>;
}

/**
 * Calls the upstream from the server and checks the answer with the contract's schema. Where the answer may be kept, the last
 * good one stands in for a failure: Next forgets a page whose tag was dropped, and this is what it can then be made of.
 * Throws ApiError; an answer that breaks the contract is a network failure.
 */
export async function serverFetch<Name extends EndpointName>(name: Name, options: Options<Name> = {}): Promise<DataOf<Name>> {
  if (!options.cache) return await ask(name, options);
  const key = JSON.stringify([name, options.params, options.query, options.body]);
  try {
    const data = await ask(name, options);
    if (data === undefined || data === null) lastAnswers.delete(key);
    else remember(key, data);
    return data;
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === "not-found") lastAnswers.delete(key);
    if (!lastAnswers.has(key)) throw cause;
    return lastAnswers.get(key) as DataOf<Name>;
  }
}
