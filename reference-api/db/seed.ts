import { adSeed } from "./ads-seed.ts";
import { seedDemoAppUsers } from "./app-users-seed.ts";
import { bankSeed } from "./banks-seed.ts";
import { seedDemoFunders } from "./funders-seed.ts";
import { markOnce } from "./marks.ts";
import type { Database } from "./open.ts";
import { ads, banks, siteContent } from "./schema/site.ts";
import { indexSeed, rightsSeed } from "./site-seed.ts";

/**
 * Puts the samples into a database that never had them: what was changed or removed since does not come back with the next start.
 * Demo accounts have a time of their own, for they may be asked for later.
 */
export async function seed(db: Database, options: { demoAccounts: boolean; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markOnce(tx, "samples", options.now))) return;
    await tx.insert(banks).values(bankSeed.map(([code, name]) => ({ code, name })));
    await tx.insert(siteContent).values([
      { key: "index", value: indexSeed, updatedAt: options.now },
      { key: "rights", value: rightsSeed, updatedAt: options.now },
    ]);
    await tx.insert(ads).values(adSeed);
  });
  if (options.demoAccounts) {
    await seedDemoFunders(db, options.now);
    await seedDemoAppUsers(db, options.now);
  }
}
