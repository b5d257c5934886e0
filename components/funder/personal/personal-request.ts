import type { PersonalDetails } from "@/components/funder/personal/personal-schema";
import type { InfoUploadRequest, Person } from "@/lib/contract/investor";

/**
 * A person's details as the wire wants them: identity number without spaces, documents as lists of URLs.
 * The password is never part of it: the server has had it since the registration.
 */
export function personalRequest(id: string, details: PersonalDetails): InfoUploadRequest {
  return { type: 0, id, person: { ...details, id, gender: details.gender as Person["gender"] } };
}
