import type { Right } from "../../../lib/contract/investor.ts";
import type { Deps } from "../../deps.ts";
import { readContent } from "../site/read-content.ts";
import type { Account } from "./find-account.ts";

/** The permission tree of an account. While details are pending, a link to their form comes first. */
export async function listRights(deps: Deps, { detailsPending, type }: Account): Promise<Right[]> {
  const rights = (await readContent(deps, "rights")) as Right[];
  if (!detailsPending) return rights;
  const form = type === 1 ? "/registerCompany" : "/registerPersonal";
  return [{ id: "details", rightName: "Lengkapi data", rightUrl: form, rightType: "1", rightCode: "details", treeData: [] }, ...rights];
}
