import "server-only";
import type { z } from "zod";
import { ApiError, answerError, unansweredError } from "@/lib/api/api-error";
import { fillPath, readEnvelope } from "@/lib/api/send-browser";
import type { CacheTag } from "@/lib/cache/cache-tags";
import { type BodyOf, type DataOf, type Endpoint, type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { refusalMessages } from "@/lib/contract/refusal-messages";
import { webEnv } from "@/lib/env";

type Options<Name extends EndpointName> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<Name>;
  token?: string;
  headers?: Record<string, string>;
  /** Seconds that Next may keep the answer, and the tags that drop it sooner. Absent: never kept. */
  cache?: { revalidate: number; tags: CacheTag[] };
  /** Milliseconds before the call counts as unanswered. */
  timeoutMs?: number;
};

/** Milliseconds that a page may wait for the upstream: far below a person's patience, pages have a fallback. */
const PAGE_TIMEOUT_MS = 5_000;

/**
 * Calls the upstream from the server and checks the answer with the contract's schema.
 * Throws ApiError; an answer that breaks the contract is a network failure.
 */
export async function sendServer<Name extends EndpointName>(name: Name, options: Options<Name> = {}): Promise<DataOf<Name>> {
  const endpoint: Endpoint = endpoints[name];
  let response: Response;
  let text: string;
  try {
    response = await fetch(webEnv().apiOrigin + fillPath(endpoint.path, options.params, options.query), {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        // Next keys its cache by the headers too: a time in them would make every cached read a miss.
        ...(options.cache ? {} : { ts: String(Date.now()) }),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...(options.token ? { UserLoginToken: options.token } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(options.timeoutMs ?? PAGE_TIMEOUT_MS),
      ...(options.cache ? { next: options.cache } : { cache: "no-store" as const }),
    });
    text = await response.text();
  } catch (cause) {
    throw unansweredError(cause);
  }
  const envelope = readEnvelope(text);
  const error = answerError(response.status, envelope);
  if (error || !envelope) throw error ?? unansweredError(undefined);
  if (!endpoint.data || endpoint.data === "file") return undefined as DataOf<Name>;
  const data = (endpoint.data as z.ZodType).safeParse(envelope.data);
  if (!data.success) throw new ApiError("network", "E502", refusalMessages.network);
  return data.data as DataOf<Name>;
}
