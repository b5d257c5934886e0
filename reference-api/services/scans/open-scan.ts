import { and, eq } from "drizzle-orm";
import type { AccountType } from "../../../lib/contract/investor.ts";
import { scanKind } from "../../../lib/contract/scan.ts";
import { SCAN_CODE_MS } from "../../../lib/limits.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { scans } from "../../db/schema/scans.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { newScanCode, registrationMark, scanCodeHash } from "./scan-code.ts";

/**
 * Opens a code for one document of a registration and ends the document's earlier code. Throws 1016 for a document that
 * the account type does not have.
 */
export async function openScan({ db, vault, now }: Deps, owner: Account, field: string): Promise<{ code: string; expiresIn: number }> {
  if (!scanKind(owner.type as AccountType, field)) throw errors.scanFieldUnknown();
  const code = newScanCode();
  await db.transaction(async (tx) => {
    // Serialises concurrent calls: each would delete before the other inserts, and both codes would work.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for("update");
    await tx.delete(scans).where(and(eq(scans.accountId, owner.id), eq(scans.field, field)));
    await tx.insert(scans).values({
      codeHash: scanCodeHash(vault, code),
      accountId: owner.id,
      field,
      registration: registrationMark(owner),
      expiresAt: new Date(now().getTime() + SCAN_CODE_MS),
    });
  });
  return { code, expiresIn: SCAN_CODE_MS };
}
