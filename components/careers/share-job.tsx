"use client";

import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/toaster";
import { copyText } from "@/lib/browser/copy-text";
import { openingsPage } from "@/lib/content/careers";
import { messages } from "@/lib/content/messages";
import { sharePlaces } from "@/lib/format/share-places";
import { SHARE_AFTER_COPY_MS } from "@/lib/limits";

const look = "inline-flex min-h-11 items-center gap-2 rounded-sm px-3.5 font-semibold text-fg text-small shadow-edge hover:bg-bg-quiet";

/** Copies the opening's address, and half a second later opens the place to paste it. `url` is absolute. */
export function ShareJob({ url, title }: { url: string; title: string }) {
  const [blocked, setBlocked] = useState<{ name: string; href: string }>();
  const opening = useRef(0);

  const copy = async () => {
    if (await copyText(url)) toast.success(messages.linkCopied);
    else toast.info(url);
  };
  const share = async (name: string, href: string) => {
    await copy();
    window.clearTimeout(opening.current);
    opening.current = window.setTimeout(() => {
      const opened = window.open(href, "_blank");
      if (opened) opened.opener = null;
      setBlocked(opened ? undefined : { name, href });
    }, SHARE_AFTER_COPY_MS);
  };

  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
      <span className="mr-1 font-semibold text-fg-mute text-small">{openingsPage.share}</span>
      {sharePlaces(url, title).map(({ name, href }) => (
        <button key={name} type="button" aria-label={openingsPage.shareTo(name)} onClick={() => share(name, href)} className={look}>
          {name}
        </button>
      ))}
      <button type="button" data-copy={url} onClick={copy} className={look}>
        <Copy aria-hidden="true" className="size-5" />
        {openingsPage.copy}
      </button>
      {blocked ? (
        <a href={blocked.href} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-11 items-center font-bold text-small">
          {openingsPage.blocked(blocked.name)}
        </a>
      ) : null}
    </div>
  );
}
