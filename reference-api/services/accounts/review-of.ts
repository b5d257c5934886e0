import { eq } from "drizzle-orm";
import type { Review } from "../../../lib/contract/review.ts";
import { submissions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { openFor } from "../sealing/sealed-columns.ts";

/** The state of an account's submission; undefined without one, as for the demo accounts. */
export async function reviewOf({ db, vault }: Pick<Deps, "db" | "vault">, accountId: string): Promise<Review | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.accountId, accountId));
  if (!row) return undefined;
  const decision = row.review ? (JSON.parse(openFor(vault, "review", accountId, row.review)) as Review) : undefined;
  return decision?.status === row.status ? decision : { status: row.status };
}
