import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { blogRedirects, blogRewrites } from "./lib/article/addresses.ts";
import { parseWebEnv } from "./lib/env.ts";
import { SESSION_COOKIE } from "./lib/gateway/cookies.ts";
import { queryRedirects, queryRewrites } from "./lib/seo/query-pages.ts";

const env = parseWebEnv(process.env);

/** A token in the address is taken out first (proxy.ts): no redirect, least of all a permanent one, may carry it on. */
const withoutToken = [{ type: "query" as const, key: SESSION_COOKIE }];

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Loaded as they are, and only when traces are sent (instrumentation.ts).
  serverExternalPackages: [
    "@opentelemetry/api",
    "@opentelemetry/context-async-hooks",
    "@opentelemetry/core",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/instrumentation-undici",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace",
  ],
  // The custom server compresses (lib/delivery), once per content instead of once per answer.
  compress: false,
  generateEtags: false,
  trailingSlash: false,
  // A call with a trailing slash is outside the contract and answers so; pages are redirected below.
  skipTrailingSlashRedirect: true,
  experimental: {
    // One slow answer of a busy upstream does not end a build.
    staticGenerationRetryCount: 3,
    // Its guess of a page by the path is wrong where the query chooses the page (rewrites below), and what mends the guess scrolls to the top.
    optimisticRouting: false,
  },
  // Pictures are drawn or sized by hand. An optimiser on this origin would fetch and keep documents of /api for everybody.
  images: { unoptimized: true },
  // Files of public/ have no hash in their name: an hour without asking, a day while asking.
  headers: async () => [
    {
      source: "/:folder(ads|art|bank|files|og|video)/:file*",
      headers: [{ key: "cache-control", value: "public, max-age=3600, stale-while-revalidate=86400" }],
    },
  ],
  redirects: async () => [
    { source: "/", missing: withoutToken, destination: "/halamandepan", permanent: true },
    { source: "/:path((?!api/|_next/).*)/", missing: withoutToken, destination: "/:path", permanent: true },
    ...blogRedirects,
    ...queryRedirects,
  ],
  rewrites: async () => ({ beforeFiles: [...blogRewrites, ...queryRewrites], afterFiles: [], fallback: [] }),
};

/** Made pages stay on the disk; several instances share them in Redis. A build makes its own, as Next does. */
export default function nextConfig(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_SERVER) return config;
  const folder = path.join(import.meta.dirname, "lib/cache");
  if (!env.REDIS_URL) return { ...config, cacheHandler: path.join(folder, "page-cache.ts") };
  return { ...config, cacheHandler: path.join(folder, "shared-cache.ts"), cacheMaxMemorySize: 0 };
}
