/** @jest-environment jsdom */
import { asksNotToCount, isSiteCounting } from "../browser/counting.ts";
import { ARTICLE_PATH } from "../browser/names.ts";
import { routes } from "../routes.ts";
import { countVisits } from "./counts.ts";

test("the path of articles is that of the routes", () => expect(ARTICLE_PATH).toBe(routes.article));

describe("a visit", () => {
  type Listener = (list: { getEntries: () => object[] }) => void;
  let sent: { path: string; body: Promise<unknown> }[];
  let observe: Listener | undefined;
  let hidden: boolean;
  let ended: AbortController;
  /** Opens another page as a client navigation does. */
  const open = (address: string) => {
    history.pushState(null, "", address);
    navigation.dispatchEvent(new Event("currententrychange"));
  };
  const entries = (...list: object[]) => observe?.({ getEntries: () => list });
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
    observe = undefined;
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
    const Observer = class {
      static supportedEntryTypes = ["largest-contentful-paint", "event", "first-input", "layout-shift"];
      #listener: Listener;
      constructor(listener: Listener) {
        this.#listener = listener;
      }
      observe = () => {
        observe = this.#listener;
      };
      takeRecords = () => [];
    };
    Object.assign(window, { PerformanceObserver: Observer, navigation: new EventTarget() });
  });
  afterEach(() => {
    ended.abort();
    jest.restoreAllMocks();
    for (const name of ["globalPrivacyControl", "doNotTrack"]) Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  });

  test("is sent once when its page is hidden, with its speed and nothing else of the query", async () => {
    countVisits();
    entries({ entryType: "largest-contentful-paint", startTime: 900.4 }, { entryType: "largest-contentful-paint", startTime: 1_400.6 });
    entries({ entryType: "event", interactionId: 0, duration: 900 }, { entryType: "event", interactionId: 7, duration: 48 });
    const shift = (startTime: number, value: number, hadRecentInput = false) => ({ entryType: "layout-shift", startTime, value, hadRecentInput });
    // Two bursts, of which the second is worse, and one shift that follows an input.
    entries(shift(100, 0.02), shift(900, 0.01), shift(3_000, 0.03), shift(3_500, 0.02), shift(9_000, 0.9, true));
    expect(sent).toEqual([]);
    hide();
    hide(false);
    hide();
    window.dispatchEvent(new Event("pagehide"));
    expect(sent.map(({ path }) => path)).toEqual(["/api/counts"]);
    expect(await bodies()).toEqual([{ page: "/p2pLending", article: "biaya", source: "direct", campaign: "whatsapp", lcp: 1_401, inp: 48, cls: 50 }]);
  });

  test("of a page that a client navigation leaves is sent then, the next one without campaign and speed", async () => {
    countVisits();
    open("#bagian");
    expect(sent).toEqual([]);
    open("/p2pLending?id=denda");
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
  ])("of somebody from %s has the source %s", async (referrer, source) => {
    Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
    countVisits();
    hide();
    expect(await bodies()).toEqual([{ page: "/p2pLending", article: "biaya", source, campaign: "whatsapp", cls: 0 }]);
  });

  test.each([
    ["?kata=rahasia", undefined],
    ["?utm_source=WhatsApp&utm_campaign=Lebaran-2026&utm_medium=chat", "whatsapp/lebaran-2026"],
    ["?utm_campaign=mudik", "mudik"],
  ])("of the address %s has the campaign %s", async (search, campaign) => {
    history.replaceState(null, "", `/bantuan${search}`);
    countVisits();
    hide();
    expect(await bodies()).toEqual([{ page: "/bantuan", source: "direct", campaign, cls: 0 }]);
  });

  test("of a tab in the background counts once it is seen, without speed", async () => {
    hidden = true;
    countVisits();
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([]);
    hide(false);
    hide();
    expect(await bodies()).toEqual([{ page: "/p2pLending", article: "biaya", source: "direct", campaign: "whatsapp" }]);
  });

  test("is not counted when the browser asks for that, or while counting is switched off", () => {
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
