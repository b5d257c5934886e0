"use client";

import { emptyPersonal } from "@/components/funder/personal/empty-personal";
import { PersonalParts } from "@/components/funder/personal/personal-parts";
import { personalRequest } from "@/components/funder/personal/personal-request";
import { personalSections } from "@/components/funder/personal/personal-sections";
import { RegistrationPage } from "@/components/funder/registration/registration-page";
import { funderCopy } from "@/lib/content/funder";
import { routes } from "@/lib/routes";

const plan = {
  title: funderCopy.personal.title,
  lead: funderCopy.personal.lead,
  page: routes.registerPersonal,
  loadSchema: () => import("@/components/funder/personal/personal-schema").then((module) => module.personalFormSchema),
  empty: emptyPersonal,
  sections: Object.values(personalSections),
  toRequest: personalRequest,
  parts: <PersonalParts />,
};

/** The detail form of a person who funds. */
export function PersonalRegistration() {
  return <RegistrationPage type={0} plan={plan} />;
}
