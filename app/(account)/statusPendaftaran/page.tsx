import type { Metadata } from "next";
import { ReviewPage } from "@/components/funder/review/review-page";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { reviewCopy } from "@/lib/content/review";

export const metadata: Metadata = { title: reviewCopy.title, referrer: "no-referrer" };

export default async function RegistrationStatusPage() {
  return (
    <SiteFrame index={await readSite()}>
      <ReviewPage />
    </SiteFrame>
  );
}
