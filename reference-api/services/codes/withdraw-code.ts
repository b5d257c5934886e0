import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import type { CodePurpose } from "./issue-code.ts";

/** Takes back the newest code of a subject because it never left: it counts neither for the day nor for the minute. */
export async function withdrawCode({ db }: Pick<Deps, "db">, purpose: CodePurpose, subject: string): Promise<void> {
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), isNull(codes.usedAt)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  await db.delete(codes).where(sql`${codes.id} = (${newest})`);
}
