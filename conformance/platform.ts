import { randomUUID } from "node:crypto";
import { type DataOf, type Endpoint, type EndpointName, endpoints } from "../lib/contract/endpoints.ts";
import { type Envelope, isEnvelope, SUCCESS } from "../lib/contract/envelope.ts";
import { limitedText } from "../lib/contract/http.ts";
import { RESPONSE_MAX_BYTES } from "../lib/gateway/upstream.ts";

const TIMEOUT_MS = 20_000;
/** Longest detail of a finding, characters: a platform writes part of it. */
const DETAIL_MAX_CHARS = 300;

/** Text of a platform, made safe for a terminal and a report: no control or direction characters, limited length. */
function readable(text: string): string {
  const plain = text.slice(0, 2 * DETAIL_MAX_CHARS).replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
  return plain.length > DETAIL_MAX_CHARS ? `${plain.slice(0, DETAIL_MAX_CHARS)}…` : plain;
}

/** A deviation of a platform from the contract. The message goes into the report. */
export class Difference extends Error {
  constructor(message: string) {
    super(readable(message));
  }
}

/** A platform that does not answer, or whose answer breaks off or does not end. */
export class NoAnswer extends Difference {}

const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

export type Sent = {
  request?: Record<string, unknown>;
  token?: string | undefined;
  handle?: string | undefined;
  file?: Blob;
};
export type Reply = { status: number; envelope: Envelope };

/** Calls a platform as the gateway does: with `ts`, a request id, and the token or the registration handle. */
export class Platform {
  readonly #origin: string;
  readonly #timeoutMs: number;
  /** The platform's clock minus ours, milliseconds. */
  #offset = 0;

  constructor(origin: string, timeoutMs = TIMEOUT_MS) {
    this.#origin = origin.replace(/\/+$/, "");
    this.#timeoutMs = timeoutMs;
  }

  /** Measures the platform's clock, on which every later call depends. */
  setClock(milliseconds: number): void {
    this.#offset = milliseconds - Date.now();
  }

  async fetch(name: EndpointName, { request, token, handle, file }: Sent): Promise<Response> {
    const call = endpoints[name] as Endpoint;
    let path: string = call.path;
    for (const [key, value] of Object.entries(request ?? {})) path = path.replace(`{${key}}`, encodeURIComponent(String(value)));
    if (call.query) path += `?${new URLSearchParams(request as Record<string, string>)}`;
    const headers: Record<string, string> = { ts: String(Date.now() + this.#offset), "x-request-id": randomUUID(), client: "3" };
    if (token) headers.UserLoginToken = token;
    if (handle) headers.RegistrationId = handle;
    let body: BodyInit | undefined;
    if (file) {
      const form = new FormData();
      form.append("file", file, "dokumen.pdf");
      body = form;
    } else if (call.method === "POST") {
      headers["content-type"] = "application/json";
      body = JSON.stringify(call.params ? {} : (request ?? {}));
    }
    const signal = AbortSignal.timeout(this.#timeoutMs);
    return fetch(this.#origin + path, { method: call.method, headers, signal, redirect: "manual", ...(body ? { body } : {}) }).catch((error) => {
      throw new NoAnswer(`no answer: ${reasonOf(error as Error)}`);
    });
  }

  /** The answer of a call; throws a `Difference` unless it is the envelope. */
  async call(name: EndpointName, sent: Sent = {}): Promise<Reply> {
    const response = await this.fetch(name, sent);
    const text = await limitedText(response, RESPONSE_MAX_BYTES).catch((error) => {
      if (error instanceof RangeError) throw new Difference(`HTTP ${response.status} with a ${error.message}`);
      throw new NoAnswer(`HTTP ${response.status}, but its body does not arrive: ${reasonOf(error as Error)}`);
    });
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new Difference(`HTTP ${response.status} with a body that is not JSON`);
    }
    if (!isEnvelope(json)) throw new Difference(`HTTP ${response.status} with JSON that is not {code, message, data?}`);
    return { status: response.status, envelope: json };
  }

  /** `data` of a successful answer, read by the schema of the call; throws a `Difference` otherwise. */
  async data<Name extends EndpointName>(name: Name, sent: Sent = {}): Promise<DataOf<Name>> {
    const { status, envelope } = await this.call(name, sent);
    if (envelope.code !== SUCCESS) throw new Difference(`refused with HTTP ${status}, code ${envelope.code}: ${envelope.message}`);
    if (status !== 200) throw new Difference(`success with HTTP ${status} instead of 200`);
    const schema = (endpoints[name] as Endpoint).data;
    if (!schema || schema === "file") return undefined as DataOf<Name>;
    const read = schema.safeParse(envelope.data);
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new Difference(`data${issue?.path.map((part) => `.${String(part)}`).join("") ?? ""}: ${issue?.message ?? "another shape"}`);
    }
    return read.data as DataOf<Name>;
  }

  /** The reply of a refusal; throws a `Difference` if the call succeeds, or refuses without a message. */
  async refusal(name: EndpointName, sent: Sent = {}): Promise<Reply> {
    const reply = await this.call(name, sent);
    if (reply.envelope.code === SUCCESS) throw new Difference("succeeded where it has to be refused");
    if (!reply.envelope.message.trim()) throw new Difference(`refused with code ${reply.envelope.code}, but without a message`);
    return reply;
  }
}

/** Throws a `Difference` with `message` unless `condition` is true. */
export function require(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Difference(message);
}
