/**
 * Builds the pages and records in .next/simpul-build what they were built from.
 * When the upstream does not answer, pages contain placeholders until they are served.
 */
import { buildPages } from "./build-pages.ts";
import { loadEnv } from "./load-env.ts";

loadEnv();
process.exit(await buildPages());
