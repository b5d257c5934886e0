import "server-only";
import { liveShortly } from "@/lib/api/live-shortly";
import { serverFetch } from "@/lib/api/server-fetch";
import type { WebsiteIndex } from "@/lib/contract/website";
import { mayLackData, webEnv } from "@/lib/env";

/** Seconds that pages may show the same figures. */
const SITE_REVALIDATE_SECONDS = 60;

/**
 * Rates, products and figures of the site, at most a minute old. Undefined while building or developing without an upstream, and
 * where the page made before is another upstream's; otherwise a failure throws in production, so that a page already made stays instead of being replaced by an empty one.
 */
export async function readSite(): Promise<WebsiteIndex | undefined> {
  try {
    return await serverFetch("websiteIndex", { cache: { revalidate: SITE_REVALIDATE_SECONDS, tags: ["site"] } });
  } catch (error) {
    await liveShortly();
    if (mayLackData() || webEnv().NODE_ENV === "development") return undefined;
    throw error;
  }
}

/** The same for pages that must stand whatever happens: undefined on any failure. */
export async function readSiteIfPossible(): Promise<WebsiteIndex | undefined> {
  return readSite().catch(() => undefined);
}
