/** @jest-environment jsdom */
import { apiFetch } from "../api/api-fetch.ts";
import { rememberUser } from "../browser/signed-in-user.ts";
import { endSession, fillEntries, showLatestPage } from "./calls.ts";

jest.mock("../api/api-fetch.ts", () => ({ apiFetch: jest.fn() }));
jest.mock("../api/rights.ts", () => ({
  readEntries: async (report: (entries: object[]) => void) => {
    report([{ name: "Dokumen diterima", href: "/statusPendaftaran" }]);
    report([{ name: "Pendanaan <b>", href: "/pendanna" }]);
  },
}));

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

test("shows three articles on each page although one is left out", async () => {
  const all = [..."abcdefgh"].map(record);
  jest.mocked(apiFetch).mockImplementation((async ({ body: { page } }: { body: { page: number } }) => ({
    data: { current: page, total: all.length, records: all.slice(3 * (page - 1), 3 * page) },
  })) as never);
  const area = document.querySelector<HTMLElement>("[data-latest]") as HTMLElement;
  area.dataset.without = "e";
  const shown = async (step: number) => {
    await showLatestPage(button(step));
    return titles()
      .map((title) => title?.slice(-1))
      .join("");
  };
  expect(await shown(1)).toBe("dfg");
  expect(await shown(1)).toBe("h");
  expect(button(1).disabled).toBe(true);
  expect(await shown(-1)).toBe("dfg");
  expect(await shown(-1)).toBe("abc");
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

describe("signing out with a form that was not sent", () => {
  const draft = JSON.stringify({ value: { values: { name: "PT" } }, expires: Date.now() + 60_000 });
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = jest.fn();
    localStorage.clear();
    rememberUser("Rani");
    localStorage.setItem("funderDraft:a", draft);
    jest
      .mocked(apiFetch)
      .mockReset()
      .mockResolvedValue({ data: undefined, message: "" } as never);
  });
  const answer = async (name: string) => {
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    const chosen = [...dialog.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;
    dialog.returnValue = chosen.value;
    dialog.dispatchEvent(new Event("close"));
  };
  test.each([
    ["Simpan di perangkat ini, lalu keluar", true, draft],
    ["Hapus, lalu keluar", true, null],
    ["Batal", false, draft],
  ])("asks first: %s", async (name, isLeft, left) => {
    const signedOut = endSession();
    await answer(name);
    expect(await signedOut).toBe(isLeft);
    expect(localStorage.getItem("funderDraft:a")).toBe(left);
    expect(jest.mocked(apiFetch).mock.calls.length).toBe(isLeft ? 1 : 0);
    expect(document.querySelector("dialog")).toBeNull();
  });
});
