import { hashSecret } from "../services/secrets.ts";
import { isMarked, markOnce } from "./marks.ts";
import type { Database } from "./open.ts";
import { appLoans, appUsers } from "./schema/app-users.ts";

const PASSWORD = "Hapus#2026";
const MARK = "demo-app-users";
const names = [
  "Ayu Kartika",
  "Budi Santoso",
  "Citra Maharani",
  "Dimas Saputra",
  "Eka Puspita",
  "Fajar Nugroho",
  "Gita Permata",
  "Hendra Wijaya",
  "Intan Safitri",
  "Joko Prasetyo",
];

/**
 * App users of a fresh checkout (wire contract §3): 1 to 9 may delete their account, 10 has an open loan.
 * Added once: a deleted one does not come back with the next start.
 */
export async function seedDemoAppUsers(db: Database, now: Date): Promise<void> {
  if (await isMarked(db, MARK)) return;
  const passwordHash = await hashSecret(PASSWORD);
  const users: (typeof appUsers.$inferInsert)[] = [];
  // One after the other: each hash takes 19 MB while it is made.
  for (const [index, name] of names.entries()) {
    const number = index + 1;
    const mobile = number < 10 ? `628120000000${number}` : "6281200000010";
    const idNumber = number < 10 ? `317401010190000${number}` : "3174010101900010";
    users.push({ name, mobile, passwordHash, idNumberHash: await hashSecret(idNumber), createdAt: now });
  }
  await db.transaction(async (tx) => {
    if (!(await markOnce(tx, MARK, now))) return;
    const added = await tx.insert(appUsers).values(users).onConflictDoNothing().returning({ id: appUsers.id, mobile: appUsers.mobile });
    await tx.insert(appLoans).values(
      added.map(({ id, mobile }) => ({
        appUserId: id,
        principal: 3_000_000,
        disbursedAt: now,
        closedAt: mobile === "6281200000010" ? null : now,
      })),
    );
  });
}
