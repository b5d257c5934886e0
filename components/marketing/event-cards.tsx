import { Play } from "lucide-react";
import { SectionHead } from "@/components/marketing/section-head";
import { Link } from "@/components/ui/link";
import { noBreak } from "@/components/ui/no-break";
import { VideoButton } from "@/components/ui/video-button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type HomeEvent, homeEvents, homePage } from "@/lib/content/home";
import { shortDate } from "@/lib/format/date";
import { eventHref } from "@/lib/routes";

const { events: copy } = homePage;

/** Three events, one of them large; each opens its video. */
export function EventCards() {
  const [first, ...others] = homeEvents;
  return (
    <section className="wrap pb-section">
      <SectionHead heading={copy.heading}>{noBreak(copy.lead)}</SectionHead>
      <div className="grid gap-8 md:grid-cols-2 md:gap-8 xl:grid-cols-[7fr_5fr] xl:gap-16">
        {first ? <LargeCard event={first} /> : null}
        <div className="grid content-start gap-7 md:gap-8 xl:content-stretch xl:gap-10">
          {others.map((event) => (
            <RowCard key={event.id} event={event} />
          ))}
        </div>
      </div>
    </section>
  );
}

const cover = "size-full object-cover transition-[scale] duration-slow ease-calm motion-safe:group-hover/card:scale-103";
const opener =
  "forced-colors:p-2 text-left tracking-[inherit] [font:inherit] [text-wrap:inherit] after:absolute after:inset-0 group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-[0.14em]";

function Meta({ event: { date, place } }: { event: HomeEvent }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-fg-mute text-small">
      <time dateTime={date}>{shortDate(date)}</time>
      <span>{place}</span>
    </p>
  );
}

/** The event's own page, with an address to pass on. */
function PageLink({ event }: { event: HomeEvent }) {
  return (
    <Link href={eventHref(event.id)} className="relative z-1 mt-1 inline-flex min-h-11 items-center font-semibold text-small">
      {copy.page}
      <VisuallyHidden>: {event.videoName}</VisuallyHidden>
    </Link>
  );
}

function Opener({ event }: { event: HomeEvent }) {
  return (
    <VideoButton video={{ src: event.videoUrl, title: event.videoName, text: event.captions }} className={opener}>
      {event.title}
    </VideoButton>
  );
}

function LargeCard({ event }: { event: HomeEvent }) {
  return (
    <article className="group/card relative flex flex-col gap-3.5">
      <div className="relative aspect-[16/10] overflow-hidden rounded-[0.375rem] bg-bg-quiet">
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
        <img src={event.image} alt="" width="480" height="300" loading="lazy" className={cover} />
        <span className="absolute bottom-0 left-0 flex items-center gap-2 rounded-tr-md bg-bg pt-2 pr-3.5 pb-2 pl-3 font-bold text-small">
          <Play aria-hidden="true" className="size-4 fill-accent text-accent" />
          {copy.watch(event.length)}
        </span>
      </div>
      <div>
        <Meta event={event} />
        <h3 className="mt-1 text-figure leading-[1.05] tracking-display">
          <Opener event={event} />
        </h3>
        <p className="mt-1.5 max-w-152 text-fg-soft">{event.description}</p>
        <PageLink event={event} />
      </div>
    </article>
  );
}

function RowCard({ event }: { event: HomeEvent }) {
  return (
    <article className="group/card relative flex flex-wrap items-start gap-4 xl:gap-6 xl:border-fg xl:border-t-2 xl:pt-6">
      <div className="aspect-square w-30 max-w-full overflow-hidden rounded-[0.375rem] bg-bg-quiet md:w-28 xl:aspect-[4/3.4] xl:w-56">
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
        <img src={event.image} alt="" width="480" height="300" loading="lazy" className={cover} />
      </div>
      <div className="flex-[1_1_8.6rem] md:flex-[1_1_7rem] xl:flex-[1_1_8.6rem]">
        <Meta event={event} />
        <h3 className="display-small mt-1 text-[1.3125rem] leading-[1.2]">
          <Opener event={event} />
        </h3>
        <p className="mt-1.5 text-[0.9375rem] text-fg-soft leading-6">{event.description}</p>
        <p className="flex flex-wrap items-center gap-x-4 text-fg-mute text-small">
          {copy.watch(event.length)} <PageLink event={event} />
        </p>
      </div>
    </article>
  );
}
