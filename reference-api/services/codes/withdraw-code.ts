import { eq } from "drizzle-orm";
import { codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";

/** Deletes a code that could not be sent, so that it does not count towards the limits. */
export async function withdrawCode({ db }: Pick<Deps, "db">, id: number): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}
