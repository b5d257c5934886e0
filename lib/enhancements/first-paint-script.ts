import { loadForOldBrowsers } from "../old-browsers/load.ts";
import { markFirstPaint } from "./first-paint.ts";

// The inline script of every page, bundled by lib/page/build-early-scripts.ts.
loadForOldBrowsers();
try {
  markFirstPaint();
} catch {
  // Without storage nothing was closed.
}
