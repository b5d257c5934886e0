/**
 * Lists of pages for tests that visit many. A page that lib/routes.ts lists for search engines is in `publicPages` and
 * `addresses`; add it to the lists below that fit.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { indexableRoutes, plainPages, routes } from "../lib/routes.ts";

export const article = "/p2pLending?id=membaca-biaya-pinjaman";

/** Pages that search engines may list, and those of their states that have an address. */
export const publicPages = [
  ...indexableRoutes.map((name) => routes[name]),
  "/pinjaman?produk=cepat&jumlah=20000000&tenor=150",
  "/kebijakanPrivasi?name=Kebijakan",
  "/verifikasi",
];

/** Every address of the site that answers with a page. */
export const addresses = [
  ...publicPages,
  "/pinjaman?produk=kini&jumlah=3000000&tenor=90",
  "/blog?value=Promo",
  "/blog?page=2",
  "/blog?q=biaya",
  article,
  "/aturan/denda-produktif",
  "/karir2/collection-team-leader",
  "/kegiatan/kelas-kas-warung",
  "/cekKeaslian?kontak=simpu1.example",
  "/bagikan?artikel=membaca-biaya-pinjaman&saluran=whatsapp",
  "/kebijakanPrivasi?name=Syarat",
  "/alat/rasio-cicilan?penghasilan=5000000&berjalan=600000&baru=700000",
  "/accountSelect",
  "/login",
  "/forgotPassword",
  "/registerCompany",
  "/registerPersonal",
  "/statusPendaftaran",
  "/akun",
  "/pindai",
  "/isiBagian",
  ...Object.values(plainPages),
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

const SITE = "app/(site)";
/** Pages without the framework: an article, and those whose `main` says so. */
export const readingPages = [
  article,
  ...readdirSync(SITE)
    .filter((folder) => existsSync(`${SITE}/${folder}/page.tsx`))
    .filter((folder) => readFileSync(`${SITE}/${folder}/page.tsx`, "utf8").includes('data-hydrate="none"'))
    .map((folder) => `/${folder}`),
];

/** Pages that hydrate, as Next does it. */
export const hydratingPages = [
  "/removeAccount",
  "/login",
  "/register",
  "/forgotPassword",
  "/registerPersonal",
  "/halamandepan",
  "/kebijakanPrivasi?name=Kebijakan",
  "/bantuan",
  "/karir2",
  "/blog",
  "/pinjaman",
  "/pendanna",
  "/karir1",
];

/** Where the crawl for broken links starts: home, and pages that no link leads to. */
export const crawlStart = [
  "/halamandepan",
  "/karir2",
  "/carouselDetails",
  "/registerCompany",
  "/registerPersonal",
  "/statusPendaftaran",
  "/akun",
  "/pindai",
  "/isiBagian",
  "/removeAccount",
];
