import { ArrowLink } from "@/components/ui/arrow-link";
import { noBreak } from "@/components/ui/no-break";
import { VideoPlayer } from "@/components/ui/video-player";
import { articleCopy } from "@/lib/content/blog";
import { type HomeEvent, homePage } from "@/lib/content/home";
import { longDate } from "@/lib/format/date";
import { sharePlaces } from "@/lib/format/share-places";
import { routes } from "@/lib/routes";

const { events: copy } = homePage;

/** One event: what happened, its video with the words of it, and how to pass it on. `url` is absolute. */
export function EventArticle({ event, url }: { event: HomeEvent; url: string }) {
  return (
    <article className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 xl:max-w-none xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-rows-[auto_1fr]">
      <div>
        <p className="flex flex-wrap gap-x-3 text-fg-mute">
          <time dateTime={event.date}>{longDate(event.date)}</time>
          <span>{event.place}</span>
        </p>
        <h1 className="mt-2 text-h1 tracking-hero">{event.title}</h1>
        <p className="mt-4 text-fg-soft text-lead">{event.description}</p>
      </div>
      <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:pt-2">
        <VideoPlayer src={event.videoUrl} text={event.captions} />
      </div>
      <div>
        <section aria-labelledby="bagikan" className="print:hidden">
          <h2 id="bagikan" className="font-bold font-sans text-fg-mute text-small tracking-normal">
            {copy.share}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {sharePlaces(url, event.title).map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={articleCopy.shareOn(name)}
                  data-do="popup"
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  {name}
                </a>
              </li>
            ))}
            <li className="noscript:hidden">
              <button type="button" data-do="copy" data-copy={url} className="min-h-11 font-semibold text-link">
                {articleCopy.copyLink}
              </button>
            </li>
          </ul>
        </section>
        <p className="mt-6 text-fg-soft text-small">{noBreak(copy.sample)}</p>
        <ArrowLink href={routes.home} className="mt-2">
          {copy.back}
        </ArrowLink>
      </div>
    </article>
  );
}
