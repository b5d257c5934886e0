import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { AccountType } from "../../../lib/contract/investor.ts";
import { type ScanClaim, scanKind } from "../../../lib/contract/scan.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { scans } from "../../db/schema/scans.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { maskContact } from "../accounts/registration-facts.ts";
import { digest } from "../secrets.ts";
import { registrationMark, scanCodeHash } from "./scan-code.ts";

/**
 * Binds a code to the phone with this pass; the same phone may claim it again. Throws 1006 for an unknown, ended or
 * replaced code, and for one that another phone uses.
 */
export async function claimScan({ db, vault, now }: Deps, { code, pass }: { code: string; pass: string }): Promise<ScanClaim> {
  const codeHash = scanCodeHash(vault, code);
  const passHash = digest(pass);
  const running = and(eq(scans.codeHash, codeHash), gt(scans.expiresAt, now()));
  // One statement, so that of two phones one gets the code.
  const [claimed] = await db
    .update(scans)
    .set({ passHash })
    .where(and(running, or(isNull(scans.passHash), eq(scans.passHash, passHash))))
    .returning();
  if (!claimed) {
    const [taken] = await db.select({ field: scans.field }).from(scans).where(running);
    throw taken ? errors.scanCodeTaken() : errors.scanCodeWrong();
  }
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, claimed.accountId));
  const type = owner?.type as AccountType;
  const kind = owner && scanKind(type, claimed.field);
  if (!owner || !kind || claimed.registration !== registrationMark(owner)) throw errors.scanCodeWrong();
  return {
    type,
    field: claimed.field,
    kind,
    owner: maskContact(owner.email ?? owner.mobile ?? ""),
    expiresIn: claimed.expiresAt.getTime() - now().getTime(),
  };
}
