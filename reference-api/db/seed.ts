import { count } from "drizzle-orm";
import { adSeed } from "./ads-seed.ts";
import { seedDemoAppUsers } from "./app-users-seed.ts";
import { bankSeed } from "./banks-seed.ts";
import { seedDemoFunders } from "./funders-seed.ts";
import type { Database } from "./open.ts";
import { ads, banks, siteContent } from "./schema/site.ts";
import { indexSeed, rightsSeed } from "./site-seed.ts";

/** Fills what a fresh database lacks; what is there already, changed or not, stays. */
export async function seed(db: Database, options: { demoAccounts: boolean; now: Date }): Promise<void> {
  await db
    .insert(banks)
    .values(bankSeed.map(([code, name]) => ({ code, name })))
    .onConflictDoNothing();
  await db
    .insert(siteContent)
    .values([
      { key: "index", value: indexSeed, updatedAt: options.now },
      { key: "rights", value: rightsSeed, updatedAt: options.now },
    ])
    .onConflictDoNothing();
  const [held] = await db.select({ ads: count() }).from(ads);
  if (held?.ads === 0) await db.insert(ads).values(adSeed);
  if (options.demoAccounts) {
    await seedDemoFunders(db, options.now);
    await seedDemoAppUsers(db, options.now);
  }
}
