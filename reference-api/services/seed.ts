import type { Right } from "../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS } from "../../lib/limits.ts";
import { isMarked, markOnce } from "../db/marks.ts";
import type { Database } from "../db/open.ts";
import { accounts } from "../db/schema/accounts.ts";
import { appLoans, appUsers } from "../db/schema/app-users.ts";
import { siteContent } from "../db/schema/site.ts";
import { hashSecret, randomToken } from "../keys/secrets.ts";
import { importSiteContent } from "./content/import-content.ts";
import { readSiteContent } from "./content/site-content.ts";

const APP_USER_PASSWORD = "Hapus#2026";
const APP_USERS_MARK = "demo-app-users";
const appUserNames = [
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
 * Added once: deleted users stay deleted.
 */
async function seedDemoAppUsers(db: Database, now: Date): Promise<void> {
  if (await isMarked(db, APP_USERS_MARK)) return;
  const passwordHash = await hashSecret(APP_USER_PASSWORD);
  const users: (typeof appUsers.$inferInsert)[] = [];
  // Sequentially: each argon2 hash needs 19 MB.
  for (const [index, name] of appUserNames.entries()) {
    const number = index + 1;
    const mobile = number < 10 ? `628120000000${number}` : "6281200000010";
    const idNumber = number < 10 ? `317401010190000${number}` : "3174010101900010";
    users.push({ name, mobile, passwordHash, idNumberHash: await hashSecret(idNumber), createdAt: now });
  }
  await db.transaction(async (tx) => {
    if (!(await markOnce(tx, APP_USERS_MARK, now))) return;
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

const FUNDER_PASSWORD = "Demo#2026";
const FUNDERS_MARK = "demo-funders";

/** Funders of a fresh checkout (wire contract §3). */
const demoFunders = [
  { type: 0, username: "Rani Wulandari", email: "pribadi@demo.test", mobile: "6281200000101", detailsPending: false },
  { type: 1, username: "Bima Prasetya", email: "perusahaan@demo.test", mobile: "6281200000102", detailsPending: false },
  { type: 1, username: "Sari Lestari", email: "baru@demo.test", mobile: "6281200000103", detailsPending: true },
] as const;

/** Adds the demo funders once: deleted or renamed ones are not restored. */
async function seedDemoFunders(db: Database, now: Date): Promise<void> {
  if (await isMarked(db, FUNDERS_MARK)) return;
  const passwordHash = await hashSecret(FUNDER_PASSWORD);
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
    if (await markOnce(tx, FUNDERS_MARK, now)) await tx.insert(accounts).values(rows).onConflictDoNothing();
  });
}

/** The permission tree of every account. */
const rightsSeed: Right[] = [
  { id: "1", rightName: "Pendanaan", rightUrl: "/pendanna", rightType: "1", rightCode: "funding", treeData: [] },
  { id: "2", rightName: "Bantuan", rightUrl: "/bantuan", rightType: "1", rightCode: "help", treeData: [] },
];

/**
 * Seeds the content of `contentDir` once: later changes and deletions remain. Demo accounts have a separate mark, so
 * they can be added later. Throws when the content has a fault.
 */
export async function seed(db: Database, options: { contentDir: string; demoAccounts: boolean; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markOnce(tx, "samples", options.now))) return;
    await importSiteContent(tx, await readSiteContent(options.contentDir), { now: options.now, replace: true });
    await tx.insert(siteContent).values({ key: "rights", value: rightsSeed, updatedAt: options.now });
  });
  if (options.demoAccounts) {
    await seedDemoFunders(db, options.now);
    await seedDemoAppUsers(db, options.now);
  }
}
