import type { MetadataRoute } from "next";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

/** Excludes account pages and the gateway from search engines. */
export default function robots(): MetadataRoute.Robots {
  const { accountSelect, forgotPassword, login, register, registerCompany, registerPersonal, registrationStatus } = routes;
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", accountSelect, login, register, forgotPassword, registerCompany, registerPersonal, registrationStatus],
    },
    sitemap: `${webEnv().SITE_URL}/sitemap.xml`,
  };
}
