/** Path without extension, from lib/page/build-early-scripts.ts; undefined in development. */
declare const OLD_BROWSER_FILES: string | undefined;

/**
 * Loads the style sheet and the script for old browsers, by feature. Called by the inline script in the head
 * (lib/enhancements/first-paint-script.ts). Uses `document.write`, so that nothing is painted or run before both are
 * loaded.
 */
export function loadForOldBrowsers(): void {
  const file = OLD_BROWSER_FILES;
  if (!file) return;
  // The newest feature that the usual sheet needs: Chrome 111, Firefox 113, Safari 16.2.
  if (!CSS.supports("color:color-mix(in lab,red,red)")) document.write(`<link rel="stylesheet" href="${file}.css">`);
  // The newest feature that scripts need.
  if (!("canParse" in URL)) document.write(`<script src="${file}.js"></script>`);
}
