import { escapeXml } from "../format/escape-xml.ts";
import { type Drawing, drawingText, type Tone } from "../loans/drawings.ts";

/** Units of a drawing, about a pixel on a phone. Text stands above the bars, so that it is as large as the page's. */
const WIDTH = 400;
const ROW = 54;
const BAR = { top: 24, height: 16 };
const LINE = { top: 40, height: 210 };
const CELL = { size: 34, gap: 4, across: 10 };

const round = (value: number) => Math.round(value * 10) / 10;
const words = (x: number, y: number, text: string, more = "") => `<text x="${round(x)}" y="${round(y)}"${more}>${escapeXml(text)}</text>`;
const END = ' text-anchor="end"';
const STRONG = " data-strong";
const filled = (tone: Tone, d: string) => `<path data-tone="${tone}" d="${d}"/>`;
/** A box with the petal corner of the site at the upper right. */
const petal = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(Math.max(0, width - height * 0.8))}q${round(Math.min(width, height * 0.8))} 0 ${round(Math.min(width, height * 0.8))} ${round(height * 0.8)}v${round(height * 0.2)}h${round(-width)}z`;
const box = (x: number, y: number, width: number, height: number) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

type Drawn = { height: number; body: string };

function keys(entries: readonly { tone: Tone; name: string }[], y: number): Drawn {
  if (entries.length === 0) return { height: 0, body: "" };
  const step = WIDTH / entries.length;
  const body = entries
    .map(({ tone, name }, index) => filled(tone, petal(index * step, y + 4, 14, 14)) + words(index * step + 22, y + 16, name))
    .join("");
  return { height: 26, body };
}

function bars({ rows, legend }: Extract<Drawing, { form: "bars" }>): Drawn {
  const body = rows.map(({ label, value, parts }, index) => {
    const y = index * ROW;
    let x = 0;
    const drawn = parts.map(({ tone, share }, at) => {
      const width = Math.max(1.5, share * WIDTH);
      const shape = (at === parts.length - 1 ? petal : box)(x, y + BAR.top, width, BAR.height);
      x += share * WIDTH;
      return filled(tone, shape);
    });
    return words(0, y + 15, label) + words(WIDTH, y + 15, value, END + STRONG) + drawn.join("");
  });
  const below = keys(legend, rows.length * ROW - 6);
  return { height: rows.length * ROW - 8 + below.height, body: body.join("") + below.body };
}

function line({ points, ceiling, marks }: Extract<Drawing, { form: "line" }>): Drawn {
  const floor = LINE.top + LINE.height;
  const at = ([x, y]: readonly [number, number]) => `${round(x * WIDTH)} ${round(floor - y * LINE.height)}`;
  const path = points.map(at).join("L");
  const area = `<path data-tone="cost" d="M0 ${floor}L${path}V${floor}z"/><path data-line d="M${path}"/>`;
  const limit = `<path data-ceiling d="M0 ${LINE.top}H${WIDTH}"/>${words(0, LINE.top - 10, ceiling, STRONG)}`;
  const drawn = marks.map(({ x, y, label, value }, index) => {
    const [px, py] = [x * WIDTH, floor - y * LINE.height];
    const row = floor + 26 + index * 26;
    return `<circle data-mark cx="${round(px)}" cy="${round(py)}" r="5"/>${words(0, row, label)}${words(WIDTH, row, value, END + STRONG)}`;
  });
  return { height: floor + 12 + marks.length * 26, body: `${area}<path data-floor d="M0 ${floor}H${WIDTH}"/>${limit}${drawn.join("")}` };
}

function cells({ count, lost, legend }: Extract<Drawing, { form: "cells" }>): Drawn {
  const side = CELL.size + CELL.gap;
  // 37 and 100 have no common divisor: the lost ones lie without pattern.
  const gone = new Set(Array.from({ length: lost }, (_, index) => (index * 37 + 11) % count));
  const body = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % CELL.across) * side + 10, Math.floor(index / CELL.across) * (side / 2)];
    return filled(gone.has(index) ? "cost" : "kept", petal(x, y, CELL.size, CELL.size / 2 - 2));
  });
  const bottom = Math.ceil(count / CELL.across) * (side / 2) + 22;
  const said = legend.map(
    ({ tone, name, value }, index) =>
      filled(tone, petal(0, bottom + index * 26 - 12, 14, 14)) +
      words(22, bottom + index * 26, name) +
      words(WIDTH, bottom + index * 26, value, END + STRONG),
  );
  return { height: bottom + legend.length * 26 - 14, body: body.join("") + said.join("") };
}

/** A drawing as a figure: an inline SVG whose alternative says every value, and its title above. */
export function drawingSvg(drawing: Drawing): string {
  const { height, body } = drawing.form === "bars" ? bars(drawing) : drawing.form === "line" ? line(drawing) : cells(drawing);
  return `<figure class="drawing"><figcaption>${escapeXml(drawing.title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${round(height)}" role="img" aria-label="${escapeXml(drawingText(drawing))}">${body}</svg></figure>`;
}
