import "server-only";
import { unstable_cache } from "next/cache";
import { LACKING_REVALIDATE_SECONDS } from "@/lib/limits";

/**
 * Makes the page that is being rendered expire soon, because it lacks data: a page lives as long as its shortest-lived
 * cached read.
 */
export const revalidateSoon = unstable_cache(async () => null, ["page-lacks-site"], { revalidate: LACKING_REVALIDATE_SECONDS });
