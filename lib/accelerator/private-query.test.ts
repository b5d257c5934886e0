import { withoutPrivateQuery } from "./private-query.ts";

it.each([
  ["/registerPersonal?data=%7B%22id%22%3A%22rahasia%22%7D", "/registerPersonal"],
  ["/login?next=%2FregisterCompany%3Fdata%3Drahasia", "/login"],
  ["/halamandepan?utm_source=surat&_rsc=1a2b3", "/halamandepan?_rsc=1a2b3"],
  ["/halamandepan?UserLoginToken=t&x=1", "/halamandepan?UserLoginToken=t"],
  ["/p2pLending?fbclid=a&id=biaya&judul=b", "/p2pLending?id=biaya"],
  ["/p2pLending?%69d=biaya", "/p2pLending?%69d=biaya"],
  ["/p2pLending?id=biaya&utm_source=whatsapp&utm_medium=chat&utm_campaign=mudik", "/p2pLending?id=biaya"],
  ["/blog?q=bunga%20rendah&page=2&value=Event&lain", "/blog?q=bunga%20rendah&page=2&value=Event"],
  ["/kebijakanPrivasi?name=Kebijakan&ref=surat", "/kebijakanPrivasi?name=Kebijakan"],
  ["/pinjaman?produk=kini&jumlah=1.000.000&tenor=90&dari=iklan", "/pinjaman?produk=kini&jumlah=1.000.000&tenor=90"],
  ["/bantuan?", "/bantuan"],
])("the page at %s is stored as %s", (url, left) => expect(withoutPrivateQuery(url)).toBe(left));

it.each([
  "/cekKeaslian?kontak=0812",
  "/verifikasi?nomor=HPS-1",
  "/bagikan?artikel=a",
  ...["/login", "/registerPersonal/?data=a", "/internal/revalidate?tag=a", "/api/investor/current-user?x=1", "/icon.svg?icon.1.svg", "/?a=1"],
])("the address %s keeps its whole query", (url) => expect(withoutPrivateQuery(url)).toBe(url));
