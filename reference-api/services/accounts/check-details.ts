import type { InfoUploadRequest } from "../../../lib/contract/investor.ts";
import { fieldMessages } from "../../../lib/contract/messages.ts";
import { banks } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { isKnownRegion } from "../regions/is-known-region.ts";
import { comparable } from "../same-name.ts";

/**
 * Compares the details of a funder with the lists that the forms choose from: the region list, and the bank list by name or code.
 * Refuses 400 with what to do. Without a bank list the form takes a typed name, and so does this.
 */
export async function checkDetails({ db, regions }: Pick<Deps, "db" | "regions">, request: InfoUploadRequest): Promise<void> {
  const region = (place: Record<"province" | "city" | "district" | "village", string>) =>
    [place.province, place.city, place.district, place.village].join("/");
  if (!isKnownRegion(regions, request.type === 1 ? request.company.city : region(request.person)))
    throw refuse.badRequest(fieldMessages.regionUnknown);
  const bank = comparable(request.type === 1 ? request.company.bankName : request.person.bankName);
  const listed = await db.select({ code: banks.code, name: banks.name }).from(banks);
  if (listed.length > 0 && !listed.some(({ code, name }) => comparable(name) === bank || code === bank))
    throw refuse.badRequest(fieldMessages.bankUnknown);
}
