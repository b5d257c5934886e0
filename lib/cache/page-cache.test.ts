import { existsSync, promises as files, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PageCache from "./page-cache.ts";

type Context = ConstructorParameters<typeof PageCache>[0];
type Data = Parameters<PageCache["set"]>[1];

const folder = mkdtempSync(path.join(tmpdir(), "page-cache-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fs = {
  existsSync,
  readFileSync,
  readFile: files.readFile,
  stat: files.stat,
  mkdir: (directory: string) => files.mkdir(directory, { recursive: true }),
  writeFile: files.writeFile,
};
const cache = new PageCache({
  fs,
  flushToDisk: true,
  serverDistDir: path.join(folder, "server"),
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
} as unknown as Context);
const file = (key: string) => path.join(folder, "cache/fetch-cache", key);

/** Keeps an answer of the upstream, as Next does. */
async function keep(key: string, envelope: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(envelope)).toString("base64");
  const data = { kind: "FETCH", data: { headers: {}, body, status: 200, url: "" }, revalidate: 60, tags: [] };
  await cache.set(key, data as unknown as Data, { fetchCache: true, tags: [] });
}
const read = async (key: string) => {
  const found = await cache.get(key, { kind: "FETCH", tags: [] } as unknown as Parameters<PageCache["get"]>[1]);
  return found?.value && "data" in found.value && "body" in found.value.data
    ? Buffer.from(found.value.data.body, "base64").toString("utf8")
    : undefined;
};

it("puts an answer on the disk", async () => {
  await keep("a", { code: "0000", data: { id: "a" } });
  expect(existsSync(file("a"))).toBe(true);
});

it("keeps an answer of nothing in memory alone: the ids that nobody has are without number", async () => {
  await keep("nobody", { code: "0000", data: null });
  expect(existsSync(file("nobody"))).toBe(false);
  expect(await read("nobody")).toBe('{"code":"0000","data":null}');
});

it("keeps a page of a list that has not so many in memory alone", async () => {
  const envelope = { code: "0000", data: { total: 6, records: [] } };
  await keep("page-9999", envelope);
  expect([existsSync(file("page-9999")), await read("page-9999")]).toEqual([false, JSON.stringify(envelope)]);
});

it("lets an answer of nothing take the place of one that is on the disk", async () => {
  await keep("deleted", { code: "0000", data: { id: "deleted" } });
  await keep("deleted", { code: "0000", data: null });
  expect(JSON.parse(readFileSync(file("deleted"), "utf8")).data.body).toBe(Buffer.from('{"code":"0000","data":null}').toString("base64"));
});
