import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { shareKit } from "@/lib/content/share-kit";

const copy = shareKit.previews;

type Article = { title: string; description: string; picture: string; host: string };
type Look = {
  name: string;
  /** Aspect ratio to which the service crops the picture. */
  ratio: number;
  /** Whether it shows one line of the title instead of two. */
  shortTitle?: boolean;
  description: "none" | "line" | "whole";
  pictureLast?: boolean;
};

const looks: readonly Look[] = [
  { name: "WhatsApp", ratio: 1.91, description: "line" },
  { name: "Facebook", ratio: 1.91, description: "line" },
  { name: "LinkedIn", ratio: 1.91, description: "none" },
  { name: "Twitter (X)", ratio: 2, shortTitle: true, description: "none" },
  { name: "Telegram", ratio: 1.91, description: "whole", pictureLast: true },
];

function Preview({ look, article }: { look: Look; article: Article }) {
  const picture = (
    // biome-ignore lint/performance/noImgElement: drawn in its final size
    <img
      src={article.picture}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className="w-full object-cover"
      // The crop differs by service, so it cannot be a class.
      style={{ aspectRatio: look.ratio, height: "auto" }}
    />
  );
  return (
    <li className="grid content-start gap-2">
      <h3 className="font-bold font-sans text-body tracking-normal">{look.name}</h3>
      <div className="day overflow-hidden rounded-sm border border-line bg-white text-arang">
        {look.pictureLast ? null : picture}
        <div className="wrap-anywhere px-3 py-2 text-small">
          <p className="text-fg-soft">{article.host}</p>
          <p className={`font-bold ${look.shortTitle ? "truncate" : "line-clamp-2"}`}>{article.title}</p>
          {look.description === "none" ? null : <p className={look.description === "line" ? "truncate" : ""}>{article.description}</p>}
        </div>
        {look.pictureLast ? picture : null}
      </div>
    </li>
  );
}

/** How five services show a link: crop of the picture, lines of the texts. */
export function Previews(article: Article) {
  return (
    <section aria-labelledby="pratinjau">
      <h2 id="pratinjau" className="text-h3">
        {copy.heading}
        <VisuallyHidden>: {looks.map(({ name }) => name).join(", ")}</VisuallyHidden>
      </h2>
      <p className="mt-1 text-fg-soft">{copy.text}</p>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
        {looks.map((look) => (
          <Preview key={look.name} look={look} article={article} />
        ))}
      </ul>
    </section>
  );
}
