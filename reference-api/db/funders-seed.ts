import { REGISTRATION_HANDLE_MS } from "../../lib/limits.ts";
import { hashSecret, randomToken } from "../services/secrets.ts";
import { isMarked, markOnce } from "./marks.ts";
import type { Database } from "./open.ts";
import { accounts } from "./schema/accounts.ts";

const PASSWORD = "Demo#2026";
const MARK = "demo-funders";

/** Funders of a fresh checkout (wire contract §3). */
const demoFunders = [
  { type: 0, username: "Rani Wulandari", email: "pribadi@demo.test", mobile: "6281200000101", detailsPending: false },
  { type: 1, username: "Bima Prasetya", email: "perusahaan@demo.test", mobile: "6281200000102", detailsPending: false },
  { type: 1, username: "Sari Lestari", email: "baru@demo.test", mobile: "6281200000103", detailsPending: true },
] as const;

/** Adds the demo funders once: one that was deleted or renamed since does not come back with the next start. */
export async function seedDemoFunders(db: Database, now: Date): Promise<void> {
  if (await isMarked(db, MARK)) return;
  const passwordHash = await hashSecret(PASSWORD);
  const handleExpiresAt = new Date(now.getTime() + REGISTRATION_HANDLE_MS);
  const rows = demoFunders.map((funder) => ({
    ...funder,
    emailKey: funder.email,
    emailProvedAt: now,
    mobileProvedAt: now,
    passwordHash,
    handle: randomToken(),
    handleExpiresAt,
    createdAt: now,
  }));
  await db.transaction(async (tx) => {
    if (await markOnce(tx, MARK, now)) await tx.insert(accounts).values(rows).onConflictDoNothing();
  });
}
