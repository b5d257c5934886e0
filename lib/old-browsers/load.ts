/** Address without ending, from lib/page/build-early-scripts.ts; undefined in development, which supports today's browsers only. */
declare const OLD_BROWSER_FILES: string | undefined;

/**
 * Fetches the style sheet and the script for old browsers, by feature, while the page script runs in the head. Written into the document
 * so that nothing is shown or run before both are there.
 */
export function loadForOldBrowsers(): void {
  const file = OLD_BROWSER_FILES;
  if (!file) return;
  // The newest of what the usual sheet needs: Chrome 111, Firefox 113, Safari 16.2.
  if (!CSS.supports("color:color-mix(in lab,red,red)")) document.write(`<link rel="stylesheet" href="${file}.css">`);
  // The newest of what scripts need.
  if (!("canParse" in URL)) document.write(`<script src="${file}.js"></script>`);
}
