import { and, eq, gt } from "drizzle-orm";
import { appUsers, deletionHandles } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { digest } from "../secrets.ts";
import type { AppUser } from "./find-app-user.ts";

/** The app user of a deletion handle. Throws 1004 when the handle is unknown, expired or used. */
export async function runningDeletion({ db, now }: Pick<Deps, "db" | "now">, handle: string): Promise<{ user: AppUser; handleHash: string }> {
  const handleHash = digest(handle);
  const [row] = await db
    .select({ user: appUsers })
    .from(deletionHandles)
    .innerJoin(appUsers, eq(appUsers.id, deletionHandles.appUserId))
    .where(and(eq(deletionHandles.handleHash, handleHash), gt(deletionHandles.expiresAt, now())));
  if (!row) throw errors.deletionExpired();
  return { user: row.user, handleHash };
}
