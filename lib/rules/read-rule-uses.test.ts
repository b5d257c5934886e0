import { serverFetch } from "../api/server-fetch.ts";
import { readNamingArticles } from "./read-rule-uses.ts";

jest.mock("next/cache", () => ({ unstable_cache: (read: () => unknown) => read }));
jest.mock("../env.ts", () => ({ mayLackData: () => true }));
jest.mock("../api/server-fetch.ts", () => ({ serverFetch: jest.fn(), revalidateSoon: jest.fn() }));

const TOTAL = 3_000;
let running = 0;
let most = 0;
let calls = 0;

/** An upstream with `TOTAL` articles that all name a rule; those of `failing` cannot be read. */
function upstream(failing: (id: string) => boolean) {
  [running, most, calls] = [0, 0, 0];
  jest.mocked(serverFetch).mockImplementation(async (name, options) => {
    calls += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (name === "blogList") {
      const { page, pageSize } = { page: 1, pageSize: 1, ...(options?.body as object | undefined) };
      const records = Array.from({ length: pageSize }, (_, index) => ({ id: `a${(page - 1) * pageSize + index}` }));
      return { current: page, total: TOTAL, records } as never;
    }
    const { id = "" } = options?.query ?? {};
    if (failing(id)) throw new Error("no answer");
    return { id, title: id, content: '<p>Batasnya <data value="rule batas-total dated">100%</data>.</p>' } as never;
  });
}

test("a large blog is read a few articles at a time, and its newest ones only", async () => {
  upstream(() => false);
  expect(await readNamingArticles()).toHaveLength(500);
  expect([most, calls]).toEqual([8, 510]);
});

test("an article that cannot be read is left out; without any, the last known ones stay", async () => {
  upstream((id) => id === "a3");
  expect((await readNamingArticles()).map(({ id }) => id).slice(0, 4)).toEqual(["a0", "a1", "a2", "a4"]);
  upstream(() => true);
  expect(await readNamingArticles()).toHaveLength(499);
  expect(calls).toBeLessThan(30);
});
