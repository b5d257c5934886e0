import type { IncomingMessage } from "node:http";
import { QUERY_HEADER } from "./headers.ts";
import { stripPrivateQuery } from "./private-query.ts";

function taken(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers } as unknown as IncomingMessage;
  stripPrivateQuery(request);
  return [request.url, request.headers[QUERY_HEADER]];
}

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
])("of %s Next sees %s, and proxy.ts the whole query", (url, left) => {
  expect(taken(url)).toEqual([left, url.slice(url.indexOf("?"))]);
});

it.each([
  "/cekKeaslian?kontak=0812",
  "/verifikasi?nomor=HPS-1",
  "/bagikan?artikel=a",
  ...["/login", "/registerPersonal/?data=a", "/internal/revalidate?tag=a", "/api/investor/current-user?x=1", "/icon.svg?icon.1.svg", "/?a=1"],
])("leaves %s alone", (url) => expect(taken(url)).toEqual([url, undefined]));

it("overwrites the query header of a client", () => {
  expect(taken("/login", { [QUERY_HEADER]: "?next=/bantuan" })).toEqual(["/login", undefined]);
});
