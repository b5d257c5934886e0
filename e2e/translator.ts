import type { Page } from "@playwright/test";

/**
 * Imitates a browser's translator: it replaces text nodes, also later ones, by elements with the same text. It starts
 * when the document is parsed, as Chrome's does. `load` is too late: it waits for the framework's scripts.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = "script, style, noscript, textarea, option, svg, font, [translate=no]";
    const replace = (text: Text) => {
      if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(untranslated)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      found.forEach(replace);
    };
    addEventListener("DOMContentLoaded", () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) translateAll(node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}
