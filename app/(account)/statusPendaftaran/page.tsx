import type { Metadata } from "next";
import { ReviewPage } from "@/components/funder/review/review-page";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { reviewCopy } from "@/lib/content/review";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({ title: reviewCopy.title, description: reviewCopy.description, path: routes.registrationStatus, picture: "pendanaan" }),
  referrer: "no-referrer",
};

export default async function RegistrationStatusPage() {
  return (
    <SiteFrame index={await readSite()}>
      <ReviewPage />
    </SiteFrame>
  );
}
