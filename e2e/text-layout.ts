/**
 * Runs in the page: reports text that is clipped by its box or overlaps other text. Empty if
 * everything can be read. What is meant to be cut (ellipsis, line clamp, scrolling rows, hidden text) does not count.
 */
export function findCrowding(): string[] {
  const findings: string[] = [];
  const slack = 3;
  type Line = { text: string; box: DOMRect; element: Element };
  const lines: Line[] = [];
  /** The results for an element that has several texts, or texts in its children. */
  const remembered = <Value>(find: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element) as Value;
    };
  };
  const layer = remembered((element): Element => {
    if (element === document.documentElement) return document.body;
    const { position } = getComputedStyle(element);
    return /^(?:fixed|sticky|absolute)$/.test(position) ? element : layer(element.parentElement as Element);
  });
  const meantToCut = (style: CSSStyleDeclaration) =>
    style.textOverflow === "ellipsis" ||
    style.getPropertyValue("-webkit-line-clamp") !== "none" ||
    style.clipPath !== "none" ||
    style.clip !== "auto";
  type Clipping = { isMeant: boolean; frames: DOMRect[] };
  /** The boxes that clip an element, up to the first one that clips on purpose. */
  const clipping = remembered((element): Clipping => {
    if (element === document.body) return { isMeant: false, frames: [] };
    const style = getComputedStyle(element);
    const overflow = `${style.overflowX} ${style.overflowY}`;
    if (meantToCut(style) || element.querySelector(":scope > .swiper-wrapper") || /auto|scroll/.test(overflow)) return { isMeant: true, frames: [] };
    const above = clipping(element.parentElement as Element);
    return /hidden|clip/.test(overflow) ? { ...above, frames: [element.getBoundingClientRect(), ...above.frames] } : above;
  });

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || !text || element.closest("script, style, noscript, svg, [inert], [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const { isMeant, frames } = clipping(element);
    const isCut = frames.some(
      (frame) =>
        frame.width > 2 &&
        frame.height > 2 &&
        boxes.some(
          (box) =>
            box.right > frame.right + slack || box.left < frame.left - slack || box.bottom > frame.bottom + slack || box.top < frame.top - slack,
        ),
    );
    if (isCut) findings.push(`cut off: "${text.slice(0, 50)}"`);
    else if (!isMeant) for (const box of boxes) lines.push({ text, box, element });
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, upper] of lines.entries())
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (upper.element.contains(lower.element) || lower.element.contains(upper.element)) continue;
      const width = Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left);
      const height = Math.min(upper.box.bottom, lower.box.bottom) - Math.max(upper.box.top, lower.box.top);
      const small = Math.min(upper.box.height, lower.box.height);
      if (width > slack && height > small * 0.45 && layer(upper.element) === layer(lower.element))
        findings.push(`"${upper.text.slice(0, 40)}" lies over "${lower.text.slice(0, 40)}"`);
    }
  return [...new Set(findings)];
}

/**
 * Runs in the page: words of `area` that break over two lines. Addresses and words with a hyphen or a
 * slash may break there; hidden text does not count. `parts` selects other elements that must stay on one line.
 */
export function findBrokenWords(area: Element, parts: RegExp = /[^\s\u00ad\-–/@.]+/g): string[] {
  const broken = new Set<string>();
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest("script, style, noscript, svg")) continue;
    const whole = document.createRange();
    whole.selectNodeContents(node);
    // Most texts stand on one line.
    if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(parts)) {
      // A SHA-256 has no place to break and is wider than a phone.
      if (/^[\da-f]{64}$/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
    }
  }
  return [...broken];
}
