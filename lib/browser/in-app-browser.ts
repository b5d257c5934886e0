/** User agent marks of apps. */
const APPS: [mark: RegExp, name: string][] = [
  [/Instagram/, "Instagram"],
  [/\bFB(?:AN|AV|_IAB)\b/, "Facebook"],
  [/musical_ly|TikTok|BytedanceWebview/i, "TikTok"],
  [/\bLine\//, "LINE"],
  [/\bWhatsApp\//, "WhatsApp"],
  [/\bTelegram\b/, "Telegram"],
  [/\bTwitter(?:Android| for )/, "X"],
  [/\bBarcelona \d/, "Threads"],
  [/\bSnapchat\//, "Snapchat"],
  [/\bLinkedInApp\b/, "LinkedIn"],
  [/\bMicroMessenger\//, "WeChat"],
];

/** A web view of Android, or one of iOS, which unlike browsers lacks the word Safari; an iPad calls itself a Macintosh. */
const isWebView = (userAgent: string) =>
  userAgent.includes("; wv)") ||
  (/\b(?:iPhone|iPad|iPod|Macintosh)\b/.test(userAgent) && /\bAppleWebKit\//.test(userAgent) && !/\b(?:Safari|Chrome)\//.test(userAgent));

type InAppBrowser = {
  /** Name of the app, if known. */
  app: string | undefined;
  isAndroid: boolean;
};

/** The user agent; empty for a page that was put on the home screen of an iPhone, which also lacks the word Safari. */
export const pageUserAgent = (): string => ("standalone" in navigator && navigator.standalone ? "" : navigator.userAgent);

/** The app whose web view this is, by the user agent; undefined in a browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  const app = APPS.find(([mark]) => mark.test(userAgent))?.[1];
  return app || isWebView(userAgent) ? { app, isAndroid: userAgent.includes("Android") } : undefined;
}

/** An address that opens a page in the browser of an Android phone. Of several `#` the last one begins the intent. */
export function browserIntent(address: string): string {
  const { protocol, host, pathname, search, hash } = new URL(address);
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
