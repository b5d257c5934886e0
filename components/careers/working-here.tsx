import { Play } from "lucide-react";
import { Carousel } from "@/components/ui/carousel";
import { noBreak } from "@/components/ui/no-break";
import { VideoButton } from "@/components/ui/video-button";
import { careersPage } from "@/lib/content/careers";

/** The company's values in a carousel as wide as the window, one picture each. */
export function Values() {
  return (
    <section className="overflow-hidden pt-section">
      <Carousel
        kind="multi"
        label={careersPage.valuesLabel}
        heading={<h2>{careersPage.valuesHeading}</h2>}
        className="wrap"
        rowClassName="mx-[calc(50%-50vw)] scroll-px-side px-side"
        slideClassName="mr-6 h-auto! w-[82%] md:w-[42%] xl:w-[30%]"
        slides={careersPage.values.map(({ picture, title, text }) => ({
          id: picture,
          content: (
            <>
              <div
                aria-hidden="true"
                className="h-40 leaf-18 bg-cover bg-center md:h-46"
                // The picture is data.
                style={{ backgroundImage: `url(/art/nilai-${picture}.svg)` }}
              />
              <h3 lang="en" className="mt-5 border-fg border-t-2 pt-4">
                {title}
              </h3>
              <p className="mt-2 max-w-80 text-fg-soft">{text}</p>
            </>
          ),
        }))}
      />
    </section>
  );
}

/** What people who work here receive, in a ruled grid. */
export function StaffBenefits() {
  return (
    <section className="wrap pt-section">
      <h2 className="mb-8">{careersPage.benefitsHeading}</h2>
      <ul className="grid gap-x-10 border-fg border-t-2 md:grid-cols-2 xl:grid-cols-3">
        {careersPage.benefits.map(({ title, text }) => (
          <li key={title} className="border-line border-b py-6">
            <h3>{title}</h3>
            <p className="mt-2 text-fg-soft">{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { video } = careersPage;

/** A short film about the office, opened in a dialog. */
export function OfficeVideo() {
  return (
    <section className="wrap grid gap-8 pt-section xl:grid-cols-[7fr_5fr] xl:items-center xl:gap-18">
      <VideoButton
        video={{ src: video.src, title: video.title, text: video.captions }}
        className="group/play relative aspect-video w-full cursor-pointer overflow-hidden leaf-18 bg-center bg-cover bg-pandan-900 bg-[url(/art/kain-kantor.svg)] text-left"
      >
        <span className="absolute bottom-0 left-0 inline-flex min-h-11 items-center gap-2 rounded-tr-md bg-bg px-4 font-bold text-fg group-hover/play:text-action">
          <Play aria-hidden="true" className="size-4 fill-accent text-accent" />
          {video.play}, {video.length}
        </span>
      </VideoButton>
      <div>
        <h2>{video.heading}</h2>
        <p className="mt-4 text-fg-soft text-lead">{video.text}</p>
      </div>
    </section>
  );
}
