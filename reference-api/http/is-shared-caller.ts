import { BlockList, isIP } from "node:net";

const local = new BlockList();
local.addSubnet("127.0.0.0", 8, "ipv4");
local.addAddress("::1", "ipv6");

function isThisMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && local.check(address, family === 4 ? "ipv4" : "ipv6");
}

/**
 * Whether a call speaks for many visitors: the gateway of the embedded default, on this machine, or a trusted proxy that names no visitor, as the
 * web does when it reads what a page is made of.
 */
export function isSharedCaller(address: string, forwardedFor: string | undefined, trustProxy: boolean): boolean {
  return isThisMachine(address) || (trustProxy && forwardedFor === undefined);
}
