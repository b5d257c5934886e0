import type { InfoUploadRequest } from "../../../lib/contract/investor.ts";
import { fieldMessages } from "../../../lib/contract/messages.ts";
import { banks } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { normalizeName } from "../normalize-name.ts";
import { isKnownRegion } from "../regions/is-known-region.ts";

/**
 * Checks a funder's region and bank (name or code) against the lists that the forms offer. Throws 400.
 * Without a bank list any bank name is accepted, as in the form.
 */
export async function checkDetails({ db, regions }: Pick<Deps, "db" | "regions">, request: InfoUploadRequest): Promise<void> {
  const region = (place: Record<"province" | "city" | "district" | "village", string>) =>
    [place.province, place.city, place.district, place.village].join("/");
  if (!isKnownRegion(regions, request.type === 1 ? request.company.city : region(request.person)))
    throw errors.badRequest(fieldMessages.regionUnknown);
  const bank = normalizeName(request.type === 1 ? request.company.bankName : request.person.bankName);
  const listed = await db.select({ code: banks.code, name: banks.name }).from(banks);
  if (listed.length > 0 && !listed.some(({ code, name }) => normalizeName(name) === bank || code === bank))
    throw errors.badRequest(fieldMessages.bankUnknown);
}
