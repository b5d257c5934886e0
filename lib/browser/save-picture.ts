const WIDTH = 720;
const MARGIN = 48;
const SCALE = 2;

/** One paragraph of a picture: its text, its size in pixels, and whether it is bold. */
export type PictureLine = { text: string; size: number; bold?: boolean };

/** Breaks a text into lines that fit. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Saves paragraphs as a PNG under a name, black on white, in the page's font. Throws where the browser has no canvas. */
export async function savePicture(name: string, paragraphs: readonly PictureLine[]): Promise<void> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas");
  const family = getComputedStyle(document.body).fontFamily;
  const font = ({ size, bold }: PictureLine) => `${bold ? 700 : 450} ${size}px ${family}`;
  let height = MARGIN;
  const rows = paragraphs.flatMap((paragraph) => {
    pen.font = font(paragraph);
    const lines = wrapped(pen, paragraph.text, WIDTH - 2 * MARGIN).map((text) => {
      height += paragraph.size * 1.45;
      return { text, at: height, font: font(paragraph) };
    });
    height += paragraph.size * 0.5;
    return lines;
  });
  canvas.width = WIDTH * SCALE;
  canvas.height = (height + MARGIN) * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, WIDTH, height + MARGIN);
  pen.fillStyle = "#18201b";
  for (const row of rows) {
    pen.font = row.font;
    pen.fillText(row.text, MARGIN, row.at);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("No picture");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
