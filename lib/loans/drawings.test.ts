import { cleanHtml } from "@/lib/article/clean-html";
import { drawingSvg } from "@/lib/article/drawing-svg";
import { withFigures } from "@/lib/article/figures";
import { type Drawing, drawingText } from "@/lib/loans/drawings";
import { drawingOf, FIGURE } from "@/lib/loans/living-figures";
import { articleSources } from "@/test-support/site-texts";

const TODAY = "2026-11-26";
const drawn = [...new Set(articleSources().flatMap(({ body }) => [...body.matchAll(FIGURE)].map(([, expression = ""]) => expression)))].filter(
  (expression) => expression.startsWith("draw "),
);
const bars = (expression: string) => drawingOf(expression, TODAY) as Extract<Drawing, { form: "bars" }>;
const widths = (expression: string) => bars(expression).rows.map(({ parts }) => parts.reduce((sum, { share }) => sum + share, 0));

test("articles have drawings", () => {
  expect(drawn.length).toBeGreaterThan(10);
});

test.each(drawn)("%s fits its frame and says every value in words", (expression) => {
  const drawing = drawingOf(expression, TODAY);
  const svg = drawingSvg(drawing);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toContain(`aria-label="${drawingText(drawing)}"`);
  if (drawing.form !== "bars") return;
  for (const width of widths(expression)) expect(width).toBeLessThanOrEqual(1.0001);
  // A label and its value share a line of 400 units.
  for (const { label, value } of drawing.rows) expect(`${label} ${value}`.length).toBeLessThanOrEqual(44);
  for (const { value } of drawing.rows) expect(drawingText(drawing)).toContain(value);
});

test("lengths follow the tables", () => {
  expect(widths("draw history denda-konsumtif")).toEqual([1, 20 / 30, 10 / 30]);
  expect(widths("draw default 10000000")).toEqual([1, 1, 1, 1]);
  expect(bars("draw default 10000000").rows.map(({ parts }) => parts[0]?.share)).toEqual([1, 0.2, 0.05, 0.01]);
  // 2.700.000 of 3.442.500 arrives.
  expect(bars("draw deduction kini 3000000 90").rows[1]?.parts[0]?.share).toBeCloseTo(2_700_000 / 3_442_500);
  expect(drawingText(drawingOf("draw growth mikro 3000000 90", TODAY))).toContain("Terlambat 90 hari: Rp923.400");
});

test("values follow the tables", () => {
  expect(bars("draw yield 10000000 10").rows.map(({ value }) => value.replaceAll("\u00a0", " "))).toEqual(["Rp1.000.000", "−Rp150.000", "Rp850.000"]);
});

test("additions never exceed their ceiling, however long the delay", () => {
  const { points } = drawingOf("draw growth konsumtif 3000000 180", TODAY) as Extract<Drawing, { form: "line" }>;
  for (const [, y] of points) expect(y).toBeLessThanOrEqual(1);
});

test("a drawing of an article takes the place of its words, and one that is unknown stays as words", () => {
  const known = cleanHtml('<figure><data value="draw caps">Batas</data></figure>');
  const { html, drawn: figures } = withFigures(known, TODAY, { figureClass: "angka", signedFigureClass: "angka" });
  expect(html).toContain("<svg");
  expect(figures[0]?.rules.length).toBe(5);
  const unknown = cleanHtml('<figure><data value="draw moon">Bulan</data></figure>');
  expect(withFigures(unknown, TODAY, { figureClass: "angka", signedFigureClass: "angka" }).html).toContain("Bulan");
});
