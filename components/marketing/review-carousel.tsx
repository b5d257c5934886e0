import { Carousel } from "@/components/ui/carousel";
import { homePage, type Review, reviews } from "@/lib/content/home";
import { numberText } from "@/lib/format/number";

const PETALS = 5;
const WIDTH = 86;
const petal = (x: number) => `M${x + 1} 17A16 16 0 0 1 ${x + 17} 1A16 16 0 0 1 ${x + 1} 17z`;
const petals = Array.from({ length: PETALS }, (_, index) => petal(index * 17)).join("");

/** A score in petals, the last one part-filled, with its number in text. `id` is unique on the page. */
function Score({ score, id }: { score: number; id: string }) {
  const text = numberText(score, 1, 1);
  return (
    <p className="flex items-center gap-1 font-bold text-small">
      <span className="sr-only">{homePage.reviews.score(text)}</span>
      <svg viewBox={`0 0 ${WIDTH} 18`} aria-hidden="true" className="h-4.5 w-21">
        <clipPath id={id}>
          <path d={`M0 0H${(score / PETALS) * WIDTH}V18H0z`} />
        </clipPath>
        <path d={petals} className="fill-line" />
        <path d={petals} clipPath={`url(#${id})`} className="fill-accent" />
      </svg>
      <span aria-hidden="true" className="tabular-nums">
        {text}
      </span>
    </p>
  );
}

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
    <figure className="@container flex h-full flex-col gap-6 leaf-10 bg-bg-card p-7 xl:p-9">
      <blockquote className="text-lead tracking-[-0.01em]">{comment}</blockquote>
      <figcaption className="mt-auto grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 md:grid-cols-[auto_1fr_auto] @max-[14rem]:grid-cols-1">
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
        <img src={avatar} alt="" width="56" height="56" loading="lazy" className="row-span-3 size-14 rounded-full md:row-span-2" />
        <b className="leading-[1.3]">{name}</b>
        <span className="text-fg-mute text-small md:order-1 md:col-span-2">{identity}</span>
        <Score score={score} id={id} />
      </figcaption>
    </figure>
  );
}
