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

test("a success that the gateway marks as lacking its data is no answer; one of a call without data is", async () => {
  const answer = (headers: Headers) => ({ status: 200, headers, text: async () => JSON.stringify({ code: "0000", message: "Sukses" }) });
  Object.assign(globalThis, { fetch: jest.fn(async () => answer(new Headers({ "x-lacks-data": "1" }))) });
  const banks = sendBrowser<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {} });
  await expect(banks).rejects.toMatchObject({ kind: "network", message: "Jaringan bermasalah, silakan coba lagi." });
  Object.assign(globalThis, { fetch: jest.fn(async () => answer(new Headers())) });
  await expect(sendBrowser<"logout">({ method: "POST", path: "/api/investor/logout", body: {} })).resolves.toEqual({ message: "Sukses" });
});
