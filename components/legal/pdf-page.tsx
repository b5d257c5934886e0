"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef } from "react";
import { loadReader } from "@/lib/pdf/load-reader";
import "./pdf-text.css";

/** Thin strokes look ragged when they are drawn on the pixels of a plain screen. */
const MIN_PIXEL_RATIO = 2;
/** Height by width of a sheet of A4: the room of a page that is still being drawn. */
const A4 = Math.SQRT2;

type Props = {
  file: PDFDocumentProxy;
  number: number;
  label: string;
  width: number;
  /** Until then only the page's room is there. */
  isTurn: boolean;
  onDrawn: (number: number) => void;
  onFail: () => void;
};

/** One page as a picture with selectable text above it. `onDrawn` and `onFail` must stay the same functions. */
export function PdfPage({ file, number, label, width, isTurn, onDrawn, onFail }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isTurn) return;
    let stop = () => {};
    let isStale = false;
    const draw = async () => {
      const [{ TextLayer }, page] = await Promise.all([loadReader(), file.getPage(number)]);
      if (isStale || !sheet.current || !canvas.current || !text.current) return;
      const ratio = Math.max(MIN_PIXEL_RATIO, devicePixelRatio);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const pixels = page.getViewport({ scale: scale * ratio });
      sheet.current.style.setProperty("--total-scale-factor", String(scale));
      canvas.current.width = Math.floor(pixels.width);
      canvas.current.height = Math.floor(pixels.height);
      text.current.replaceChildren();
      const picture = page.render({ canvas: canvas.current, viewport: pixels });
      const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text.current, viewport });
      stop = () => {
        picture.cancel();
        words.cancel();
      };
      await Promise.all([picture.promise, words.render()]);
      onDrawn(number);
    };
    draw().catch(() => !isStale && onFail());
    return () => {
      isStale = true;
      stop();
    };
  }, [file, number, width, isTurn, onDrawn, onFail]);

  return (
    <section
      ref={sheet}
      aria-label={label}
      className="relative mx-auto mb-6 bg-white shadow-menu"
      style={{ width, minHeight: Math.floor(width * A4) }}
    >
      <canvas ref={canvas} className="block w-full" />
      <div ref={text} className="pdf-text" />
    </section>
  );
}
