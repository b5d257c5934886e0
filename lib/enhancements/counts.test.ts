/** @jest-environment jsdom */
import { onCLS, onINP, onLCP } from "web-vitals";
import { asksNotToCount, isSiteCounting } from "../browser/counting.ts";
import { ARTICLE_PATH } from "../browser/names.ts";
import { routes } from "../routes.ts";
import { countVisits } from "./counts.ts";

jest.mock("web-vitals");

/** Reports a measurement as the library does. */
function measured(name: "CLS" | "INP" | "LCP", value: number): void {
  for (const [report] of jest.mocked({ CLS: onCLS, INP: onINP, LCP: onLCP }[name]).mock.calls) report({ name, value } as never);
}

test("the path of articles is that of the routes", () => expect(ARTICLE_PATH).toBe(routes.article));

describe("counting visits", () => {
  let sent: { path: string; body: Promise<unknown> }[];
  let hidden: boolean;
  let ended: AbortController;
  /** Opens another page as a client navigation does. */
  const open = (address: string) => {
    history.pushState(null, "", address);
    navigation.dispatchEvent(new Event("currententrychange"));
  };
  const hide = (value = true) => {
    hidden = value;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const bodies = () => Promise.all(sent.map(({ body }) => body));
  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });

  beforeEach(() => {
    sent = [];
    hidden = false;
    Object.defineProperty(document, "referrer", { configurable: true, value: "" });
    ended = new AbortController();
    document.head.innerHTML = "<script data-counts></script>";
    history.replaceState(null, "", "/p2pLending?id=biaya&utm_source=whatsapp&kata=rahasia");
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    // Listeners of one test must not hear the events of the next.
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target) as EventTarget["addEventListener"];
      jest
        .spyOn(target as EventTarget, "addEventListener")
        .mockImplementation((type, listener) => add(type, listener as EventListener, { signal: ended.signal }));
    }
    Object.assign(navigator, {
      sendBeacon: (path: string, body: Blob) => {
        sent.push({ path, body: textOf(body).then((text) => JSON.parse(text)) });
        expect(body.type).toBe("application/json");
        return true;
      },
    });
    Object.assign(window, { navigation: new EventTarget() });
  });
  afterEach(() => {
    ended.abort();
    jest.restoreAllMocks();
    for (const name of ["globalPrivacyControl", "doNotTrack"]) Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  });

  test("a visit is sent once when its page is hidden, with its speed and of the query only article and campaign", async () => {
    countVisits();
    measured("LCP", 900.4);
    measured("LCP", 1_400.6);
    measured("INP", 48);
    measured("CLS", 0.0496);
    expect(sent).toEqual([]);
    hide();
    hide(false);
    hide();
    window.dispatchEvent(new Event("pagehide"));
    expect(sent.map(({ path }) => path)).toEqual(["/api/counts"]);
    expect(await bodies()).toEqual([{ page: "/p2pLending", article: "biaya", source: "direct", campaign: "whatsapp", lcp: 1_401, inp: 48, cls: 50 }]);
  });

  test("a visit is sent when a client navigation leaves its page, and the next one has no campaign and speed", async () => {
    countVisits();
    measured("CLS", 0);
    open("#bagian");
    expect(sent).toEqual([]);
    open("/p2pLending?id=denda");
    measured("CLS", 0.2);
    open("/pinjaman");
    hide();
    expect(await bodies()).toEqual([
      { page: "/p2pLending", article: "biaya", source: "direct", campaign: "whatsapp", cls: 0 },
      { page: "/p2pLending", article: "denda" },
      { page: "/pinjaman" },
    ]);
  });

  test.each([
    ["", "direct"],
    ["https://www.google.co.id/", "search"],
    ["https://duckduckgo.com/", "search"],
    ["https://l.facebook.com/", "social"],
    ["https://wa.me/", "social"],
    ["https://google.com.penipu.example/", "other"],
    ["https://x.com.penipu.example/", "other"],
    ["https://berita.example/artikel?kata=rahasia", "other"],
    ["http://localhost/bantuan", undefined],
  ])("a visit from the site %j has the source %s", async (referrer, source) => {
    Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
    countVisits();
    hide();
    expect(await bodies()).toEqual([{ page: "/p2pLending", article: "biaya", source, campaign: "whatsapp" }]);
  });

  test.each([
    ["?kata=rahasia", undefined],
    ["?utm_source=WhatsApp&utm_campaign=Lebaran-2026&utm_medium=chat", "whatsapp/lebaran-2026"],
    ["?utm_campaign=mudik", "mudik"],
  ])("a visit with the query %s has the campaign %s", async (search, campaign) => {
    history.replaceState(null, "", `/bantuan${search}`);
    countVisits();
    hide();
    expect(await bodies()).toEqual([{ page: "/bantuan", source: "direct", campaign }]);
  });

  test("a page in a background tab is counted once somebody has seen it, without speed", async () => {
    hidden = true;
    countVisits();
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([]);
    hide(false);
    hide();
    expect(onLCP).not.toHaveBeenCalled();
    expect(await bodies()).toEqual([{ page: "/p2pLending", article: "biaya", source: "direct", campaign: "whatsapp" }]);
  });

  test("a visit is not counted when the browser asks for that, or while counting is switched off", () => {
    expect([isSiteCounting(), asksNotToCount()]).toEqual([true, false]);
    Object.defineProperty(navigator, "doNotTrack", { configurable: true, value: "1" });
    expect(asksNotToCount()).toBe(true);
    Object.defineProperty(navigator, "doNotTrack", { configurable: true, value: "0" });
    Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
    expect(asksNotToCount()).toBe(true);
    document.head.replaceChildren();
    expect(isSiteCounting()).toBe(false);
  });
});
