import { eq } from "drizzle-orm";
import { siteContent } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";

/** A value of the table site_content. Throws when the seed has not run. */
export async function readContent({ db }: Deps, key: "index" | "rights"): Promise<unknown> {
  const [row] = await db.select({ value: siteContent.value }).from(siteContent).where(eq(siteContent.key, key));
  if (!row) throw new Error(`site content "${key}" is missing`);
  return row.value;
}
