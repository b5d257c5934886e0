import { notifyManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { useFeed } from "@/components/blog/use-feed";
import { sharedQueryClient } from "@/components/ui/query-client";
import { takeNotices } from "@/components/ui/toaster";
import type { ArticleSummary } from "@/lib/contract/website";
import { BLOG_PAGE_SIZE, INFINITE_SCROLL_AUTO_LOADS, INFINITE_SCROLL_DELAY_MS } from "@/lib/limits";

const article = (id: number) => ({ id: `a${id}`, title: `Artikel ${id}` }) as ArticleSummary;
const pageOf = (page: number) => Array.from({ length: BLOG_PAGE_SIZE }, (_, index) => article((page - 1) * BLOG_PAGE_SIZE + index));
const total = 10 * BLOG_PAGE_SIZE;

/** The end of the list, and what scrolling does to it. */
let observers: ((visible: boolean) => void)[] = [];
const reachEnd = async () => {
  observers.at(-1)?.(true);
  await act(() => jest.advanceTimersByTimeAsync(INFINITE_SCROLL_DELAY_MS));
};

/** The reader presses the button; resolves after the response. */
const press = (...loads: (() => void)[]) =>
  act(async () => {
    for (const load of loads) load();
    await jest.advanceTimersByTimeAsync(1);
  });

const answer = (data: object) => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify({ code: "0000", message: "", data }) });
const asked = () => jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const end = { current: document.createElement("div") };
const open = (list = {}) => renderHook(() => useFeed({ category: "", page: 1, total, records: pageOf(1), ...list }, end));

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
  sharedQueryClient().clear();
  takeNotices();
  observers = [];
  window.scrollBy = jest.fn();
  global.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push((isIntersecting) => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      observers = [];
    }
  } as never;
  global.fetch = jest.fn(async (_, init) => {
    const { page } = JSON.parse(String(init?.body));
    return answer({ total, records: pageOf(page) }) as never;
  });
});
afterEach(() => jest.useRealTimers());

test("the article list starts with the server's page and sends no request", async () => {
  const { result } = open();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toMatchObject({ following: [], total, state: "idle", awaiting: true });
  expect(fetch).not.toHaveBeenCalled();
});

test("loads the next pages at the end of the list, each once, then waits for the button", async () => {
  const { result } = open({ category: "Event" });
  for (let loads = 0; loads < INFINITE_SCROLL_AUTO_LOADS + 2; loads++) await reachEnd();
  expect(asked()).toEqual([2, 3, 4].map((page) => ({ page, pageSize: BLOG_PAGE_SIZE, category: "Event" })));
  expect(result.current.following).toEqual([...pageOf(2), ...pageOf(3), ...pageOf(4)]);
  expect(result.current.awaiting).toBe(false);
  await press(result.current.load);
  expect(asked().at(-1)?.page).toBe(5);
});

test("an end that leaves the window again loads nothing", async () => {
  open();
  observers.at(-1)?.(true);
  observers.at(-1)?.(false);
  await act(() => jest.advanceTimersByTimeAsync(INFINITE_SCROLL_DELAY_MS));
  expect(fetch).not.toHaveBeenCalled();
});

test("two calls at the same time load one page", async () => {
  const { result } = open();
  await press(result.current.load, result.current.load);
  expect(asked()).toHaveLength(1);
});

test("shows articles that a page repeats once", async () => {
  jest.mocked(fetch).mockResolvedValueOnce(answer({ total, records: [...pageOf(1).slice(-2), article(100)] }) as never);
  const { result } = open();
  await reachEnd();
  expect(result.current.following).toEqual([article(100)]);
});

test.each([
  ["the latest total is reached", { total: BLOG_PAGE_SIZE + 1, records: [article(90)] }],
  ["a page is empty", { total, records: [] }],
])("the article list is finished when %s", async (_, data) => {
  jest.mocked(fetch).mockResolvedValueOnce(answer(data) as never);
  const { result } = open();
  await reachEnd();
  expect(result.current).toMatchObject({ state: "finished", awaiting: false });
});

test("after a failure it shows the message and loads nothing until the reader retries", async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  const { result } = open();
  await reachEnd();
  expect(result.current).toMatchObject({ state: "failed", awaiting: false, following: [] });
  expect(takeNotices()).toMatchObject([{ kind: "error", message: "Jaringan bermasalah, silakan coba lagi." }]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked()).toHaveLength(1);
  await press(result.current.load);
  expect(result.current.following).toEqual(pageOf(2));
});

test("after Back the list has the pages that were read; another visit begins with the first", async () => {
  const { unmount } = open();
  await reachEnd();
  unmount();
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  const back = open();
  expect(back.result.current.following).toEqual(pageOf(2));
  back.unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(open().result.current.following).toEqual([]);
});
