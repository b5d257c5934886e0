const SCALE = 2;
/** Sizes in pixels of the page; the file has twice as many. */
const WIDTH = 720;
const EDGE = 32;
const LEFT = 80;
const RIGHT = WIDTH - LEFT;
/** The cloth is four times as wide as it is high. */
const BAND = (WIDTH - 2 * EDGE) / 4;
const TOOTH = { width: 16, height: 10 };

// Canvas knows no custom properties: the light theme's colours.
const colours = { ground: "#f2f1ea", paper: "#fff", ink: "#18201b", soft: "#434a43", line: "#e4e3d9", accent: "#115c47" };

/** What a receipt says. Texts of any length. */
type PictureReceipt = {
  title: string;
  label: string;
  number: string;
  /** The strip of cloth of the number, as SVG. */
  cloth?: string;
  /** Name of the file without its ending; the number when absent. */
  file?: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** The heading of the steps. */
  next: string;
  steps: readonly { when: string; text: string }[];
  /** Who issued it and how to reach them. */
  foot: readonly string[];
};

type Face = "text" | "display";
type Style = { size: number; weight?: number; face?: Face; colour?: string };
type Draw = (pen: CanvasRenderingContext2D) => void;

/** Loads a drawing of the site. */
async function drawing(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** Breaks a text into lines that fit: between words, and within a word that is wider than a line. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fits = (line: string) => pen.measureText(line).width <= width;
  const lines = [""];
  const last = () => lines.at(-1) as string;
  for (const word of text.split(/\s+/)) {
    const longer = last() ? `${last()} ${word}` : word;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else {
      if (last()) lines.push("");
      for (const letter of word) {
        if (!fits(last() + letter)) lines.push("");
        lines[lines.length - 1] += letter;
      }
    }
  }
  return lines;
}

/** The outline of the paper: a petal corner at the top right, a torn edge at the bottom. */
function paper(bottom: number): Path2D {
  const outline = new Path2D();
  const [left, top, right] = [EDGE, EDGE, WIDTH - EDGE];
  outline.moveTo(left, top + 8);
  outline.arcTo(left, top, left + 8, top, 8);
  outline.arcTo(right, top, right, top + 64, 64);
  outline.lineTo(right, bottom);
  for (let x = right; x > left; x -= TOOTH.width) {
    outline.lineTo(x - TOOTH.width / 2, bottom + TOOTH.height);
    outline.lineTo(Math.max(left, x - TOOTH.width), bottom);
  }
  outline.closePath();
  return outline;
}

/** The font families of the page, loaded as far as they can be: a canvas does not wait for them. */
async function fontFamilies(): Promise<Record<Face, string>> {
  const style = getComputedStyle(document.documentElement);
  const families = {
    text: `${style.getPropertyValue("--font-jakarta")}, sans-serif`,
    display: `${style.getPropertyValue("--font-bricolage")}, sans-serif`,
  };
  const fonts = [
    [450, families.text],
    [700, families.text],
    [700, families.display],
  ] as const;
  // A list of families is rejected as a whole when one of them is a local font that this device lacks.
  await Promise.allSettled(fonts.flatMap(([weight, list]) => list.split(",").map((family) => document.fonts.load(`${weight} 18px ${family}`))));
  return families;
}

