import { eq, sql } from "drizzle-orm";
import { ads } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";

/** Counts a click on an advertisement. An unknown id is no error: the visitor is already on the way to its target. */
export async function countAdClick({ db }: Deps, recordId: string): Promise<void> {
  // Compared as text: Number() would read "1e0", "0x1" and "01" as the id 1.
  if (!/^[1-9]\d{0,14}$/.test(recordId)) return;
  await db
    .update(ads)
    .set({ clicks: sql`${ads.clicks} + 1` })
    .where(eq(ads.id, Number(recordId)));
}
