/**
 * Builds the pages and records in .next/simpul-build what they were built from.
 * When the upstream does not answer, pages contain placeholders until they are served.
 */

import { loadEnv } from "../lib/load-env.ts";
import { buildPages } from "./build-pages.ts";

loadEnv();
process.exit(await buildPages());
