import { browserIntent, inAppBrowser, pageUserAgent } from "@/lib/browser/in-app-browser";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; SM-A105F Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  ["Instagram", true, `${ANDROID} Chrome/120.0.6099.144 Mobile Safari/537.36 Instagram 312.1.0.34.111 Android (29/10; 280dpi; 720x1423; samsung)`],
  ["Instagram", false, `${IPHONE} Mobile/18H17 Instagram 206.1.0.30.118 (iPhone9,3; iOS 14_8; id_ID; id; scale=2.00; 750x1334; 325145246)`],
  ["Facebook", true, `${ANDROID} Chrome/119.0.6045.193 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/443.0.0.23.229;]`],
  ["Facebook", false, `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/443.0.0.36.111;FBBV/540396321;FBDV/iPhone9,3;FBMD/iPhone;FBSN/iOS;FBSV/14.8]`],
  [
    "TikTok",
    true,
    `${ANDROID} Chrome/108.0.5359.128 Mobile Safari/537.36 trill_2022803040 JsSdk/1.0 NetType/WIFI AppName/musical_ly BytedanceWebview/d8a21c6`,
  ],
  [
    "TikTok",
    false,
    `${IPHONE} Mobile/15E148 musical_ly_29.3.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/id Region/ID BytedanceWebview/d8a21c6`,
  ],
  ["LINE", true, `${ANDROID} Chrome/114.0.5735.196 Mobile Safari/537.36 Line/13.10.1/IAB`],
  ["LINE", false, `${IPHONE} Mobile/15E148 Safari Line/13.10.0`],
  ["WhatsApp", true, `${ANDROID} Chrome/120.0.6099.144 Mobile Safari/537.36 WhatsApp/2.24.1.78`],
  [
    "Telegram",
    true,
    "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/124.0.6367.82 Mobile Safari/537.36 Telegram-Android/11.2.3 (Samsung SM-A105F; Android 14; SDK 34; LOW)",
  ],
  ["X", false, `${IPHONE} Mobile/15E148 Twitter for iPhone/10.30`],
  ["Threads", false, `${IPHONE} Mobile/15E148 Barcelona 289.0.0.18.77 (iPhone13,2; iOS 17_5; id_ID)`],
  ["Snapchat", false, `${IPHONE} Mobile/20F66 Snapchat/12.38.0.25 (like Safari/8615.2.9.10.4, panda)`],
  ["WeChat", true, `${ANDROID} Chrome/116.0.0.0 XWEB/1160065 MMWEBSDK/20231202 Mobile Safari/537.36 MicroMessenger/8.0.47`],
  [undefined, false, "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"],
  [undefined, true, `${ANDROID} Chrome/120.0.6099.144 Mobile Safari/537.36`],
  [undefined, false, `${IPHONE} Mobile/15E148`],
])("recognises the in-app browser of %s (Android: %s)", (app, isAndroid, userAgent) => {
  expect(inAppBrowser(userAgent)).toEqual({ app, isAndroid });
});

test.each([
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; SM-J530F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/17.0 Chrome/96.0.4664.104 Mobile Safari/537.36",
  `${IPHONE} Version/14.1.2 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/96.0.4664.53 Mobile/15E148 Safari/604.1`,
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0",
  `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
  `${IPHONE} GSA/300.0 Mobile/15E148 Safari/604.1`,
  "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
])("does not take a browser for an app: %s", (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeUndefined();
});

test("a page on the home screen of an iPhone is no other app", () => {
  jest.replaceProperty(globalThis, "navigator", { userAgent: `${IPHONE} Mobile/15E148`, standalone: true } as unknown as Navigator);
  expect(inAppBrowser(pageUserAgent())).toBeUndefined();
  jest.replaceProperty(globalThis, "navigator", { userAgent: `${IPHONE} Mobile/15E148`, standalone: false } as unknown as Navigator);
  expect(inAppBrowser(pageUserAgent())).toEqual({ app: undefined, isAndroid: false });
});

test("the code behind # goes along to the browser", () => {
  expect(browserIntent("https://simpul.example/pindai#K7MQ3XPD")).toBe(
    "intent://simpul.example/pindai#K7MQ3XPD#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end",
  );
});

test("opens a page of Android in the phone's browser", () => {
  expect(browserIntent("https://simpul.example/registerPersonal?data=%7B%22id%22%3A%22a%22%7D")).toBe(
    "intent://simpul.example/registerPersonal?data=%7B%22id%22%3A%22a%22%7D#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end",
  );
});
