import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { blogRewrites } from "./lib/article/addresses.ts";
import { PUBLIC_FILE_CACHE } from "./lib/contract/http.ts";
import { parseWebEnv } from "./lib/env.ts";
import { loadEnv } from "./lib/load-env.ts";
import { ownPermissions, securityHeaders } from "./lib/page/headers.ts";
import { pageExtensions } from "./lib/page-extensions.ts";
import { queryRewrites } from "./lib/seo/query-pages.ts";

// Next itself reads .env with its byte order mark as a part of the first name.
loadEnv();
const env = parseWebEnv(process.env);

const listOf = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const root = import.meta.dirname;

const config: NextConfig = {
  // Otherwise a lockfile in a folder above this one makes that folder the root.
  turbopack: { root },
  outputFileTracingRoot: root,
  reactStrictMode: true,
  poweredByHeader: false,
  // Not bundled: only loaded when traces are sent (instrumentation.ts).
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
    // Imported on demand: the bundler exists only during a build.
    runAfterProductionCompile: async (build) => (await import("./lib/page/build-early-scripts.ts")).afterCompile(build),
  },
  trailingSlash: false,
  // proxy.ts redirects pages; an API call with a trailing slash is a 404 of the contract.
  skipTrailingSlashRedirect: true,
  experimental: {
    // Browsers without today's CSS get a sheet of their own (lib/old-browsers), so this one does not grow.
    // Turbopack ignores `useLightningcss`, but Next warns when `lightningCssFeatures` is set without it.
    useLightningcss: true,
    lightningCssFeatures: { exclude: ["selectors", "media-queries", "colors", "clamp-function", "logical-properties", "vendor-prefixes"] },
    // A slow upstream response does not fail the build.
    staticGenerationRetryCount: 3,
    // Requests for missing pages would otherwise fill the disk; revalidated pages are in memory or Redis.
    isrFlushToDisk: false,
    // A start loads no page, so the first one is ready sooner; each page loads its code with its first visit.
    preloadEntriesOnStart: false,
  },
  // Images are sized in advance, and an optimiser on this origin would fetch and cache private documents of /api.
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: listOf(securityHeaders(env)) },
    ...ownPermissions.map(({ path: source, headers }) => ({ source, headers: listOf(headers) })),
    // Other sites embed public images in link previews and feed readers. Private documents are under /api.
    {
      source: "/:path((?!api/).*\\.(?:svg|png|jpg|jpeg|webp|avif|gif|ico)$)",
      headers: listOf({ "cross-origin-resource-policy": "cross-origin" }),
    },
    // Files of public/ have no hash in their name.
    {
      source: "/:folder(ads|art|bank|files|og|video)/:file*",
      headers: listOf({ "cache-control": PUBLIC_FILE_CACHE }),
    },
  ],
  rewrites: async () => ({ beforeFiles: [...blogRewrites, ...queryRewrites], afterFiles: [], fallback: [] }),
};

/** The cache handler post-processes pages when it stores them; a build uses Next's own. */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_DEVELOPMENT_SERVER) await (await import("./lib/page/build-early-scripts.ts")).watchEarlyScripts();
  const phaseConfig = { ...config, pageExtensions: pageExtensions(phase) };
  if (phase !== PHASE_PRODUCTION_SERVER) return phaseConfig;
  const handler = { ...phaseConfig, cacheHandler: path.join(root, "lib/page/cache-handler.ts") };
  return (env.PAGES_REDIS_URL ?? env.REDIS_URL) ? { ...handler, cacheMaxMemorySize: 0 } : handler;
}
