import { isIP } from "node:net";

/** An address without port, brackets, zone or IPv4-mapping; undefined when it is none. */
export function plainAddress(text: string | undefined): string | undefined {
  const bare = (text ?? "")
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(bare) ? bare.toLowerCase() : undefined;
}

/**
 * The address that limits count. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one the proxy
 * itself wrote; else the peer of the connection, whatever the client claims.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: boolean): string {
  const last = trustProxy ? plainAddress(forwardedFor?.split(",").at(-1)) : undefined;
  return last ?? plainAddress(peer) ?? "unknown";
}

/** The key of an address in the limits: an IPv6 client owns a /64, so the first four groups count. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
