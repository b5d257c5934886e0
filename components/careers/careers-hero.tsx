import { ButtonLink } from "@/components/ui/button";
import { PageHero } from "@/components/ui/page-hero";
import { careersPage } from "@/lib/content/careers";
import { routes } from "@/lib/routes";

/** Head of the careers page with its two buttons. */
export function CareersHero() {
  return (
    <PageHero tone="soga" title={careersPage.heading} lead={careersPage.lead} art="kain-karir">
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={routes.openings} size="hero">
          {careersPage.openings}
        </ButtonLink>
        <ButtonLink href={routes.login} variant="line" size="hero">
          {careersPage.viewJobs}
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-144 text-small">{careersPage.signInNote}</p>
    </PageHero>
  );
}
