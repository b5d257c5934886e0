"use client";

import { usePersonalAids } from "@/components/funder/personal/personal-aids";
import { personalRequest } from "@/components/funder/personal/personal-request";
import type { PersonalValues } from "@/components/funder/personal/personal-schema";
import { RegistrationPage } from "@/components/funder/registration/registration-page";
import { sectionsOf } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { emptyOf } from "@/lib/contract/field-list";
import { personForm } from "@/lib/contract/person-form";
import { routes } from "@/lib/routes";

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
