import { eq, or } from "drizzle-orm";
import { agreements } from "../../../lib/contract/agreements.ts";
import type { RegistRequest, RegistResponse } from "../../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { hashSecret, randomToken } from "../secrets.ts";
import { takenContact } from "./taken-contact.ts";

/**
 * Creates a funder account and returns its registration handle. Throws 1002 and 1003 for a taken address or number, also
 * for the number of an app user: a person has one type of account.
 */
export async function regist({ db, now }: Deps, request: RegistRequest): Promise<RegistResponse> {
  const emailKey = request.email.toLowerCase();
  const taken = await db
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(or(eq(accounts.emailKey, emailKey), eq(accounts.mobile, request.mobile)));
  if (taken.some((account) => account.emailKey === emailKey)) throw errors.emailTaken();
  if (taken.length > 0 || (await db.$count(appUsers, eq(appUsers.mobile, request.mobile))) > 0) throw errors.mobileTaken();

  const createdAt = now();
  const handle = randomToken();
  const { type, username, email, mobile } = request;
  const passwordHash = await hashSecret(request.password);
  const handleExpiresAt = new Date(createdAt.getTime() + REGISTRATION_HANDLE_MS);
  try {
    await db
      .insert(accounts)
      .values({ type, username, email, emailKey, mobile, passwordHash, handle, handleExpiresAt, createdAt, agreed: agreements });
  } catch (error) {
    throw takenContact(error);
  }
  return { id: handle, type, validate: true };
}
