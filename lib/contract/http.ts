import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

/** Cache-Control of public pictures and files, whose names do not change with them: of the site, the gateway and the API. */
export const PUBLIC_FILE_CACHE = "public, max-age=3600, stale-while-revalidate=86400";

/** An IP address without port, brackets, zone or IPv4 mapping; undefined if invalid. */
export function plainAddress(text: string | undefined): string | undefined {
  const [address = ""] = (text ?? "").trim().split("%");
  const bare = address
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(bare) ? bare.toLowerCase() : undefined;
}

/**
 * The client address for rate limits: behind a trusted proxy the last entry of X-Forwarded-For, which the proxy wrote,
 * else the peer of the connection.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: boolean): string {
  const last = trustProxy ? plainAddress(forwardedFor?.split(",").at(-1)) : undefined;
  return last ?? plainAddress(peer) ?? "unknown";
}

/** A network that shares one rate limit, and the factor of that limit. */
type AddressTier = { key: string; factor: number };

/** Prefix lengths and limit factors: a household gets /64 to /56, a company or a server /48. */
const IPV6_TIERS = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
] as const;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const plain = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : address;
  const [left = [], right] = plain.split("::").map((half) => half.split(":").filter(Boolean));
  const gap = right === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}

/**
 * The networks of an address for rate limits, the narrowest first: the owner of an IPv6 prefix can use all addresses
 * and /64 networks in it. An IPv4 address counts alone, also in IPv6 notation.
 */
export function addressTiers(address: string): AddressTier[] {
  if (isIP(address) !== 6) return [{ key: address, factor: 1 }];
  const groups = groupsOf(address);
  const [, , , , , mapped, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [{ key: [high >> 8, high & 0xff, low >> 8, low & 0xff].join("."), factor: 1 }];
  return IPV6_TIERS.map(({ bits, factor }) => {
    const network = groups.slice(0, 4).map((group, at) => (at < 3 ? group : group & (0xffff << (64 - bits)) & 0xffff));
    const shown = bits === 48 ? network.slice(0, 3) : network;
    return { key: `${shown.map((group) => group.toString(16)).join(":")}::/${bits}`, factor };
  });
}

/**
 * How long the rest of a request body may still arrive after the response, so that the sender gets to read it,
 * milliseconds.
 */
const LINGER_MS = 10_000;

/**
 * Drains the rest of a request body after an early response, which Node does only if nothing of it was read: Chromium
 * reads the reason of a refused upload only once it has sent everything (e2e/gateway.spec.ts "an upload refused on its
 * way receives the reason"). Destroys the connection if the body does not end in time.
 */
export function drainRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  // Read now: `request.socket` may be detached once the response is finished.
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // If the consumer of the body failed, the rest stays unread: Node does not read it by itself.
    request.unpipe();
    request.removeAllListeners("data");
    // Only if there is one: removing none would pause a stream that already flows.
    if (request.listenerCount("readable") > 0) request.removeAllListeners("readable");
    request.resume();
    // A detached request does not notice that the client disconnected, and destroying it leaves the socket open.
    setTimeout(() => request.complete || socket.destroy(), LINGER_MS).unref();
  });
}

/** Whether a Content-Type says JSON: not another format whose name begins with it. */
export const isJson = (contentType: string | null): boolean => /^application\/json\s*(?:;|$)/i.test(contentType ?? "");

/** Reads a response as text. Throws RangeError beyond `maxBytes`; connection errors pass through. */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`response of more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Parses a body as JSON. Throws if it is invalid or contains U+0000, which databases cannot store. */
export function readJsonBody(bytes: Uint8Array): unknown {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("U+0000 in a text");
    return value;
  });
}
