import "server-only";
import { unstable_cache } from "next/cache";
import { LACKING_REVALIDATE_SECONDS } from "@/lib/limits";

/** Lets the page that is being made live only shortly: it lacks something. A page lives no longer than the shortest of what it was made of, and this is nothing but the short life. */
export const liveShortly = unstable_cache(async () => null, ["page-lacks-site"], { revalidate: LACKING_REVALIDATE_SECONDS });
