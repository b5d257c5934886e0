/**
 * Builds the pages and notes in .next/simpul-build what they were made of. Next's own output passes through.
 * With the upstream answering, the pages are made with its figures; without it they hold placeholders until they are served.
 */
import { buildPages } from "./build-pages.ts";
import { loadEnv } from "./load-env.ts";

loadEnv();
process.exit(await buildPages());
