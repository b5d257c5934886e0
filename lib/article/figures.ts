import { kitCopy } from "../content/kit.ts";
import { drawingOf, figureLine, type LivingFigure, livingFigure, SIGN_BEFORE, SIGNS_AFTER } from "../loans/living-figures.ts";
import { drawingSvg } from "./drawing-svg.ts";

/** A figure of an article and the id of the box that says where it comes from. */
export type ArticleFigure = LivingFigure & { id: string };

/** A drawing stands alone in its figure; the upstream writes what it shows in words. */
const DRAWING = /<figure><data value="(draw [^"<>]*)">[^<]*<\/data><\/figure>/g;

/** A figure with the signs beside it. */
const WITH_SIGNS = new RegExp(`(${SIGN_BEFORE})?<data value="([^"<>]*)">([^<]*)</data>(${SIGNS_AFTER})?`, "g");

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
export function withFigures(html: string, today: string, { figureClass, signedFigureClass }: Record<"figureClass" | "signedFigureClass", string>) {
  const figures = new Map<string, ArticleFigure>();
  const { html: pictured, drawn } = withDrawings(html, today);
  const computed = pictured.replace(WITH_SIGNS, (_, before = "", expression: string, written: string, after = "") => {
    try {
      const known = figures.get(expression);
      const figure = known ?? { ...livingFigure(expression, today), id: `angka-${figures.size + 1}` };
      figures.set(expression, figure);
      const { number, date, inside, behind, hasSigns } = figureLine(figure, before, after);
      const badge = figure.isReplaced ? ` <mark>${kitCopy.figures.old}</mark>` : "";
      const button = `<button type="button" class="${hasSigns ? signedFigureClass : figureClass}" popovertarget="${figure.id}">${number}</button>`;
      const line = hasSigns ? `<span class="whitespace-nowrap">${before}${button}${inside}</span>` : button;
      return line + date + badge + behind;
    } catch {
      return before + written + after;
    }
  });
  return { html: computed, figures: [...figures.values()], drawn };
}
