import type { Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../lib/browser/names.ts";

/**
 * Lets a browser's translator work on the page: it takes every text, also what comes later, out of its place and puts elements of its
 * own there. The words stay as they are, so that a test can read them.
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
    addEventListener("load", () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) translateAll(node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}

/** Opens a page whose framework starts by itself, and waits until it has. Before that a letter typed at the very moment of its start can be lost. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.addInitScript((event) => document.addEventListener(event, () => Object.assign(window, { live: true })), HYDRATED_EVENT);
  await page.goto(path);
  await page.waitForFunction(() => "live" in window);
}
