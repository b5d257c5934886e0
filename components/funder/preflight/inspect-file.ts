import { preflightFaults } from "@/lib/content/preflight";
import { kindOfFile, sourceOf } from "@/lib/contract/file-kind";
import { loadReader } from "@/lib/pdf/load-reader";
import { greyOf, type PictureFault, pictureFault } from "@/lib/scanner/picture-quality";
import { serverNow } from "@/lib/server-clock";

/** Names of the months, Indonesian and English, whole and short; 1 is January. */
const MONTHS = [
  "jan|januari|january",
  "feb|peb|februari|pebruari|february",
  "mar|maret|march",
  "apr|april",
  "mei|may",
  "jun|juni|june",
  "jul|juli|july",
  "agu|agt|ags|aug|agustus|august",
  "sep|sept|september",
  "okt|oct|oktober|october",
  "nov|nop|november|nopember",
  "des|dec|desember|december",
].map((names) => names.split("|"));

// Without lookbehind, on which Safari before 16.4 cannot load the script.
const NUMERIC = /(?:^|\D)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/g;
const ISO = /(?:^|\D)(20\d{2})[/.-](\d{2})[/.-](\d{2})(?!\d)/g;
const NAMED = /(?:^|[^\p{L}\d])(?:(\d{1,2})[\s-]{1,3})?(\p{L}{3,9})[\s-]{1,3}(20\d{2})(?!\d)/giu;
/** Older dates are birthdays, licences and the like, years. */
const OLDEST_YEARS = 3;

const monthOf = (name: string) => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/**
 * The months (YYYY-MM) of the dates in a bank statement's text, oldest first: 31/01/2026, 2026-01-31, 31 Januari 2026,
 * Jan 2026. Dates in the future and older than three years do not count.
 */
export function monthsIn(text: string, now: Date = serverNow()): string[] {
  const months = new Set<string>();
  const add = (year: number, month: number) => {
    if (!month || month > 12) return;
    const from = Date.UTC(year, month - 1, 1);
    if (from <= now.getTime() && year >= now.getUTCFullYear() - OLDEST_YEARS) months.add(`${year}-${String(month).padStart(2, "0")}`);
  };
  for (const [, day, month, year = ""] of text.matchAll(NUMERIC))
    if (Number(day) <= 31) add(Number(year.length === 2 ? `20${year}` : year), Number(month));
  for (const [, year, month] of text.matchAll(ISO)) add(Number(year), Number(month));
  for (const [, , name = "", year] of text.matchAll(NAMED)) add(Number(year), monthOf(name));
  return [...months].sort();
}

type FileFault = PictureFault | "damaged" | "small" | "no-pages" | "portfolio";
/** The result of an inspection. `advice`: a sentence about a fault. `months`: those of the dates in a PDF's text; undefined if it has no text with dates. */
export type Findings = { advice?: string; months?: string[] };

// With the words, so that they load with the first file.
const faulty = (fault: FileFault): Findings => ({ advice: preflightFaults[fault] });

/** Longer side of the inspected picture, pixels. */
const LOOKED_AT = 1_000;
/** Longer side below which print on a sheet is not legible, pixels. */
const LONGER_SIDE_MIN = 700;
/** Pages of a PDF that are read. */
const PAGES_MAX = 40;

/** Loads a picture's pixels, at most `LOOKED_AT` long. Throws for a picture that the browser cannot decode. */
async function inspectPicture(file: Blob): Promise<Findings> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const longer = Math.max(width, height);
  const scale = Math.min(1, LOOKED_AT / longer);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return {};
  // A transparent ground is white to people, and would count as dark.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  if (longer < LONGER_SIDE_MIN) return faulty("small");
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const fault = pictureFault(greyOf(data, canvas.width, canvas.height));
  return fault ? faulty(fault) : {};
}

async function inspectPdf(file: Blob): Promise<Findings> {
  const { getDocument, OPS } = await loadReader();
  const drawn = new Set([
    OPS.showText,
    OPS.showSpacedText,
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.constructPath,
  ]);
  const task = getDocument({ data: await file.arrayBuffer() });
  try {
    const pdf = await task.promise;
    if (pdf.numPages === 0) return faulty("no-pages");
    const { info } = await pdf.getMetadata();
    if ("IsCollectionPresent" in info && info.IsCollectionPresent) return faulty("portfolio");
    let text = "";
    let isBlank = true;
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      text += `${items.map((item) => ("str" in item ? item.str : "")).join(" ")}\n`;
      if (isBlank) isBlank = !text.trim() && !(await page.getOperatorList()).fnArray.some((operation) => drawn.has(operation));
      page.cleanup();
    }
    if (isBlank) return faulty("blank");
    const months = monthsIn(text);
    return months.length > 0 ? { months } : {};
  } finally {
    await task.destroy();
  }
}

/**
 * Inspects a file on this device, without sending anything: a damaged, blank, blurred, dark or small picture, a damaged
 * or empty PDF or a portfolio, and the months in its text. Knows nothing about other files. Never throws.
 */
export async function inspectFile(file: File): Promise<Findings> {
  try {
    const kind = await kindOfFile(sourceOf(file));
    if (kind === "pdf") return await inspectPdf(file);
    return kind === "jpg" || kind === "png" ? await inspectPicture(file) : {};
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    // A locked PDF has its own message; a reader that could not be loaded says nothing about the file.
    return ["InvalidPDFException", "FormatError", "InvalidStateError", "EncodingError"].includes(name) ? faulty("damaged") : {};
  }
}