/** Draws a receipt as paper with the site's cloth and logo. Throws where the browser cannot. */
async function drawReceipt({ title, label, number, cloth: strip, facts, next, steps, foot }: PictureReceipt): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas");
  const [families, logo, cloth, woven] = await Promise.all([
    fontFamilies(),
    drawing("/art/logo.svg"),
    drawing("/art/kain-selesai.svg"),
    strip ? drawing(`data:image/svg+xml,${encodeURIComponent(strip)}`) : undefined,
  ]);

  // The height follows from the text, so drawing comes after measuring.
  const drawn: Draw[] = [];
  let y = EDGE + BAND + 36;
  const write = (
    text: string,
    { size, weight = 450, face = "text", colour = colours.ink }: Style,
    x = LEFT,
    width = RIGHT - x,
    align: CanvasTextAlign = "left",
  ) => {
    const font = `${weight} ${size}px ${families[face]}`;
    const step = Math.round(size * (face === "display" ? 1.14 : 1.45));
    pen.font = font;
    for (const line of wrapped(pen, text, width)) {
      y += step;
      const at = y - Math.round(step * 0.28);
      drawn.push((on) => Object.assign(on, { font, fillStyle: colour, textAlign: align }).fillText(line, align === "right" ? RIGHT : x, at));
    }
  };
  const rule = (height: number, colour: string) => {
    const at = y;
    drawn.push((on) => Object.assign(on, { fillStyle: colour }).fillRect(LEFT, at, RIGHT - LEFT, height));
  };
  const space = (height: number) => {
    y += height;
  };

  const logoAt = y;
  drawn.push((on) => on.drawImage(logo, LEFT, logoAt, 150, 40));
  space(40 + 24);
  write(title, { size: 34, weight: 700, face: "display" });
  space(24);
  rule(2, colours.ink);
  space(18);
  write(label, { size: 16, weight: 700, colour: colours.soft });
  write(number, { size: 28, weight: 700 });
  space(16);
  if (woven) {
    const at = y;
    const high = ((RIGHT - LEFT) * woven.height) / woven.width;
    drawn.push((on) => on.drawImage(woven, LEFT, at, RIGHT - LEFT, high));
    space(high + 16);
  }
  for (const [name, value] of facts) {
    rule(1, colours.line);
    space(12);
    const above = y;
    pen.font = `700 18px ${families.text}`;
    // On the line of the name, or below it where both are too long for a line.
    const fitsBeside = pen.measureText(name).width + pen.measureText(value).width < RIGHT - LEFT - 40;
    write(name, { size: 18, colour: colours.soft });
    if (fitsBeside) y = above;
    write(value, { size: 18, weight: 700 }, LEFT, RIGHT - LEFT, fitsBeside ? "right" : "left");
    space(12);
  }
  rule(2, colours.ink);
  space(18);
  write(next, { size: 18, weight: 700 });
  space(8);
  for (const { when, text } of steps) {
    space(10);
    const at = y + 14;
    drawn.push((on) => {
      on.fillStyle = colours.accent;
      on.beginPath();
      on.ellipse(LEFT + 10, at, 10, 4.5, -Math.PI / 4, 0, 2 * Math.PI);
      on.fill();
    });
    write(when, { size: 18, weight: 700 }, LEFT + 36);
    write(text, { size: 18, colour: colours.soft }, LEFT + 36);
  }
  space(24);
  rule(1, colours.line);
  space(14);
  for (const line of foot) write(line, { size: 15, colour: colours.soft });
  space(28);

  canvas.width = WIDTH * SCALE;
  canvas.height = (y + TOOTH.height + EDGE) * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  const outline = paper(y);
  pen.save();
  Object.assign(pen, { shadowColor: "rgb(7 37 29 / 0.22)", shadowBlur: 24 * SCALE, shadowOffsetY: 8 * SCALE, fillStyle: colours.paper });
  pen.fill(outline);
  pen.restore();
  pen.save();
  pen.clip(outline);
  pen.drawImage(cloth, EDGE, EDGE, WIDTH - 2 * EDGE, BAND);
  pen.fillStyle = colours.paper;
  pen.fillRect(EDGE, EDGE + BAND, WIDTH, canvas.height);
  pen.restore();
  for (const draw of drawn) draw(pen);
  return canvas;
}

/** Saves a receipt as a PNG. Throws where the browser cannot. */
export async function savePicture(receipt: PictureReceipt): Promise<void> {
  const canvas = await drawReceipt(receipt);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("No picture");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${receipt.file ?? receipt.number}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
