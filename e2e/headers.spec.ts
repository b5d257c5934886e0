import { expect, test } from "./fixtures.ts";

/** Every address of the site, written out: a new page must be added here. */
const pages = [
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
  "/p2pLending?id=membaca-biaya-pinjaman",
  "/tentangKami",
  "/daftarPenerima",
  "/kebijakanPrivasi?name=Syarat",
  "/kebijakanPrivasi?name=Kebijakan",
  "/carouselDetails",
  "/removeAccount",
  "/pdf",
  "/accountSelect",
  "/login",
  "/register",
  "/forgotPassword",
  "/registerCompany",
  "/registerPersonal",
  "/nofind",
];
const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
  "/manifest.webmanifest",
  "/statistik.csv",
  "/icon.svg",
  "/api/common/timestamp",
  "/api/nothing",
];

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

test("every answer carries the security headers", async ({ request }) => {
  for (const path of [...pages, ...files]) {
    const response = await request.get(path);
    const headers = response.headers();
    expect.soft(response.status(), path).toBe(path === "/nofind" || path === "/api/nothing" ? 404 : 200);
    expect.soft(headers, path).toMatchObject(everywhere);
    expect.soft(headers["permissions-policy"], path).toContain("geolocation=()");
    expect.soft([headers["x-powered-by"], headers.server], path).toEqual([undefined, undefined]);
  }
});

test("every page allows no script but its own", async ({ request }) => {
  for (const path of pages) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect.soft(scripts[0], path).toBe("'self'");
    expect
      .soft(
        scripts.slice(1).filter((source) => !/^'sha256-[\w+/]+=*'$/.test(source)),
        path,
      )
      .toEqual([]);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect.soft(policy, path).toContain(directive);
  }
});
