/** @jest-environment jsdom */
import { apiFetch } from "../api/api-fetch.ts";
import { fillEntries, showLatestPage } from "./calls.ts";

jest.mock("../api/api-fetch.ts", () => ({ apiFetch: jest.fn() }));
jest.mock("../api/rights.ts", () => ({ permittedEntries: async () => [{ name: "Pendanaan <b>", href: "/pendanna" }] }));

const card = (title: string) =>
  `<article><img src="/a.svg"><p><span data-card="category">Promo</span><time></time></p><h3><a href="/a">${title}</a></h3><p data-card="description">Lama</p></article>`;
const record = (id: string) => ({
  id,
  title: `Artikel ${id}`,
  description: `Isi ${id}`,
  category: "Bisnis",
  postTime: "2025-08-05T03:00:00.000Z",
  coverUrl: "",
  topFlag: 0,
});
const button = (step: number) => document.querySelector(`[data-step="${step}"]`) as HTMLButtonElement;
const titles = () => [...document.querySelectorAll<HTMLElement>("article:not([hidden]) h3")].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = `<section data-latest="1"><div aria-busy="false">${card("satu")}${card("dua")}${card("tiga")}</div><button data-step="-1" disabled></button><i data-page-of></i><button data-step="1"></button></section>`;
});

test("replaces the newest articles with another, shorter page and back", async () => {
  jest.mocked(apiFetch).mockResolvedValueOnce({ data: { current: 2, total: 4, records: [record("d")] }, message: "" } as never);
  await showLatestPage(button(1));
  expect(jest.mocked(apiFetch).mock.calls[0]?.[0]).toMatchObject({ body: { page: 2, pageSize: 3, category: "" } });
  expect(titles()).toEqual(["Artikel d"]);
  expect(document.querySelector("article:not([hidden]) a")?.getAttribute("href")).toBe("/p2pLending?id=d");
  expect(document.querySelector("article:not([hidden])")?.textContent).toBe("Bisnis05 Agu 2025Artikel dIsi d");
  expect([button(-1).disabled, button(1).disabled, document.querySelector("[data-page-of]")?.textContent]).toEqual([false, true, "2 / 2"]);
  jest.mocked(apiFetch).mockResolvedValueOnce({ data: { current: 1, total: 4, records: ["a", "b", "c"].map(record) }, message: "" } as never);
  await showLatestPage(button(-1));
  expect(titles()).toEqual(["Artikel a", "Artikel b", "Artikel c"]);
});

test("ignores clicks while a page is loading", async () => {
  let answer = (_: unknown) => {};
  jest.mocked(apiFetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
  const first = showLatestPage(button(1));
  await showLatestPage(button(1));
  expect(apiFetch).toHaveBeenCalledTimes(1);
  answer({ data: { current: 2, total: 9, records: [record("d")] } });
  await first;
  expect(document.querySelector<HTMLElement>("[data-latest]")?.dataset.latest).toBe("2");
});

test("leaves the page unchanged and shows a message when loading fails", async () => {
  jest.mocked(apiFetch).mockRejectedValueOnce(new Error("gone"));
  await showLatestPage(button(1));
  expect(titles()).toEqual(["satu", "dua", "tiga"]);
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

test("lists the account's entries once, as text", async () => {
  document.body.innerHTML = '<div><ul data-account-entries="x"></ul></div>';
  const area = document.body.firstElementChild as HTMLElement;
  await fillEntries(area);
  await fillEntries(area);
  expect([...area.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(["Pendanaan <b>"]);
});
