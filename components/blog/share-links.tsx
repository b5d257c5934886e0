import { Copy, Share2, Wrench } from "lucide-react";
import { articleCopy } from "@/lib/content/blog";
import { sharePlaces } from "@/lib/format/share-places";

type ShareLinksProps = {
  /** Absolute public address of the article. */
  url: string;
  title: string;
  /** The sharing kit of the article. */
  kit: string;
};

const look =
  "inline-flex min-h-11 items-center gap-2 rounded-sm px-3.5 font-semibold text-fg text-small no-underline shadow-edge-quiet hover:shadow-edge-fg xl:unshadowed xl:hover:underline xl:hover:unshadowed";

/** Share links that work without scripts, a button that copies the address, and the phone's own share sheet. */
export function ShareLinks({ url, title, kit }: ShareLinksProps) {
  return (
    <section aria-labelledby="bagikan" className="order-last flex-none xl:order-none print:hidden">
      <h2 id="bagikan" className="font-bold font-sans text-fg-mute text-small tracking-normal">
        {articleCopy.share}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 xl:-ml-3.5 xl:grid xl:grid-cols-2">
        {sharePlaces(url, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={articleCopy.shareOn(name)} data-do="popup" className={look}>
              {name}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" data-do="copy" data-copy={url} className={look}>
            <Copy aria-hidden="true" className="size-5" />
            {articleCopy.copyLink}
          </button>
        </li>
        <li>
          <a href={kit} rel="nofollow" className={look}>
            <Wrench aria-hidden="true" className="size-5" />
            {articleCopy.shareKit}
          </a>
        </li>
        <li className="hidden can-share:block">
          <button type="button" data-do="share" data-url={url} className={look}>
            <Share2 aria-hidden="true" className="size-5" />
            {articleCopy.shareNative}
          </button>
        </li>
      </ul>
    </section>
  );
}
