/** A JPEG in RGB, as a canvas makes it, with its size in pixels. */
type JpegPage = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Longer side of a page, points: that of A4. */
const LONGER_SIDE = 842;

/**
 * Joins JPEGs into a PDF 1.4, one to a page, without changing them. The page has the proportion of its picture.
 */
export function jpegPdf(pages: readonly JpegPage[]): Blob {
  const parts: BlobPart[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    // The text is ASCII.
    length += part.length;
  };
  const object = (content: () => void) => {
    places.push(length);
    add(`${places.length} 0 obj\n`);
    content();
    add("\nendobj\n");
  };
  const stream = (dictionary: string, bytes: string | Uint8Array<ArrayBuffer>) => {
    add(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`);
    add(bytes);
    add("\nendstream");
  };
  // Catalogue and page tree, then three objects to a page.
  const first = (index: number) => 3 + 3 * index;
  add("%PDF-1.4\n");
  object(() => add("<< /Type /Catalog /Pages 2 0 R >>"));
  object(() => add(`<< /Type /Pages /Kids [${pages.map((_, index) => `${first(index)} 0 R`).join(" ")}] /Count ${pages.length} >>`));
  for (const [index, { bytes, width, height }] of pages.entries()) {
    const scale = LONGER_SIDE / Math.max(width, height);
    const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const [picture, content] = [first(index) + 1, first(index) + 2];
    object(() =>
      add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${content} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`),
    );
    object(() =>
      stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, bytes),
    );
    object(() => stream("", `q ${w} 0 0 ${h} 0 0 cm /P Do Q`));
  }
  const table = length;
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")}`);
  add(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}
