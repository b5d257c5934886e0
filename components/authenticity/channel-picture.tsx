import { Download } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { authenticityPage } from "@/lib/content/authenticity";
import { site } from "@/lib/content/site";
import { channelPicturePath } from "@/lib/routes";

const copy = authenticityPage.picture;

/** The picture of the official channels, to download and pass on. `pageUrl`: absolute address of the check. */
export function ChannelPicture({ pageUrl }: { pageUrl: string }) {
  return (
    <section aria-labelledby="gambar-judul">
      <h2 id="gambar-judul" className="text-h3">
        {copy.heading}
      </h2>
      <p className="mt-2 text-fg-soft">{copy.text}</p>
      {/* biome-ignore lint/performance/noImgElement: drawn in its final size */}
      <img
        src={channelPicturePath}
        alt={copy.alt}
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
        className="mt-4 h-auto w-full border border-line"
      />
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <ButtonLink variant="line" href={channelPicturePath} download={`kanal-resmi-${site.name.toLowerCase()}.png`}>
          <Download aria-hidden="true" className="size-5" />
          {copy.download}
        </ButtonLink>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${copy.message} ${pageUrl}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-12 items-center font-bold print:hidden"
        >
          {copy.share}
        </a>
      </div>
    </section>
  );
}
