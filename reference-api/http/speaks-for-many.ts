import { BlockList, isIP } from "node:net";

const local = new BlockList();
local.addSubnet("127.0.0.0", 8, "ipv4");
local.addAddress("::1", "ipv6");

/**
 * The address that limits count for a request. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one
 * which that proxy wrote itself; otherwise the peer of the connection.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: boolean): string {
  if (trustProxy && forwardedFor) {
    const last = forwardedFor.split(",").at(-1)?.trim() ?? "";
    if (isIP(last)) return last;
  }
  return peer?.replace(/^::ffff:/, "") ?? "unknown";
}

function isThisMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && local.check(address, family === 4 ? "ipv4" : "ipv6");
}

/**
 * Whether a call speaks for many visitors: the gateway of the embedded default, on this machine, or a trusted proxy that names no visitor, as the
 * web does when it reads what a page is made of.
 */
export function speaksForMany(address: string, forwardedFor: string | undefined, trustProxy: boolean): boolean {
  return isThisMachine(address) || (trustProxy && forwardedFor === undefined);
}
