/** Attribute and inner selector of each `:has()` in the style sheet, by sheet.ts. */
declare const HAS_SELECTORS: [attribute: string, inner: string][];

const GAP = '[class*="gap-"]';

/** Marks the elements that a selector with `:has()` means: every ancestor of a match, or its parent for `:has(> …)`. */
function markHas(): void {
  for (const [attribute, inner] of HAS_SELECTORS) {
    const parentOnly = inner.startsWith(">");
    const wanted = new Set<Element>();
    for (const match of document.querySelectorAll(parentOnly ? inner.slice(1) : inner))
      for (let box = match.parentElement; box; box = parentOnly ? null : box.parentElement) wanted.add(box);
    for (const box of document.querySelectorAll(`[${attribute}]`)) if (!wanted.has(box)) box.removeAttribute(attribute);
    for (const box of wanted) if (!box.hasAttribute(attribute)) box.setAttribute(attribute, "");
  }
}

/** Whether `gap` works in a row: Chrome 84 and Safari 14.1 do, and no @supports tells. */
function hasGap(): boolean {
  const box = document.createElement("div");
  box.style.cssText = "display:flex;flex-direction:column;row-gap:1px;position:absolute";
  box.append(document.createElement("div"), document.createElement("div"));
  document.documentElement.append(box);
  const { scrollHeight } = box;
  box.remove();
  return scrollHeight === 1;
}

/** Marks which parts of rows and columns get a margin in place of a gap (sheet.ts). */
function markGaps(): void {
  for (const box of document.querySelectorAll<HTMLElement>(GAP)) {
    const { display, flexDirection, flexWrap, columnGap, rowGap } = getComputedStyle(box);
    const direction = !/flex/.test(display) ? "" : flexWrap === "wrap" ? "wrap" : flexDirection.startsWith("column") ? "y" : "x";
    const gap = direction === "y" ? rowGap : columnGap;
    let first = true;
    for (const part of box.children as unknown as Iterable<HTMLElement>) {
      const style = getComputedStyle(part);
      const takesRoom = style.display !== "none" && !/absolute|fixed/.test(style.position);
      const mark = takesRoom && gap !== "normal" && !(first && direction !== "wrap") ? direction : "";
      if (takesRoom) first = false;
      if (mark !== (part.dataset.gap ?? "")) {
        if (mark) part.dataset.gap = mark;
        else delete part.dataset.gap;
      }
      if (mark && part.style.getPropertyValue("--old-gap") !== gap) part.style.setProperty("--old-gap", gap);
    }
  }
}

/** Does with scripts what old style sheets cannot: `:has()` and the gaps of flexible boxes, whenever the page changes. */
export function keepLayout(): void {
  const tasks = CSS.supports("selector(:has(a))") ? [] : [markHas];
  if (!hasGap()) tasks.push(markGaps);
  if (tasks.length === 0) return;
  let waiting = false;
  const update = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      for (const task of tasks) task();
    });
  };
  new MutationObserver(update).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "disabled", "aria-current", "aria-expanded", "open", "hidden"],
  });
  for (const event of ["change", "input", "focusin", "focusout", "resize", "load"]) addEventListener(event, update, true);
  update();
}
