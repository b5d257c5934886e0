/**
 * Runs in the page: reports text that is clipped by its box or overlaps other text. Empty if
 * everything can be read. What is meant to be cut (ellipsis, line clamp, scrolling rows, hidden text) does not count.
 */
export function findCrowding(): string[] {
  const findings: string[] = [];
  const slack = 3;
  type Line = { text: string; box: DOMRect; element: Element };
  const lines: Line[] = [];
  const layer = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || position === "absolute") return at;
    }
    return document.body;
  };
  const meantToCut = (style: CSSStyleDeclaration) =>
    style.textOverflow === "ellipsis" ||
    style.getPropertyValue("-webkit-line-clamp") !== "none" ||
    style.clipPath !== "none" ||
    style.clip !== "auto";

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || !text || element.closest("script, style, noscript, svg, [inert], [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let cut = false;
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (meantToCut(style) || at.querySelector(":scope > .swiper-wrapper") || /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) {
        cut = true;
        break;
      }
      if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      const frame = at.getBoundingClientRect();
      const outside = boxes.find(
        (box) => box.right > frame.right + slack || box.left < frame.left - slack || box.bottom > frame.bottom + slack || box.top < frame.top - slack,
      );
      if (outside && frame.width > 2 && frame.height > 2) {
        findings.push(`cut off: "${text.slice(0, 50)}"`);
        cut = true;
        break;
      }
    }
    if (!cut) for (const box of boxes) lines.push({ text, box, element });
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
