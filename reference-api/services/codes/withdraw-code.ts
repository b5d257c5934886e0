import { eq } from "drizzle-orm";
import { codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";

/** Takes back a code because it never left: it counts neither for the day nor for the minute. */
export async function withdrawCode({ db }: Pick<Deps, "db">, id: number): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}
