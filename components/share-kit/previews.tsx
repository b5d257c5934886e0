import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { shareKit } from "@/lib/content/share-kit";

const copy = shareKit.previews;

type Article = { title: string; description: string; picture: string; host: string };
type Look = {
  name: string;
  /** Aspect ratio to which the service crops the picture. */
  ratio: string;
  /** Lines of title and description that it shows; 0: none. */
  titleLines: string;
  descriptionLines: string;
  pictureLast?: boolean;
  overlay?: boolean;
};

const looks: readonly Look[] = [
  { name: "WhatsApp", ratio: "aspect-[1.91/1]", titleLines: "line-clamp-2", descriptionLines: "line-clamp-1" },
  { name: "Facebook", ratio: "aspect-[1.91/1]", titleLines: "line-clamp-2", descriptionLines: "line-clamp-1" },
  { name: "LinkedIn", ratio: "aspect-[1.91/1]", titleLines: "line-clamp-2", descriptionLines: "" },
  { name: "X", ratio: "aspect-[2/1]", titleLines: "line-clamp-1", descriptionLines: "", overlay: true },
  { name: "Telegram", ratio: "aspect-[1.91/1]", titleLines: "line-clamp-2", descriptionLines: "line-clamp-4", pictureLast: true },
];

function Preview({ look, article }: { look: Look; article: Article }) {
  const picture = (
    <div className={`relative overflow-hidden ${look.ratio}`}>
      {/* biome-ignore lint/performance/noImgElement: drawn in its final size */}
      <img src={article.picture} alt="" width={1200} height={630} loading="lazy" decoding="async" className="size-full object-cover" />
      {look.overlay ? (
        <p
          className={`absolute inset-x-2 bottom-2 w-fit max-w-[calc(100%-1rem)] rounded-sm bg-arang/80 px-2 py-0.5 text-small text-white ${look.titleLines}`}
        >
          {article.title}
        </p>
      ) : null}
    </div>
  );
  return (
    <li className="grid content-start gap-2">
      <h3 className="font-bold font-sans text-body tracking-normal">{look.name}</h3>
      <div className="day overflow-hidden rounded-sm border border-line bg-white text-arang">
        {look.pictureLast ? null : picture}
        {look.overlay ? (
          <p className="px-3 py-2 text-fg-soft text-small">{article.host}</p>
        ) : (
          <div className="wrap-anywhere px-3 py-2.5 text-small">
            <p className="text-fg-soft">{article.host}</p>
            <p className={`font-bold ${look.titleLines}`}>{article.title}</p>
            {look.descriptionLines ? <p className={look.descriptionLines}>{article.description}</p> : null}
          </div>
        )}
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
      <ul className="mt-4 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {looks.map((look) => (
          <Preview key={look.name} look={look} article={article} />
        ))}
      </ul>
    </section>
  );
}
