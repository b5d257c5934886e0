"use client";

import { pageBehaviour } from "@/components/shell/page-behaviour";
import { MAIN_ID } from "@/components/ui/skip-link";
import { adFlags } from "@/lib/browser/ad-flags";
import { contact } from "@/lib/content/site";
import { HEADER_SCROLL_PX, SHARE_POPUP_PX } from "@/lib/limits";

const REACHED_PX = 140;

// Only the server's HTML carries the text: in the browser it has run already.
const code =
  typeof window === "undefined"
    ? `(${pageBehaviour})(${JSON.stringify({
        scrolledPx: HEADER_SCROLL_PX,
        popupPx: SHARE_POPUP_PX,
        reachedPx: REACHED_PX,
        mainId: MAIN_ID,
        stripFlag: adFlags.topWarn,
        opensAt: contact.opensAt,
        closesAt: contact.closesAt,
      })})`
    : "";

/** The script of every page, first in its body. */
export function PageScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
