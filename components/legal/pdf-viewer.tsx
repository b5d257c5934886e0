"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { canShowPdf } from "@/components/legal/can-show-pdf";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { pdfPage } from "@/lib/content/recipient";

/** The drawing code is heavy and needs a browser: it comes when the page stands. */
const PdfCanvas = dynamic(() => import("@/components/legal/pdf-canvas").then((module) => module.PdfCanvas), { ssr: false });

type State = "waiting" | "shown" | "unsupported" | "failed";

/** Shows the file; where that cannot be, says why and offers the download. */
export function PdfViewer({ file }: { file: string }) {
  const [state, setState] = useState<State>("waiting");
  useEffect(() => setState(canShowPdf(navigator.userAgent) ? "shown" : "unsupported"), []);

  if (state === "shown" || state === "waiting")
    // As tall as the window, whatever has come of the file: what lies below never moves in sight.
    return (
      <div className="min-h-dvh noscript:hidden">
        {state === "waiting" ? (
          <p role="status">{pdfPage.loading}</p>
        ) : (
          <PdfCanvas
            file={file}
            onFail={() => {
              setState("failed");
              notify.error(pdfPage.failed);
            }}
          />
        )}
      </div>
    );
  return (
    <div className="grid max-w-104 justify-items-start gap-3 py-8">
      {/* biome-ignore lint/performance/noImgElement: a drawing of half a kB needs no image service */}
      <img src="/art/motif-kawung-besar.svg" alt="" width="120" height="120" />
      <h2 className="mt-2 text-h3">{pdfPage.failedTitle}</h2>
      <p className="text-fg-soft">{state === "failed" ? pdfPage.failed : pdfPage.unsupported}</p>
      <a href={file} download className={buttonClass({ className: "mt-2" })}>
        {pdfPage.download}
      </a>
    </div>
  );
}
