import { movedAddress } from "./moved-address.ts";

const moved = (address: string) => movedAddress(new URL(address, "http://site.invalid"));

it.each([
  ["/", 308, "/halamandepan"],
  ["/?a=b", 308, "/halamandepan?a=b"],
  ["/bantuan/", 308, "/bantuan"],
  ["/Blog?q=biaya", 308, "/blog?q=biaya"],
  ["/HALAMANDEPAN", 308, "/halamandepan"],
  ["/bantuan//?a=b", 308, "/bantuan?a=b"],
  ["http://site.invalid//elsewhere.test/x", 308, "/elsewhere.test/x"],
  ["/blog?value=kepatuhan-ojk", 301, "/blog?value=Kepatuhan%20OJK"],
  ["/blog?value=promo&page=2", 301, "/blog?value=Promo&page=2"],
  ["/blog?value=promo&page=x", 301, "/blog?value=Promo"],
  ["/blog/cari", 308, "/blog"],
  ["/blog/cari?q=tkb90&page=1", 308, "/blog?q=tkb90&page=1"],
  ["/blog/semua/1", 308, "/blog"],
  ["/blog/Promo/2", 308, "/blog?value=Promo&page=2"],
  ["/artikel/apa-arti-tkb90", 308, "/p2pLending?id=apa-arti-tkb90"],
  ["/artikel/%2felsewhere.test", 308, "/p2pLending?id=%2Felsewhere.test"],
  ["/kebijakanPrivasi/privasi", 308, "/kebijakanPrivasi?name=Kebijakan"],
])("%s has moved", (address, status, location) => expect(moved(address)).toEqual({ status, location }));

it.each(["/halamandepan", "/blog", "/blog?value=Promo", "/blog?value=lain", "/blog/a/b/c", "/artikel", "/blog/Promo/x", "/artikel/%ZZ"])(
  "%s has not",
  (address) => expect(moved(address)).toBeUndefined(),
);
