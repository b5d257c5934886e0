"use client";

import { ZoomIn, ZoomOut } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useRef, useState } from "react";
import { PdfLoading } from "@/components/legal/pdf-loading";
import { PdfPage } from "@/components/legal/pdf-page";
import { Button } from "@/components/ui/button";
import { pdfPage } from "@/lib/content/recipient";
import { loadReader } from "@/lib/pdf/load-reader";

const MAX_WIDTH_PX = 900;
/** How much wider than the window an enlarged page is on phones. */
const LARGE = 2;

/**
 * All pages of a PDF as pictures with selectable text, as wide as there is room. `onFail` must stay the same function.
 */
export function PdfCanvas({ file, onFail }: { file: string; onFail: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [large, setLarge] = useState(false);
  const [opened, setOpened] = useState<PDFDocumentProxy>();
  // One page after the other: the first is whole sooner, and the work between two frames stays small.
  const [drawn, setDrawn] = useState(0);
  const onDrawn = useCallback((number: number) => setDrawn((before) => Math.max(before, number)), []);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.min(MAX_WIDTH_PX, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    let isStale = false;
    let close = () => {};
    const open = async () => {
      const reader = await loadReader();
      if (isStale) return;
      const task = reader.getDocument({ url: file });
      close = () => void task.destroy();
      const document = await task.promise;
      if (!isStale) setOpened(document);
    };
    open().catch(() => !isStale && onFail());
    return () => {
      isStale = true;
      close();
    };
  }, [file, onFail]);

  return (
    <div ref={area}>
      {opened && width > 0 ? (
        <>
          <Button variant="line" size="compact" className="mb-4 md:hidden" aria-pressed={large} onClick={() => setLarge(!large)}>
            {large ? <ZoomOut aria-hidden="true" className="size-5" /> : <ZoomIn aria-hidden="true" className="size-5" />}
            {large ? pdfPage.smaller : pdfPage.larger}
          </Button>
          {/* The keyboard scrolls it sideways. Until pages follow a narrower window, they are cut. */}
          <div tabIndex={large ? 0 : undefined} className={large ? "-mx-gutter overflow-x-auto px-gutter" : "overflow-hidden"}>
            {Array.from({ length: opened.numPages }, (_, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
                key={index}
                file={opened}
                number={index + 1}
                label={pdfPage.page(index + 1, opened.numPages)}
                width={large ? width * LARGE : width}
                isTurn={index <= drawn}
                onDrawn={onDrawn}
                onFail={onFail}
              />
            ))}
          </div>
        </>
      ) : (
        <PdfLoading />
      )}
    </div>
  );
}
