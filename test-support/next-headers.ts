import { globSync, readFileSync } from "node:fs";

/** Sources of Next that read request headers or name its own. */
const SOURCES = [
  "node_modules/next/dist/server/**/*.js",
  "node_modules/next/dist/client/components/app-router-headers.js",
  "node_modules/next/dist/lib/constants.js",
  "node_modules/next/dist/shared/lib/constants.js",
  "node_modules/next/dist/build/templates/*.js",
];
const READ = /headers(?:\.get\(|\.has\(|\[)\s*['"]([a-z][\w-]*)['"]/gi;
/** Prefixes of Next's own headers. */
const NAMED = /['"]((?:x-(?:nextjs|middleware|invoke|next|now|vercel|prerender|action|matched)|next|rsc)(?:-[a-z]+)*)['"]/gi;

/** Lower-case names of all request headers in the sources of the installed Next. */
export function headersThatNextReads(): string[] {
  const names = new Set<string>();
  for (const file of globSync(SOURCES)) {
    const text = readFileSync(file, "utf8");
    for (const pattern of [READ, NAMED]) for (const [, name = ""] of text.matchAll(pattern)) names.add(name.toLowerCase());
  }
  return [...names].sort();
}
