import { revalidateSoon } from "../../../lib/api/server-fetch";
import { countSitemapParts, readSitemapPart } from "../../../lib/seo/sitemap-parts";
import { GET } from "./route";

jest.mock("../../../lib/api/server-fetch", () => ({ revalidateSoon: jest.fn() }));
jest.mock("../../../lib/seo/sitemap-parts", () => ({ countSitemapParts: jest.fn(), readSitemapPart: jest.fn() }));

const ask = async (part: string) => await GET(new Request("http://simpul.example/"), { params: Promise.resolve({ part }) });

test("without articles, lists no article sitemap and revalidates the index and the first one soon", async () => {
  jest.mocked(countSitemapParts).mockResolvedValue(0);
  jest.mocked(readSitemapPart).mockResolvedValue([]);
  const index = await (await ask("indeks.xml")).text();
  expect(index).toContain("/sitemap/halaman.xml</loc>");
  expect(index).not.toContain("artikel-");
  expect(revalidateSoon).toHaveBeenCalledTimes(1);
  expect((await ask("artikel-1.xml")).status).toBe(404);
  expect(revalidateSoon).toHaveBeenCalledTimes(2);
});

test("with articles, caches both for an hour and answers 404 beyond the last sitemap", async () => {
  jest.mocked(countSitemapParts).mockResolvedValue(1);
  jest.mocked(readSitemapPart).mockImplementation(async (part) => (part === 1 ? [{ path: "/p2pLending?id=a" }] : []));
  expect(await (await ask("indeks.xml")).text()).toContain("/sitemap/artikel-1.xml</loc>");
  expect(await (await ask("artikel-1.xml")).text()).toContain("/p2pLending?id=a</loc>");
  expect((await ask("artikel-2.xml")).status).toBe(404);
  expect(revalidateSoon).not.toHaveBeenCalled();
});
