import type { Right } from "../../../lib/contract/investor.ts";
import type { Deps } from "../../deps.ts";
import { readContent } from "../site/read-content.ts";
import type { Account } from "./find-account.ts";

/** The permission tree of an account. One whose details are wanted has the way to their form first: the site has no other that says so. */
export async function listRights(deps: Deps, { detailsPending, type }: Account): Promise<Right[]> {
  const rights = (await readContent(deps, "rights")) as Right[];
  if (!detailsPending) return rights;
  const form = type === 1 ? "/registerCompany" : "/registerPersonal";
  return [{ id: "details", rightName: "Lengkapi data", rightUrl: form, rightType: "1", rightCode: "details", treeData: [] }, ...rights];
}
