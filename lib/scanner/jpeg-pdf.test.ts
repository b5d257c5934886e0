/** @jest-environment node */
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { jpegPdf } from "./jpeg-pdf";

/** Jest does not load the reader's module, so a process of its own does. */
const READER = `
import { readFileSync } from "node:fs";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
const pdf = await getDocument({ data: new Uint8Array(readFileSync(0)), verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number);
  pages.push({ view: page.view, drawn: (await page.getOperatorList()).fnArray.includes(OPS.paintImageXObject) });
}
console.log(JSON.stringify(pages));
`;

test("a PDF reader finds each picture on a page of its proportion", async () => {
  const jpeg = async (width: number, height: number) => ({
    bytes: new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: "#c33" } })
        .jpeg()
        .toBuffer(),
    ),
    width,
    height,
  });
  const file = jpegPdf([await jpeg(700, 1_000), await jpeg(1_600, 1_000)]);
  expect(file.type).toBe("application/pdf");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Buffer.from(bytes).toString("latin1");
  // Every entry of the table points at its object.
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const places = text.slice(table).match(/^\d{10}(?= 00000 n)/gm) ?? [];
  expect(places).toHaveLength(8);
  for (const [index, place] of places.entries()) expect(text.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));

  const read = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", READER], { input: bytes, encoding: "utf8" }));
  expect(read).toEqual([
    { view: [0, 0, 589.4, 842], drawn: true },
    { view: [0, 0, 842, 526.25], drawn: true },
  ]);
});
