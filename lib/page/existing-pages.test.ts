import { articleExists, countArticles } from "../api/blog.ts";
import { forgetMissingPages, isKnownPage, pageExists } from "./existing-pages.ts";

jest.mock("../api/blog.ts", () => ({ articleExists: jest.fn(), countArticles: jest.fn() }));
const url = (address: string) => new URL(address, "http://site.invalid");

beforeEach(() => {
  jest.mocked(articleExists).mockImplementation(async (id) => id.startsWith("ada"));
  // Two pages.
  jest.mocked(countArticles).mockResolvedValue(10);
});

it.each(["/halamandepan", "/blog", "/blog?page=1", "/blog?q=a&page=9", "/p2pLending?id=a.b", "/nofind"])("%s needs no question", async (address) => {
  expect([isKnownPage(url(address)), await pageExists(url(address))]).toEqual([true, true]);
  expect(articleExists).not.toHaveBeenCalled();
});

it("asks once for an article that exists", async () => {
  const address = url("/p2pLending?id=ada-1");
  expect(isKnownPage(address)).toBe(false);
  expect(await Promise.all([pageExists(address), pageExists(address)])).toEqual([true, true]);
  expect([isKnownPage(address), await pageExists(address)]).toEqual([true, true]);
  expect(articleExists).toHaveBeenCalledTimes(1);
});

it("remembers for a while that an article does not exist", async () => {
  const address = url("/p2pLending?id=tidak");
  expect([await pageExists(address), await pageExists(address), isKnownPage(address)]).toEqual([false, false, false]);
  expect(articleExists).toHaveBeenCalledTimes(1);
});

it("asks again for a missing article after articles have changed", async () => {
  const address = url("/p2pLending?id=baru");
  expect(await pageExists(address)).toBe(false);
  jest.mocked(articleExists).mockResolvedValue(true);
  expect(await pageExists(address)).toBe(false);
  forgetMissingPages();
  expect(await pageExists(address)).toBe(true);
});

it("a page of the article list exists up to the last article, and not beyond", async () => {
  expect(await pageExists(url("/blog?page=2"))).toBe(true);
  expect(await pageExists(url("/blog?value=Promo&page=3"))).toBe(false);
  expect(jest.mocked(countArticles).mock.calls).toEqual([[""], ["Promo"]]);
});

it("inner paths that are not redirected have no page", async () => {
  expect(await pageExists(url("/blog/semua/9x"))).toBe(false);
});

it("shows what is stored when the upstream fails or does not answer in time", async () => {
  jest.mocked(articleExists).mockRejectedValueOnce(new Error("down"));
  expect(await pageExists(url("/p2pLending?id=gagal"))).toBe(true);
  jest.mocked(articleExists).mockImplementationOnce(() => new Promise(() => undefined));
  expect(await pageExists(url("/p2pLending?id=lambat"))).toBe(true);
  expect(isKnownPage(url("/p2pLending?id=lambat"))).toBe(false);
});
