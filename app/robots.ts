import type { MetadataRoute } from "next";
import { webEnv } from "@/lib/env";

/** Only the gateway is closed. Pages that are not to be found say so themselves, which a search engine must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${webEnv().SITE_URL}/sitemap.xml` };
}
