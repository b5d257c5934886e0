import { isDynamicPage } from "./dynamic-pages.ts";

const isDynamic = (address: string) => isDynamicPage(new URL(address, "http://site.invalid"));

it.each([
  "/blog?q=biaya",
  "/blog?q=&q=biaya",
  "/blog?value=Promo&q=%20biaya",
  "/pinjaman?produk=kini&jumlah=3.000.000&tenor=90",
  "/pinjaman?jumlah=&jumlah=3000000&produk=kini&tenor=90",
  "/pinjaman/simulasi/kini/3000000/90",
  "/cekKeaslian",
  "/cekTagihan",
  "/verifikasi?nomor=HPS-1",
  "/alat/bunga-efektif",
  "/formulir/masuk",
  "/pratinjau/a?kunci=b",
])("%s is rendered for each request", (address) => expect(isDynamic(address)).toBe(true));

// With the policy of one request, their stored scripts would be blocked.
it.each([
  "/blog",
  "/blog?q=",
  "/blog?q=biaya&q=",
  "/blog?q=a%0Ab",
  "/pinjaman",
  "/pinjaman?produk=kini&jumlah=3000000",
  "/pinjaman?produk=kini&jumlah=tiga%20juta&tenor=90",
  "/pinjaman?produk=lain&jumlah=3000000&tenor=90",
  "/kebijakanPrivasi?name=Kebijakan",
  "/alat",
  "/aturan",
  "/aturan/denda-produktif",
])("%s is stored for all visitors", (address) => expect(isDynamic(address)).toBe(false));
