"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { PdfLoading } from "@/components/legal/pdf-loading";
import { buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { pdfPage } from "@/lib/content/recipient";

/** Whether a browser can draw PDFs: Android 7 and iOS 10 and older cannot (Public §2). Takes the user agent. */
export function canShowPdf(userAgent: string): boolean {
  const android = /Android (\d+)/.exec(userAgent)?.[1];
  if (android && Number(android) <= 7) return false;
  const ios = /iP(?:hone|ad|od)/.test(userAgent) ? / OS (\d+)[_.]/.exec(userAgent)?.[1] : undefined;
  return !(ios && Number(ios) <= 10);
}

type CanvasProps = { file: string; onFail: () => void };

type State = "drawn" | "unsupported" | "failed";

/** Shows the file; where that cannot be, or the code that draws it does not come, says why and offers the download. */
export function PdfViewer({ file }: { file: string }) {
  const [state, setState] = useState<State>("drawn");
  const [Canvas, setCanvas] = useState<ComponentType<CanvasProps>>();
  const fail = useCallback(() => {
    setState("failed");
    toast.error(pdfPage.failed);
  }, []);
  // The rendering code is large and needs a browser: it loads after the page.
  useEffect(() => {
    if (!canShowPdf(navigator.userAgent)) return setState("unsupported");
    import("@/components/legal/pdf-canvas").then(({ PdfCanvas }) => {
      setCanvas(() => PdfCanvas);
    }, fail);
  }, [fail]);

  if (state === "drawn")
    // As tall as the window in every state of the file, so that the content below does not move in view.
    return <div className="min-h-dvh noscript:hidden">{Canvas ? <Canvas file={file} onFail={fail} /> : <PdfLoading />}</div>;
  return (
    <div className="grid max-w-104 justify-items-start gap-3 py-8">
      {/* biome-ignore lint/performance/noImgElement: a drawing of half a kB needs no image service */}
      <img src="/art/gagal.svg" alt="" width="120" height="120" />
      <h2 className="mt-2 text-h3">{pdfPage.failedTitle}</h2>
      <p className="text-fg-soft">{state === "failed" ? pdfPage.failedText : pdfPage.unsupported}</p>
      <a href={file} download className={buttonClass({ className: "mt-2" })}>
        {pdfPage.download}
      </a>
    </div>
  );
}
