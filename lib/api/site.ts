import "server-only";
import { revalidateSoon, serverFetch } from "@/lib/api/server-fetch";
import type { WebsiteIndex } from "@/lib/contract/website";
import { mayLackData, webEnv } from "@/lib/env";

/** Age from which a visit renews the figures of a page, seconds. */
const SITE_REVALIDATE_SECONDS = 60;

/**
 * Rates, products and figures of the site, renewed by a visit after a minute. On failure undefined in development and
 * if pages may lack data (lib/env.ts); otherwise it throws, so that the cached page stays.
 */
export async function readSite(): Promise<WebsiteIndex | undefined> {
  try {
    return await serverFetch("websiteIndex", { cache: { revalidate: SITE_REVALIDATE_SECONDS, tags: ["site"] } });
  } catch (error) {
    await revalidateSoon();
    if (mayLackData() || webEnv().NODE_ENV === "development") return undefined;
    throw error;
  }
}

/** The same for pages that must always render: undefined on any failure. */
export async function readSiteIfPossible(): Promise<WebsiteIndex | undefined> {
  return readSite().catch(() => undefined);
}
