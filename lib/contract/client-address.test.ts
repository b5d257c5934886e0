import { addressTiers, clientAddress } from "./client-address.ts";

it.each([
  ["::ffff:192.0.2.1", undefined, false, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.9", false, "192.0.2.1"],
  ["192.0.2.1", "198.51.100.1, 203.0.113.9", true, "203.0.113.9"],
  ["192.0.2.1", "198.51.100.1, [2001:db8::1]:4711", true, "2001:db8::1"],
  ["192.0.2.1", "nonsense", true, "192.0.2.1"],
  [undefined, undefined, false, "unknown"],
])("peer %p with chain %p, trusted %p, is %p", (peer, chain, trusted, address) => {
  expect(clientAddress(peer, chain, trusted)).toBe(address);
});

it.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["unknown", ["unknown"]],
  ["::ffff:c000:201", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:1234::1", ["2001:db8:1:1234::/64", "2001:db8:1:1200::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["2001:0db8:0001:ffff::", ["2001:db8:1:ffff::/64", "2001:db8:1:ff00::/56", "2001:db8:1::/48"]],
])("%p counts in %p", (address, keys) => expect(addressTiers(address).map(({ key }) => key)).toEqual(keys));
