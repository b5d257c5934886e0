import { contentHash } from "../accelerator/etag.ts";
import { insertEarlyScript } from "../page/early-script.ts";
import { inFixedOrder } from "./flight-order.ts";

/** A page asks for it on its main element: until the first touch, or at the latest until the browser is idle. */
const ASKS = /<main\b[^>]*\sdata-hydrate="on-(touch|idle)"/;
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g;
const FRAMEWORK = /<script\b([^>]*?)\ssrc="(\/_next\/[^"]+)"([^>]*)><\/script>/g;
/** What the framework needs to take the page over, in parts. Next escapes `<`, so that no part holds the end of its script. */
const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*?)\)<\/script>/g;

export type HeldPage = {
  /** Names page and data by their content: the same however often, and on whichever server, it is made. */
  name: string;
  html: string;
  /** The framework's data of the page, as JSON. */
  data: string;
};

/**
 * Holds the framework of a page back until the reader first touches what needs it, or until the page is loaded and idle: the script tags of the finished
 * HTML become inert, its data leaves the page, and the early script fetches both. It asks for the data by the page's name.
 * Undefined for a page that does not ask for it.
 */
export function holdFramework(html: string): HeldPage | undefined {
  const until = ASKS.exec(html)?.[1];
  if (!until) return undefined;
  const data: string[] = [];
  const held = html
    .replace(DATA, (_, part: string) => {
      data.push(part);
      return "";
    })
    .replace(PRELOADED, "")
    .replace(FRAMEWORK, (_, before: string, source: string, after: string) => {
      const attributes = before + after;
      // Browsers without modules get no framework: the page reads without.
      if (/\snomodule/i.test(attributes)) return "";
      return `<script data-src="${source}"${/\sid="[^"]*"/.exec(attributes)?.[0] ?? ""}></script>`;
    });
  const text = `[${data.join(",")}]`;
  const name = contentHash(Buffer.from(held + inFixedOrder(text)));
  return { name, html: insertEarlyScript(held, ` data-name="${name}" data-until="${until}"`), data: text };
}

/** The page with its framework, for whom it is not held back. Where it might be, what is pressed or typed before it is hydrated is kept all the same. */
export function withFramework(html: string): string {
  return insertEarlyScript(html, ASKS.test(html) ? " data-keep" : "");
}
