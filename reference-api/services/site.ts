import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { AdDetail, Bank } from "../../lib/contract/website.ts";
import { ads, banks, siteContent } from "../db/schema/site.ts";
import type { Deps } from "./deps.ts";

/** The advertisements of one slot and device, such as `HomeFloat-PC`, that run now, in their order. */
export async function listAds({ db, now }: Deps, slot: string): Promise<AdDetail> {
  const time = now();
  const begun = or(isNull(ads.startsAt), lte(ads.startsAt, time));
  const notOver = or(isNull(ads.endsAt), gt(ads.endsAt, time));
  const rows = await db
    .select()
    .from(ads)
    .where(and(eq(ads.slot, slot), begun, notOver))
    .orderBy(asc(ads.position), asc(ads.id));
  return { adList: rows.map(({ id, title, picUrl, openUrl }) => ({ recordId: String(id), title, picUrl, openUrl })) };
}

/** Counts a click on an advertisement. An unknown id is no error: the visitor is already on the way to its target. */
export async function countAdClick({ db, counts }: Deps, recordId: string): Promise<void> {
  // Compared as text: Number() would read "1e0", "0x1" and "01" as the id 1.
  if (!/^[1-9]\d{0,14}$/.test(recordId)) return;
  const known = await db
    .update(ads)
    .set({ clicks: sql`${ads.clicks} + 1` })
    .where(eq(ads.id, Number(recordId)))
    .returning({ id: ads.id });
  if (known.length > 0) counts?.add("ad", recordId);
}

/** All banks by name, each with the path of its logo. */
export async function listBanks({ db }: Deps): Promise<Bank[]> {
  const rows = await db.select().from(banks).orderBy(asc(banks.name));
  return rows.map(({ code, name }) => ({ code, name, logoUrl: `/bank/${code}.svg` }));
}

/** A value of the table site_content. Throws when the seed has not run. */
export async function readContent({ db }: Deps, key: "index" | "rights"): Promise<unknown> {
  const [row] = await db.select({ value: siteContent.value }).from(siteContent).where(eq(siteContent.key, key));
  if (!row) throw new Error(`site content "${key}" is missing`);
  return row.value;
}
