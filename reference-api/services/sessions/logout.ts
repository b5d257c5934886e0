import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { digest } from "../secrets.ts";

/** Ends the session of a token; an unknown token is no error. */
export async function logout({ db }: Deps, token: string | undefined): Promise<void> {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)));
}
