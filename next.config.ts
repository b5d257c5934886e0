import type { NextConfig } from "next";
import { blogRedirects, blogRewrites } from "./lib/article/addresses.ts";
import { parseWebEnv } from "./lib/env.ts";
import { queryRedirects, queryRewrites } from "./lib/seo/query-pages.ts";

parseWebEnv(process.env);

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The custom server compresses (lib/delivery), once per content instead of once per answer.
  compress: false,
  generateEtags: false,
  trailingSlash: false,
  // A call with a trailing slash is outside the contract and answers so; pages are redirected below.
  skipTrailingSlashRedirect: true,
  // Pictures are drawn or sized by hand. An optimiser on this origin would fetch and keep documents of /api for everybody.
  images: { unoptimized: true },
  redirects: async () => [
    { source: "/", destination: "/halamandepan", permanent: true },
    { source: "/:path((?!api/|_next/).*)/", destination: "/:path", permanent: true },
    ...blogRedirects,
    ...queryRedirects,
  ],
  rewrites: async () => ({ beforeFiles: [...blogRewrites, ...queryRewrites], afterFiles: [], fallback: [] }),
};

export default config;
