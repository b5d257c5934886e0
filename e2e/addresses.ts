/** Lists of pages for tests that visit many. Add a new page to `addresses`, and to the lists below that fit. */

export const article = "/p2pLending?id=membaca-biaya-pinjaman";

/** Every address of the site that answers with a page. */
export const addresses = [
  "/halamandepan",
  "/pinjaman",
  "/pinjaman?produk=kini&jumlah=3000000&tenor=90",
  "/pendanna",
  "/bantuan",
  "/karir1",
  "/karir2",
  "/blog",
  "/blog?value=Promo",
  "/blog?page=2",
  "/blog?q=biaya",
  article,
  "/tentangKami",
  "/daftarPenerima",
  "/dataPeramban",
  "/cekKeaslian",
  "/cekKeaslian?kontak=simpu1.example",
  "/verifikasi",
  "/bagikan?artikel=membaca-biaya-pinjaman&saluran=whatsapp",
  "/kebijakanPrivasi?name=Syarat",
  "/kebijakanPrivasi?name=Kebijakan",
  "/syaratPemberiDana",
  "/istilah",
  "/alat",
  "/alat/bunga-efektif",
  "/alat/rasio-cicilan?penghasilan=5000000&berjalan=600000&baru=700000",
  "/alat/sebaran-risiko",
  "/alat/surat-pengaduan",
  "/carouselDetails",
  "/removeAccount",
  "/pdf",
  "/accountSelect",
  "/login",
  "/register",
  "/forgotPassword",
  "/registerCompany",
  "/registerPersonal",
  "/statusPendaftaran",
  "/pindai",
  "/formulir/masuk",
  "/formulir/kata-sandi",
  "/formulir/pengaduan",
  "/formulir/hak-data",
];

/** Public pages, each with full metadata. */
export const publicPages = [
  "/halamandepan",
  "/pinjaman",
  "/pinjaman?produk=cepat&jumlah=20000000&tenor=150",
  "/pendanna",
  "/bantuan",
  "/karir1",
  "/karir2",
  "/blog",
  "/tentangKami",
  "/daftarPenerima",
  "/kebijakanPrivasi",
  "/kebijakanPrivasi?name=Kebijakan",
  "/syaratPemberiDana",
  "/istilah",
  "/alat",
  "/alat/bunga-efektif",
  "/dataPeramban",
  "/cekKeaslian",
  "/verifikasi",
  "/carouselDetails",
  "/removeAccount",
  "/pdf",
];

/** Account pages without a form of details. */
const accountPages = ["/accountSelect", "/login", "/register", "/forgotPassword", "/pindai"];

/** One page of each layout. */
export const layoutPages = [
  "/halamandepan",
  "/pinjaman",
  "/pendanna",
  "/bantuan",
  "/karir1",
  "/karir2",
  "/blog",
  article,
  "/tentangKami",
  "/daftarPenerima",
  "/kebijakanPrivasi",
  "/carouselDetails",
  ...accountPages,
];

/** Pages without the framework. */
export const readingPages = [
  article,
  "/kebijakanPrivasi",
  "/syaratPemberiDana",
  "/istilah",
  "/alat",
  "/tentangKami",
  "/carouselDetails",
  "/daftarPenerima",
];

/** Pages that hydrate after they are loaded. */
export const hydratedPages = [
  "/halamandepan",
  "/kebijakanPrivasi?name=Kebijakan",
  "/bantuan",
  "/karir2",
  "/blog",
  "/pinjaman",
  "/pendanna",
  "/karir1",
  "/removeAccount",
  "/login",
  "/register",
  "/forgotPassword",
  "/registerPersonal",
];

/** Where the crawl for broken links starts: home, and pages that no link leads to. */
export const crawlStart = [
  "/halamandepan",
  "/karir2",
  "/carouselDetails",
  "/registerCompany",
  "/registerPersonal",
  "/statusPendaftaran",
  "/pindai",
  "/removeAccount",
];
