import { BlockList, isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { CONSENTS_HEADER, type Consent, readConsents } from "../../lib/contract/agreements.ts";
import { type DataOf, type Endpoint, type EndpointName, endpoints } from "../../lib/contract/endpoints.ts";
import {
  COLLEAGUE_LINK_HEADER,
  DEVICE_HEADER,
  DEVICE_NAME_HEADER,
  SCAN_FIELD_HEADER,
  SCAN_PASS_HEADER,
  SUCCESS,
} from "../../lib/contract/envelope.ts";
import { EVENT_STREAM, writeEvent } from "../../lib/contract/event-stream.ts";
import { addressTiers, clientAddress, isJson, readJsonBody } from "../../lib/contract/http.ts";
import { ApiError, errors } from "../errors.ts";
import type { Caller } from "../services/accounts/sources.ts";
import type { Deps } from "../services/deps.ts";

const local = new BlockList();
local.addSubnet("127.0.0.0", 8, "ipv4");
local.addAddress("::1", "ipv6");

function isThisMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && local.check(address, family === 4 ? "ipv4" : "ipv6");
}

/**
 * Whether the caller serves many visitors: the gateway on this machine, or a trusted proxy that forwards no visitor
 * address, as the web does when it renders a page.
 */
function isSharedCaller(address: string, forwardedFor: string | undefined, trustProxy: boolean): boolean {
  return isThisMachine(address) || (trustProxy && forwardedFor === undefined);
}

/**
 * A response that sends each value as an event with an envelope. A refusal is the last event. The signal is aborted when
 * the reader leaves: returning the iterator alone would wait for its next value. Any other failure breaks the stream off,
 * after `onFailure`.
 */
export function streamEvents(start: (signal: AbortSignal) => AsyncIterable<unknown>, onFailure: (error: Error) => void): Response {
  const encoder = new TextEncoder();
  const reader = new AbortController();
  const values = start(reader.signal)[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await values.next();
          // The stream of a reader who left is closed.
          if (reader.signal.aborted) return;
          if (done) return controller.close();
          controller.enqueue(encoder.encode(writeEvent({ code: SUCCESS, message: "Sukses", data: value })));
        } catch (cause) {
          if (!(cause instanceof ApiError)) {
            onFailure(cause as Error);
            throw cause;
          }
          controller.enqueue(encoder.encode(writeEvent({ code: cause.code, message: cause.message })));
          controller.close();
        }
      },
      async cancel() {
        reader.abort();
        await values.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { "content-type": EVENT_STREAM, "cache-control": "no-store" } });
}

export type ApiEnvironment = { Bindings: HttpBindings; Variables: { requestId: string; code: string; route: string } };
export type Api = Hono<ApiEnvironment>;

type Table = typeof endpoints;
type Parsed<Name extends EndpointName, Part extends "body" | "params" | "query"> = Table[Name] extends { [key in Part]: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
  : undefined;

type Call<Name extends EndpointName> = {
  body: Parsed<Name, "body">;
  params: Parsed<Name, "params">;
  query: Parsed<Name, "query">;
  token: string | undefined;
  handle: string | undefined;
  /** The pass of a phone that claimed a scan code. */
  pass: string | undefined;
  /** The key of a colleague's link. */
  link: string | undefined;
  /** The document that the phone or the colleague names; undefined: the one of its code. */
  scanField: string | undefined;
  /** What a funder consented to beside the details. */
  consents: readonly Consent[];
  /** The visitor's address as the limits count it; undefined for a caller that serves many visitors. */
  address: string | undefined;
  /** The caller's X-Request-Id when it is a UUID, else a new one. */
  requestId: string;
  caller: Caller;
  request: Request;
};

/** What a handler returns: `data` and an optional message, or a whole Response for the bytes of a file. */
type Result<Name extends EndpointName> = Response | { data?: DataOf<Name>; message?: string; headers?: Record<string, string> };

function validated(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw errors.badRequest(
    issue && issue.code !== "unrecognized_keys" && !/^(Invalid|Unrecognized|Too)/.test(issue.message) ? issue.message : undefined,
  );
}

/** Timeout for receiving a JSON body, milliseconds. A body cut off there fails to parse. */
const JSON_BODY_MS = 20_000;

async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (!isJson(request.headers.get("content-type"))) throw errors.badRequest();
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw errors.bodyTooLarge();
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  const timer = setTimeout(() => void reader?.cancel().catch(() => undefined), JSON_BODY_MS);
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      size += piece.value.length;
      if (size > maxBytes) throw errors.bodyTooLarge();
      chunks.push(piece.value);
    }
  } finally {
    clearTimeout(timer);
  }
  try {
    return readJsonBody(Buffer.concat(chunks));
  } catch {
    throw errors.badRequest();
  }
}

