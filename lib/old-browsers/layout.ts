/** Attribute and inner selector of each `:has()` in the style sheet, by sheet.ts. */
declare const HAS_SELECTORS: [attribute: string, inner: string][];

const GAP = '[class*="gap-"]';

/** Marks the elements that match a selector with `:has()`: every ancestor of a match, or its parent for `:has(> …)`. */
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

/** Whether flex boxes support `gap`, from Chrome 84 and Safari 14.1 on; @supports cannot tell. */
function hasGap(): boolean {
  const box = document.createElement("div");
  box.style.cssText = "display:flex;flex-direction:column;row-gap:1px;position:absolute";
  box.append(document.createElement("div"), document.createElement("div"));
  document.documentElement.append(box);
  const { scrollHeight } = box;
  box.remove();
  return scrollHeight === 1;
}

/** The nodes that a flex box lays out: the children of a part with `display: contents` in its place. */
function laidOut(box: Element): Node[] {
  return Array.from(box.childNodes).flatMap((node) =>
    node instanceof Element && getComputedStyle(node).display === "contents" ? laidOut(node) : [node],
  );
}

/** Gives the drawn mark at the start of a row its gap: a text after it can have no margin. */
function markBefore(box: HTMLElement): void {
  if (/absolute|fixed/.test(getComputedStyle(box, "::before").position)) return;
  box.dataset.gapBefore = "";
  box.style.setProperty("--old-before-gap", getComputedStyle(box).columnGap);
}

type Mark = { part: HTMLElement; sides: Set<string>; column: string; row: string };

/** The sides of a flex box's children that need a margin in place of its gap. Text nodes cannot have one. */
function marksOf(box: HTMLElement): Mark[] {
  const { display, flexDirection, flexWrap, columnGap: column, rowGap: row } = getComputedStyle(box);
  const nodes = laidOut(box);
  const parts = nodes.filter((node): node is HTMLElement => node instanceof Element);
  const marks = parts.map((part): Mark => ({ part, sides: new Set(), column, row }));
  if (!/flex/.test(display)) return marks;
  const vertical = flexDirection.startsWith("column");
  const wraps = flexWrap === "wrap";
  /** Visible, in-flow children so far. */
  const placed: Mark[] = [];
  let afterText = false;
  let right = 0;
  for (const node of nodes) {
    const mark = marks.find(({ part }) => part === (node as Node));
    const isText = node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
    const last = placed[placed.length - 1];
    if (isText && !vertical) last?.sides.add("right");
    afterText ||= isText;
    if (!mark) continue;
    const style = getComputedStyle(mark.part);
    if (style.display === "none" || /absolute|fixed/.test(style.position)) continue;
    const place = mark.part.getBoundingClientRect();
    if (wraps && last && place.left < right) for (const { sides } of placed) sides.add("bottom");
    right = place.right;
    if (vertical && last) mark.sides.add("top");
    // A margin on the left would indent a new line.
    else if (wraps && last) last.sides.add("right");
    else if (last || afterText) mark.sides.add("left");
    placed.push(mark);
  }
  return marks;
}

/** Marks the parts of flex boxes (sheet.ts has the margins). Measures all before writing, to lay out once. */
function markGaps(): void {
  const marks = Array.from(document.querySelectorAll<HTMLElement>(GAP)).flatMap(marksOf);
  for (const box of document.querySelectorAll<HTMLElement>('[class*="gap-"][class*="before:"]')) markBefore(box);
  for (const { part, sides, column, row } of marks) {
    const wanted = Array.from(sides).join(" ");
    if (wanted !== (part.dataset.gap ?? "")) part.dataset.gap = wanted;
    if (!wanted) continue;
    for (const [name, value] of [
      ["--old-column-gap", column],
      ["--old-row-gap", row],
    ] as const)
      if (part.style.getPropertyValue(name) !== value) part.style.setProperty(name, value);
  }
}

/** Emulates `:has()` and the gaps of flex boxes, whenever the page changes. */
export function updateLayout(): void {
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
