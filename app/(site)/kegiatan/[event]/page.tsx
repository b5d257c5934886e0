import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EventArticle } from "@/components/marketing/event-article";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { homeEvents } from "@/lib/content/home";
import { webEnv } from "@/lib/env";
import { eventHref } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const dynamicParams = false;
export const generateStaticParams = async () => homeEvents.map(({ id }) => ({ event: id }));

type Props = PageProps<"/kegiatan/[event]">;

async function eventOf(params: Props["params"]) {
  const { event: id } = await params;
  return homeEvents.find((event) => event.id === id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, title, description } = await eventOf(params);
  return pageMetadata({ title, description, path: eventHref(id), picture: pagePictureSrc("kegiatan", id) });
}

/** One event with its own address to share. */
export default async function EventPage({ params }: Props) {
  const event = await eventOf(params);
  const { SITE_URL } = webEnv();
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <EventArticle event={event} url={SITE_URL + eventHref(event.id)} />
      <JsonLd data={breadcrumbs(SITE_URL, [{ name: event.title, path: eventHref(event.id) }])} />
    </main>
  );
}
