import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Openings } from "@/components/careers/openings";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { jobs, openingsPage } from "@/lib/content/careers";
import { webEnv } from "@/lib/env";
import { isOver } from "@/lib/format/date";
import { openingHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs, jobPosting } from "@/lib/seo/structured-data";

export const revalidate = 3600;
export const dynamicParams = false;
export const generateStaticParams = async () => jobs.map(({ id }) => ({ job: id }));

type Props = PageProps<"/karir2/[job]">;

async function jobOf(params: Props["params"]) {
  const { job: id } = await params;
  return jobs.find((job) => job.id === id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, position, summary } = await jobOf(params);
  return pageMetadata({ title: position, description: summary, path: openingHref(id), picture: pagePictureSrc("lowongan", id) });
}

/** One opening with its own address to share, among the others. */
export default async function OpeningPage({ params }: Props) {
  const job = await jobOf(params);
  const origin = webEnv().SITE_URL;
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <Openings origin={origin} open={job.id} />
      {isOver(job.closingDay, new Date()) ? null : <JsonLd data={jobPosting(origin, job)} />}
      <JsonLd
        data={breadcrumbs(origin, [
          { name: openingsPage.title, path: routes.openings },
          { name: job.position, path: openingHref(job.id) },
        ])}
      />
    </main>
  );
}
