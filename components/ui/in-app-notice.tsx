"use client";

import { useSyncExternalStore } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { copyText } from "@/lib/browser/copy-text";
import { browserIntent, inAppBrowser, pageUserAgent } from "@/lib/browser/in-app-browser";
import { inAppCopy } from "@/lib/content/in-app";
import { messages } from "@/lib/content/messages";

const never = () => () => undefined;
const here = () => window.location.href;

type Props = {
  /** What may not work inside the app. */
  text: string;
  /** The address to open outside, where it is another than the one of the page. */
  link?: () => string;
};

/** Inside WhatsApp, Instagram and other apps: says what may fail there, and how to open the page in a browser. Nothing in a browser. */
export function InAppNotice({ text, link = here }: Props) {
  // The HTML is the same for all, so that only the browser can tell.
  const found = inAppBrowser(useSyncExternalStore(never, pageUserAgent, () => ""));
  if (!found) return null;
  const copy = async () => {
    if (await copyText(link())) toast.success(messages.linkCopied);
    else toast.info(inAppCopy.notCopied);
  };
  return (
    <aside aria-label={inAppCopy.title(found.app)} className="mb-6 rounded-sm bg-warning-bg px-5 py-4 text-warning print:hidden">
      <p className="font-bold">{inAppCopy.title(found.app)}</p>
      <p className="mt-1">{text}</p>
      {found.isAndroid ? null : <p className="mt-1">{inAppCopy.iphone}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {found.isAndroid ? (
          <a href={browserIntent(link())} className={buttonClass({ size: "compact" })}>
            {inAppCopy.open}
          </a>
        ) : null}
        <Button size="compact" variant="line" onClick={copy}>
          {inAppCopy.copy}
        </Button>
      </div>
    </aside>
  );
}
