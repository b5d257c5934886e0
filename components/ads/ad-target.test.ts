import { adTarget } from "@/components/ads/ad-target";

test.each([
  ["/pinjaman", { href: "/pinjaman", newTab: false }],
  ["/blog?value=Event", { href: "/blog?value=Event", newTab: true }],
  ["https://simpul.example/blog/1", { href: "https://simpul.example/blog/1", newTab: true }],
  ["http://mitra.example/", { href: "http://mitra.example/", newTab: false }],
  ["javascript:alert(1)", undefined],
  ["//jahat.example", undefined],
  ["/\\jahat.example", undefined],
  ["data:text/html,x", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("an advertisement with the address %j links to %j", (openUrl, wanted) => expect(adTarget(openUrl)).toEqual(wanted));
