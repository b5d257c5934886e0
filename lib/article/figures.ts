import { kitCopy } from "../content/kit.ts";
import { drawingOf, type LivingFigure, livingFigure } from "../loans/living-figures.ts";
import { drawingSvg } from "./drawing-svg.ts";

/** A figure of an article and the id of the box that says where it comes from. */
export type ArticleFigure = LivingFigure & { id: string };

/** A drawing stands alone in its figure; the upstream writes what it shows in words. */
const DRAWING = /<figure><data value="(draw [^"<>]*)">[^<]*<\/data><\/figure>/g;

/** Draws the drawings of an article for today. One that this version does not know stays as words. */
function withDrawings(html: string, today: string): { html: string; drawn: LivingFigure[] } {
  const drawn: LivingFigure[] = [];
  const pictured = html.replace(DRAWING, (written, expression: string) => {
    try {
      const svg = drawingSvg(drawingOf(expression, today));
      drawn.push(livingFigure(expression, today));
      return svg;
    } catch {
      return written;
    }
  });
  return { html: pictured, drawn };
}

/**
 * Computes the figures of an article again for today (YYYY-MM-DD) and makes each a button that opens the box with its
 * origin, which the page shows behind the text. A figure that this version does not know stays as the upstream wrote
 * it. `drawn` are the figures behind its drawings, which have no box. Only for output of `cleanHtml`.
 */
export function withFigures(html: string, today: string, className: string) {
  const figures = new Map<string, ArticleFigure>();
  const { html: pictured, drawn } = withDrawings(html, today);
  const computed = pictured.replace(/<data value="([^"<>]*)">([^<]*)<\/data>/g, (_, expression: string, written: string) => {
    try {
      const known = figures.get(expression);
      const figure = known ?? { ...livingFigure(expression, today), id: `angka-${figures.size + 1}` };
      figures.set(expression, figure);
      // A button does not break across lines, so a date behind the figure stays outside.
      const [number = "", ...rest] = figure.text.split(/(?= \()/);
      const badge = figure.isReplaced ? ` <mark>${kitCopy.figures.old}</mark>` : "";
      return `<button type="button" class="${className}" popovertarget="${figure.id}">${number}</button>${rest.join("")}${badge}`;
    } catch {
      return written;
    }
  });
  return { html: computed, figures: [...figures.values()], drawn };
}
