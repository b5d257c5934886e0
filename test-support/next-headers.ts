import { globSync, readFileSync } from "node:fs";

/** Where Next reads requests, and names the headers of its own. */
const SOURCES = [
  "node_modules/next/dist/server/**/*.js",
  "node_modules/next/dist/client/components/app-router-headers.js",
  "node_modules/next/dist/lib/constants.js",
  "node_modules/next/dist/shared/lib/constants.js",
  "node_modules/next/dist/build/templates/*.js",
];
const READ = /headers(?:\.get\(|\.has\(|\[)\s*['"]([a-z][\w-]*)['"]/gi;
/** Names of Next's own begin so, wherever they are written. */
const NAMED = /['"]((?:x-(?:nextjs|middleware|invoke|next|now|vercel|prerender|action|matched)|next|rsc)(?:-[a-z]+)*)['"]/gi;

/** Lower-case names of all request headers that the sources of the installed Next read or name. */
export function headersThatNextReads(): string[] {
  const names = new Set<string>();
  for (const file of globSync(SOURCES)) {
    const text = readFileSync(file, "utf8");
    for (const pattern of [READ, NAMED]) for (const [, name = ""] of text.matchAll(pattern)) names.add(name.toLowerCase());
  }
  return [...names].sort();
}
