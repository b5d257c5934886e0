import type { Right } from "../../lib/contract/investor.ts";
import { importSiteContent } from "../services/content/import-site-content.ts";
import { readSiteContent } from "../services/content/read-site-content.ts";
import { seedDemoAppUsers, seedDemoFunders } from "./demo-accounts.ts";
import { markOnce } from "./marks.ts";
import type { Database } from "./open.ts";
import { siteContent } from "./schema/site.ts";

/** The permission tree of every account. */
const rightsSeed: Right[] = [
  { id: "1", rightName: "Pendanaan", rightUrl: "/pendanna", rightType: "1", rightCode: "funding", treeData: [] },
  { id: "2", rightName: "Bantuan", rightUrl: "/bantuan", rightType: "1", rightCode: "help", treeData: [] },
];

/**
 * Seeds the content of `contentDir` once: later changes and deletions remain. Demo accounts have a separate mark, so
 * they can be added later. Throws when the content has a fault.
 */
export async function seed(db: Database, options: { contentDir: string; demoAccounts: boolean; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markOnce(tx, "samples", options.now))) return;
    await importSiteContent(tx, await readSiteContent(options.contentDir), { now: options.now, replace: true });
    await tx.insert(siteContent).values({ key: "rights", value: rightsSeed, updatedAt: options.now });
  });
  if (options.demoAccounts) {
    await seedDemoFunders(db, options.now);
    await seedDemoAppUsers(db, options.now);
  }
}