/** The JSON body of a request, checked. Throws 400 and 413. */
export async function readValid<Schema extends z.ZodType>(schema: Schema, request: Request, maxBytes: number): Promise<z.output<Schema>> {
  return validated(schema, await readJson(request, maxBytes)) as z.output<Schema>;
}

/** The address of the caller, and whether it serves many visitors. */
export function callerOf(context: Context<ApiEnvironment>, trustProxy: boolean): { address: string; shared: boolean } {
  // Absent when a test calls the app without a port.
  const peer = (context.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress;
  const forwarded = context.req.header("x-forwarded-for");
  const address = clientAddress(peer, forwarded, trustProxy);
  return { address, shared: isSharedCaller(address, forwarded, trustProxy) };
}

const headerOf = (context: Context<ApiEnvironment>, name: string) => {
  const value = context.req.header(name);
  return value && /^[\w.-]{1,200}$/.test(value) ? value : undefined;
};

/** The name of a device as the gateway writes it, which people read. */
const deviceNameOf = (context: Context<ApiEnvironment>) => {
  const value = context.req.header(DEVICE_NAME_HEADER);
  return value && /^[A-Za-z, ]{1,40}$/.test(value) ? value : undefined;
};

/**
 * Registers one endpoint of the contract: applies the rate limit, validates the input with the contract's schemas and
 * wraps the result of `handler` in the envelope. Validation failures throw 400.
 */
export function route<Name extends EndpointName>(api: Api, deps: Deps, name: Name, handler: (call: Call<Name>) => Promise<Result<Name>>): void {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
  api.on(endpoint.method, path, async (context) => {
    context.set("route", endpoint.path);
    const { address, shared } = callerOf(context, deps.trustProxy);
    await deps.limits.count(endpoint.limit, address, shared);
    const call = {
      params: endpoint.params ? validated(endpoint.params, context.req.param()) : undefined,
      query: endpoint.query ? validated(endpoint.query, context.req.query()) : undefined,
      body:
        endpoint.method === "POST" && endpoint.body && endpoint.body !== "multipart"
          ? await readValid(endpoint.body, context.req.raw, endpoint.maxBodyBytes)
          : undefined,
      token: headerOf(context, "UserLoginToken"),
      handle: headerOf(context, "RegistrationId"),
      pass: headerOf(context, SCAN_PASS_HEADER),
      link: headerOf(context, COLLEAGUE_LINK_HEADER),
      scanField: headerOf(context, SCAN_FIELD_HEADER),
      consents: readConsents(headerOf(context, CONSENTS_HEADER)),
      address: shared ? undefined : addressTiers(address)[0]?.key,
      requestId: context.get("requestId"),
      caller: { address, device: headerOf(context, DEVICE_HEADER), deviceName: deviceNameOf(context), requestId: context.get("requestId") },
      request: context.req.raw,
    } as Call<Name>;
    const result = await handler(call);
    if (result instanceof Response) return result;
    context.set("code", SUCCESS);
    for (const [header, value] of Object.entries(result.headers ?? {})) context.header(header, value);
    return context.json({ code: SUCCESS, message: result.message ?? "Sukses", ...(result.data === undefined ? {} : { data: result.data }) });
  });
}
