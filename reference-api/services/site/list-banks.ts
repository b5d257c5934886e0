import { asc } from "drizzle-orm";
import type { Bank } from "../../../lib/contract/common.ts";
import { banks } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";

/** All banks by name, each with the path of its logo. */
export async function listBanks({ db }: Deps): Promise<Bank[]> {
  const rows = await db.select().from(banks).orderBy(asc(banks.name));
  return rows.map(({ code, name }) => ({ code, name, logoUrl: `/bank/${code}.svg` }));
}
