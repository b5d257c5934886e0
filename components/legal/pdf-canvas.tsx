"use client";

import { useEffect, useRef, useState } from "react";
import { Document, Page, pdfjs } from "react-pdf";
import "react-pdf/dist/Page/TextLayer.css";
import { pdfPage } from "@/lib/content/recipient";

pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

const MAX_WIDTH_PX = 900;
/** Thin strokes look ragged when they are drawn on the pixels of a plain screen. */
const MIN_PIXEL_RATIO = 2;
/** Height by width of a sheet of A4: the room of a page that is still being drawn. */
const A4 = Math.SQRT2;

/** All pages of a PDF as pictures with selectable text, as wide as there is room. */
export function PdfCanvas({ file, onFail }: { file: string; onFail: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [pages, setPages] = useState(0);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.min(MAX_WIDTH_PX, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={area}>
      {width > 0 ? (
        <Document
          file={file}
          suspense={false}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          onLoadError={onFail}
          onSourceError={onFail}
          loading={<p role="status">{pdfPage.loading}</p>}
          error={null}
        >
          {Array.from({ length: pages }, (_, index) => (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
              key={index}
              aria-label={pdfPage.page(index + 1, pages)}
              className="mx-auto mb-6 bg-white shadow-menu"
              style={{ width, minHeight: Math.floor(width * A4) }}
            >
              <Page
                pageNumber={index + 1}
                width={width}
                devicePixelRatio={Math.max(MIN_PIXEL_RATIO, devicePixelRatio)}
                renderAnnotationLayer={false}
                suspense={false}
                loading={null}
              />
            </section>
          ))}
        </Document>
      ) : null}
    </div>
  );
}
