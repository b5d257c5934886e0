import { CircleCheck, TriangleAlert } from "lucide-react";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { shareKit } from "@/lib/content/share-kit";
import { formatFileSize } from "@/lib/format/file-size";
import type { CrawlerFindings } from "@/lib/share-kit/crawler-check";

const copy = shareKit.check;

/** Characters that the services usually show. */
const TITLE_MAX = 70;
const DESCRIPTION_MAX = 160;
/** Smallest picture of a large preview, and the weight that WhatsApp may skip. */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;
const PICTURE_BYTES = 600_000;

type Line = { good: boolean; text: string };

/** One line for each finding of the crawler check. */
function crawlerLines({ status, blocked, title, description, canonical, picture }: CrawlerFindings): Line[] {
  return [
    { good: status === 200, text: copy.status(status) },
    { good: !blocked, text: copy.robots(blocked) },
    { good: title.length > 0 && title.length <= TITLE_MAX, text: copy.title(title.length, TITLE_MAX) },
    { good: description.length > 0 && description.length <= DESCRIPTION_MAX, text: copy.description(description.length, DESCRIPTION_MAX) },
    ...(picture?.status === 200 && picture.type.startsWith("image/")
      ? [
          { good: picture.width >= PICTURE_WIDTH && picture.height >= PICTURE_HEIGHT, text: copy.pictureSize(picture.width, picture.height) },
          { good: picture.bytes <= PICTURE_BYTES, text: copy.pictureBytes(formatFileSize(picture.bytes), picture.bytes > PICTURE_BYTES) },
        ]
      : [{ good: false, text: copy.noPicture }]),
    { good: !canonical.includes("utm_"), text: copy.canonical(!canonical.includes("utm_")) },
  ];
}

/** What a preview crawler would meet, in plain words. */
export function CrawlerReport({ findings }: { findings: CrawlerFindings | undefined }) {
  return (
    <section aria-labelledby="perayap">
      <h2 id="perayap" className="text-h3">
        {copy.heading}
      </h2>
      {findings ? (
        <ul className="mt-3 border-fg border-t-2">
          {crawlerLines(findings).map(({ good, text }) => (
            <li key={text} className="flex gap-3 border-line border-b py-2.5">
              {good ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-success" />
              ) : (
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-danger" />
              )}
              <span>
                <VisuallyHidden>{good ? copy.good : copy.attention}: </VisuallyHidden>
                {text}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3">{copy.unreachable}</p>
      )}
    </section>
  );
}
