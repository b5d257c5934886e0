import { homePage } from "@/lib/content/home";
import { numberText } from "@/lib/format/number";

const FRUITS = 5;
const WIDTH = 86;
const fruit = (x: number) => `M${x + 1} 17A16 16 0 0 1 ${x + 17} 1A16 16 0 0 1 ${x + 1} 17z`;
const all = Array.from({ length: FRUITS }, (_, index) => fruit(index * 17)).join("");

/** A score in fruits, the last one part-filled, with its number in text. `id` is unique on the page. */
export function Score({ score, id }: { score: number; id: string }) {
  const text = numberText(score, 1, 1);
  return (
    <p className="flex items-center gap-1 font-bold text-small">
      <span className="sr-only">{homePage.reviews.score(text)}</span>
      <svg viewBox={`0 0 ${WIDTH} 18`} aria-hidden="true" className="h-4.5 w-21">
        <clipPath id={id}>
          <path d={`M0 0H${(score / FRUITS) * WIDTH}V18H0z`} />
        </clipPath>
        <path d={all} className="fill-line" />
        <path d={all} clipPath={`url(#${id})`} className="fill-accent" />
      </svg>
      <span aria-hidden="true" className="figures">
        {text}
      </span>
    </p>
  );
}
