import { sendBrowser } from "./send-browser";

test("a browser without AbortSignal.any and AbortSignal.timeout, as on iPhones before iOS 16, calls all the same", async () => {
  for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
  const fetched = jest.fn(async (_: string, { signal }: RequestInit) => ({
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify({ code: "0000", message: "", data: [signal?.aborted] }),
  }));
  Object.assign(globalThis, { fetch: fetched });
  const { signal } = new AbortController();
  const { data } = await sendBrowser<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {}, signal });
  expect(data).toEqual([false]);
});
