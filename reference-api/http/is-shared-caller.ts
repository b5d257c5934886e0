import { BlockList, isIP } from "node:net";

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
export function isSharedCaller(address: string, forwardedFor: string | undefined, trustProxy: boolean): boolean {
  return isThisMachine(address) || (trustProxy && forwardedFor === undefined);
}
