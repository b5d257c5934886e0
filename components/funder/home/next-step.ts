import { funderStripCopy } from "@/lib/content/funder-strip";
import type { CurrentUser } from "@/lib/contract/investor";
import { detailFormHref, routes } from "@/lib/routes";

export type NextStep = { title: string; text: string; action: string; href: string };

/** What a funder has to do next, and where: the pending form, or the page with the state of the submission. */
export function nextStep({ validate, type, id, review }: CurrentUser): NextStep {
  const { states } = funderStripCopy;
  if (validate) return { ...states.pending, href: detailFormHref(type, id) };
  return review ? { ...states[review.status], href: routes.registrationStatus } : { ...states.complete, href: routes.funding };
}
