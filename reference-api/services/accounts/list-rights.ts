import type { Right } from "../../../lib/contract/investor.ts";
import type { Review } from "../../../lib/contract/review.ts";
import type { Deps } from "../../deps.ts";
import { readContent } from "../site/read-content.ts";
import type { Account } from "./find-account.ts";
import { reviewOf } from "./review-of.ts";

const reviewLabels: Record<Review["status"], string> = {
  received: "Dokumen diterima",
  reviewing: "Dokumen sedang diperiksa",
  correction: "Data perlu diperbaiki",
  approved: "Data disetujui",
  refused: "Data belum disetujui",
};

const leaf = (rightCode: string) => ({ rightType: "1", rightCode, treeData: [] });

/** The permission tree of an account, after a link to the pending details form or to the review of the details. */
export async function listRights(deps: Deps, { id, detailsPending, type }: Account): Promise<Right[]> {
  const rights = (await readContent(deps, "rights")) as Right[];
  if (!detailsPending) {
    const review = await reviewOf(deps, id);
    return review ? [{ id: "review", rightName: reviewLabels[review.status], rightUrl: "/statusPendaftaran", ...leaf("review") }, ...rights] : rights;
  }
  const form = type === 1 ? "/registerCompany" : "/registerPersonal";
  return [{ id: "details", rightName: "Lengkapi data", rightUrl: form, ...leaf("details") }, ...rights];
}
