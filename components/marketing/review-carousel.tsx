import { Score } from "@/components/marketing/score";
import { Carousel } from "@/components/ui/carousel";
import { homePage, type Review, reviews } from "@/lib/content/home";

const { reviews: copy } = homePage;

/** Five reviews in a carousel as wide as the window. It moves only when the reader moves it. */
export function ReviewCarousel() {
  return (
    <section className="overflow-hidden bg-bg-calm py-section">
      <Carousel
        kind="multi"
        autoplay={false}
        label={copy.label}
        persistAs="home-reviews"
        heading={
          <div>
            <h2>{copy.heading}</h2>
            <p className="mt-2 text-fg-soft text-small">{copy.sample}</p>
          </div>
        }
        slides={reviews.map((review, index) => ({ id: review.name, content: <ReviewCard review={review} id={`nilai-${index + 1}`} /> }))}
        className="wrap"
        rowClassName="mx-[calc(50%-50vw)] scroll-px-side px-side"
        slideClassName="mr-4 w-[min(86vw,26rem)] xl:mr-6 xl:w-108"
      />
    </section>
  );
}

function ReviewCard({ review: { comment, name, identity, score, avatar }, id }: { review: Review; id: string }) {
  return (
    <figure className="flex h-full flex-col gap-6 leaf-10 bg-bg-card p-7 xl:p-9">
      <blockquote className="text-lead tracking-[-0.01em]">{comment}</blockquote>
      <figcaption className="mt-auto grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 md:grid-cols-[auto_1fr_auto]">
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
        <img src={avatar} alt="" width="56" height="56" loading="lazy" className="row-span-3 size-14 rounded-full md:row-span-2" />
        <b className="leading-[1.3]">{name}</b>
        <span className="text-fg-mute text-small md:order-1 md:col-span-2">{identity}</span>
        <Score score={score} id={id} />
      </figcaption>
    </figure>
  );
}
