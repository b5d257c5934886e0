"use client";

import { Copy, Share2 } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { copyText } from "@/lib/browser/copy-text";
import { articleWords } from "@/lib/content/blog";
import { messages } from "@/lib/content/messages";
import { sharePlaces } from "@/lib/format/share-places";
import { SHARE_POPUP_PX } from "@/lib/limits";

type ShareLinksProps = {
  /** Absolute public address of the article. */
  url: string;
  title: string;
};

const look =
  "inline-flex min-h-11 items-center gap-2 rounded-sm px-3.5 font-semibold text-fg text-small no-underline shadow-[inset_0_0_0_1.5px_#cfcfc3] hover:shadow-[inset_0_0_0_1.5px_var(--fg)] xl:pl-0 xl:shadow-none xl:hover:underline xl:hover:shadow-none";

/** Opens the place in a small window of its own; where the browser blocks it, the link opens as any other. */
function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const left = Math.max(0, window.screenX + (window.outerWidth - SHARE_POPUP_PX) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - SHARE_POPUP_PX) / 2);
  const features = `popup,width=${SHARE_POPUP_PX},height=${SHARE_POPUP_PX},left=${left},top=${top}`;
  const popup = window.open(event.currentTarget.href, "bagikan", features);
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}

/** Share links that work without scripts, a button that copies the address, and the phone's own share sheet. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const [native, setNative] = useState(false);
  useEffect(() => setNative(typeof navigator.share === "function"), []);
  const copy = async () => ((await copyText(url)) ? notify.success(messages.linkCopied) : notify.error(articleWords.copyFailed));
  return (
    <section aria-labelledby="bagikan" className="print:hidden">
      <h2 id="bagikan" className="font-bold font-sans text-fg-mute text-small tracking-normal">
        {articleWords.share}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 xl:grid xl:grid-cols-2">
        {sharePlaces(url, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={articleWords.shareOn(name)} onClick={openPopup} className={look}>
              {name}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" onClick={copy} className={look}>
            <Copy aria-hidden="true" className="size-5" />
            {articleWords.copyLink}
          </button>
        </li>
        {native ? (
          <li>
            <button type="button" onClick={() => navigator.share({ title, url }).catch(() => undefined)} className={look}>
              <Share2 aria-hidden="true" className="size-5" />
              {articleWords.shareNative}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
