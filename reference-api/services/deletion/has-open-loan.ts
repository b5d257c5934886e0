import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { appLoans } from "../../db/schema/app-users.ts";

/** Whether an app user has a loan that is not repaid. */
export async function hasOpenLoan(db: Pick<Database, "select">, appUserId: string): Promise<boolean> {
  const open = await db
    .select({ id: appLoans.id })
    .from(appLoans)
    .where(and(eq(appLoans.appUserId, appUserId), isNull(appLoans.closedAt)))
    .limit(1);
  return open.length > 0;
}
