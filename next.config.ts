import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { blogRewrites } from "./lib/article/addresses.ts";
import { parseWebEnv } from "./lib/env.ts";
import { securityHeaders } from "./lib/page/security-headers.ts";
import { pageExtensions } from "./lib/page-extensions.ts";
import { queryRewrites } from "./lib/seo/query-pages.ts";

const env = parseWebEnv(process.env);

const listOf = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

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
  compiler: {
    // Imported there, because only a build has the bundler.
    runAfterProductionCompile: async (build) => (await import("./lib/page/after-compile.ts")).afterCompile(build),
  },
  trailingSlash: false,
  // A call with a trailing slash is outside the contract and answers so; pages are redirected by proxy.ts.
  skipTrailingSlashRedirect: true,
  experimental: {
    // One slow answer of a busy upstream does not end a build.
    staticGenerationRetryCount: 3,
    // Its guess of a page by the path is wrong where the query chooses the page (rewrites below), and what mends the guess scrolls to the top.
    optimisticRouting: false,
    // What is made after the build stays in memory, or in Redis: addresses of nothing are without number, and would fill the disk.
    isrFlushToDisk: false,
  },
  // Pictures are drawn or sized by hand. An optimiser on this origin would fetch and keep documents of /api for everybody.
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: listOf(securityHeaders({ https: env.SITE_URL.startsWith("https:") })) },
    // Public pictures stand in previews, shared links and feed readers of other sites. Documents of people are answers of /api.
    {
      source: "/:path((?!api/).*\\.(?:svg|png|jpg|jpeg|webp|avif|gif|ico)$)",
      headers: listOf({ "cross-origin-resource-policy": "cross-origin" }),
    },
    // Files of public/ have no hash in their name: an hour without asking, a day while asking.
    {
      source: "/:folder(ads|art|bank|files|og|video)/:file*",
      headers: listOf({ "cache-control": "public, max-age=3600, stale-while-revalidate=86400" }),
    },
  ],
  rewrites: async () => ({ beforeFiles: [...blogRewrites, ...queryRewrites], afterFiles: [], fallback: [] }),
};

/** Made pages are finished where they are stored. A build makes its own, as Next does. */
export default function nextConfig(phase: string): NextConfig {
  const ofPhase = { ...config, pageExtensions: pageExtensions(phase) };
  if (phase !== PHASE_PRODUCTION_SERVER) return ofPhase;
  const handler = { ...ofPhase, cacheHandler: path.join(import.meta.dirname, "lib/cache/handler.ts") };
  return env.REDIS_URL ? { ...handler, cacheMaxMemorySize: 0 } : handler;
}
