"use client";

import { usePersonalAids } from "@/components/funder/personal/personal-aids";
import type { PersonalDetails, PersonalValues } from "@/components/funder/personal/personal-schema";
import { RegistrationPage } from "@/components/funder/registration/registration-page";
import { sectionsOf } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { emptyOf } from "@/lib/contract/field-list";
import type { InfoUploadRequest, Person } from "@/lib/contract/investor";
import { personForm } from "@/lib/contract/person-form";
import { routes } from "@/lib/routes";

/**
 * A person's details as the wire wants them: identity number without spaces, documents as lists of URLs.
 * The password is never part of it: the server has had it since the registration.
 */
export function personalRequest(id: string, details: PersonalDetails): InfoUploadRequest {
  return { type: 0, id, person: { ...details, id, gender: details.gender as Person["gender"] } };
}

const { title, lead, sections } = funderCopy.personal;
const empty: PersonalValues = emptyOf(personForm);
const plan = {
  title,
  lead,
  page: routes.registerPersonal,
  loadSchema: () => import("@/components/funder/personal/personal-schema").then((module) => module.personalFormSchema),
  form: personForm,
  empty,
  sections: sectionsOf(personForm, sections),
  toRequest: personalRequest,
  useAids: usePersonalAids,
};

/** The detail form of a person who funds. */
export function PersonalRegistration() {
  return <RegistrationPage type={0} plan={plan} />;
}
