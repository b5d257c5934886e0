import { Copy, Download } from "lucide-react";
import { CrawlerReport } from "@/components/share-kit/crawler-report";
import { Previews } from "@/components/share-kit/previews";
import { Button } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { shareKit as copy } from "@/lib/content/share-kit";
import { type ShareShape, sharePictureSrc, shareShapes } from "@/lib/routes";
import type { CrawlerFindings } from "@/lib/share-kit/crawler-check";

type KitResultProps = {
  article: { id: string; title: string; description: string };
  /** Absolute address with the parameters of the campaign. */
  url: string;
  /** Addresses of the QR code as files. */
  qr: { svg: string; png: string };
  texts: readonly string[];
  findings: CrawlerFindings | undefined;
};

const download = "inline-flex min-h-11 items-center gap-2 font-bold";

/** Height of the three pictures on the page, pixels. */
const SHOWN_HEIGHT = 240;
const shownWidth = (shape: ShareShape) => Math.round((SHOWN_HEIGHT * shareShapes[shape].size.width) / shareShapes[shape].size.height);

function Pictures({ id, title }: { id: string; title: string }) {
  return (
    <section aria-labelledby="gambar">
      <h2 id="gambar" className="text-h3">
        {copy.pictures.heading}
      </h2>
      <ul className="mt-4 grid justify-start gap-x-8 gap-y-6 md:grid-cols-[repeat(3,auto)]">
        {(Object.keys(shareShapes) as ShareShape[]).map((shape) => (
          <li key={shape} className="flex flex-col md:max-w-110">
            {/* biome-ignore lint/performance/noImgElement: drawn in its final size */}
            <img
              src={sharePictureSrc(id, shape)}
              alt={title}
              {...shareShapes[shape].size}
              loading="lazy"
              decoding="async"
              className="mt-auto h-auto border border-line"
              style={{ width: `min(100%, ${shownWidth(shape)}px)` }}
            />
            <a href={sharePictureSrc(id, shape)} download className={download}>
              <Download aria-hidden="true" className="size-5 flex-none" />
              {copy.pictures.download(copy.pictures.sizes[shape])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Address, QR code, previews, pictures and texts of one article, and what a crawler meets. */
export function KitResult({ article, url, qr, texts, findings }: KitResultProps) {
  return (
    <div className="grid gap-12">
      <section aria-labelledby="alamat">
        <h2 id="alamat" className="text-h3">
          {copy.address.heading}
        </h2>
        <p className="wrap-anywhere mt-3 rounded-sm bg-bg-quiet p-4 font-semibold">{url}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="line" size="compact" data-do="copy" data-copy={url} className="noscript:hidden">
            <Copy aria-hidden="true" className="size-5" />
            {copy.address.copy}
          </Button>
          <p className="max-w-152 text-fg-mute text-small">{copy.address.text}</p>
        </div>
      </section>
      <section aria-labelledby="kode-qr" className="flex flex-wrap items-center gap-6">
        <QrCode text={url} label={copy.qr.label} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="kode-qr" className="text-h3">
            {copy.qr.heading}
          </h2>
          <p className="mt-2 text-fg-soft">{copy.qr.text}</p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a href={qr.svg} download className={download}>
              {copy.qr.svg}
            </a>
            <a href={qr.png} download className={download}>
              {copy.qr.png}
            </a>
          </p>
        </div>
      </section>
      <section aria-labelledby="kalimat">
        <h2 id="kalimat" className="text-h3">
          {copy.texts.heading}
        </h2>
        <p className="mt-1 text-fg-soft">{texts.length > 0 ? copy.texts.text : copy.texts.none}</p>
        <ol className="mt-4 border-fg border-t-2">
          {texts.map((text, index) => (
            <li key={text} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4">
              <p className="max-w-176">{text}</p>
              <Button variant="line" size="compact" data-do="copy" data-copy={`${text}\n${url}`} className="noscript:hidden">
                <Copy aria-hidden="true" className="size-5" />
                {copy.texts.copy(index + 1)}
              </Button>
            </li>
          ))}
        </ol>
      </section>
      <Previews title={article.title} description={article.description} picture={sharePictureSrc(article.id)} host={new URL(url).host} />
      <Pictures id={article.id} title={article.title} />
      <CrawlerReport findings={findings} />
    </div>
  );
}
