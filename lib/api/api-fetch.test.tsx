import { redirectToSignIn } from "../browser/redirect-to-sign-in";
import { mayHaveArrived } from "./api-error";
import { apiFetch } from "./api-fetch";

jest.mock("../browser/redirect-to-sign-in", () => ({ redirectToSignIn: jest.fn() }));

test.each([
  ["E403", {}, 1],
  ["4030", {}, 1],
  ["0000", {}, 1],
  ["E403", { "x-cross-site": "1" }, 0],
])("a 403 with code %s and headers %j leads to the sign-in %d times", async (code, headers, times) => {
  jest.mocked(redirectToSignIn).mockClear();
  const text = async () => JSON.stringify({ code, message: "Ditolak." });
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ status: 403, headers: new Headers(headers as Record<string, string>), text })) });
  await expect(apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {} })).rejects.toMatchObject({ kind: "forbidden" });
  expect(redirectToSignIn).toHaveBeenCalledTimes(times);
});

test("works without AbortSignal.any and AbortSignal.timeout, as before iOS 16", async () => {
  for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
  const fetched = jest.fn(async (_: string, { signal }: RequestInit) => ({
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify({ code: "0000", message: "", data: [signal?.aborted] }),
  }));
  Object.assign(globalThis, { fetch: fetched });
  const { signal } = new AbortController();
  const { data } = await apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {}, signal });
  expect(data).toEqual([false]);
});

test("a success marked as lacking its data is a network failure, unless the call has no data", async () => {
  const answer = (headers: Headers) => ({ status: 200, headers, text: async () => JSON.stringify({ code: "0000", message: "Sukses" }) });
  Object.assign(globalThis, { fetch: jest.fn(async () => answer(new Headers({ "x-lacks-data": "1" }))) });
  const banks = apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {} });
  await expect(banks).rejects.toMatchObject({ kind: "network", message: "Jaringan bermasalah, silakan coba lagi." });
  Object.assign(globalThis, { fetch: jest.fn(async () => answer(new Headers())) });
  await expect(apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} })).resolves.toMatchObject({ message: "Sukses" });
});

test.each([
  [false, false],
  [true, true],
])("a call that fails without network was not sent, any other may have arrived (online: %s)", async (onLine, arrived) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  Object.assign(globalThis, { fetch: jest.fn(async () => Promise.reject(new TypeError("Failed to fetch"))) });
  const error = await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} }).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ kind: "network", message: "Jaringan bermasalah, silakan coba lagi." });
  expect(mayHaveArrived(error)).toBe(arrived);
});

test.each([
  [401, "unauthorized", "Anda tidak memiliki izin untuk mengakses."],
  [403, "forbidden", "Permintaan ditolak."],
  [404, "not-found", "Sumber daya tidak ditemukan."],
  [400, "network", "Jaringan bermasalah, silakan coba lagi."],
  [502, "network", "Jaringan bermasalah, silakan coba lagi."],
])("a bare %d, as a proxy answers before the gateway, is %s", async (status, kind, message) => {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ status, headers: new Headers(), text: async () => "<h1>nginx</h1>" })) });
  await expect(apiFetch<"websiteIndex">({ method: "GET", path: "/api/h5/website/index" })).rejects.toMatchObject({ kind, message });
});

test("an answer has the server's time; where it gives none, what is known of it, or the device's", async () => {
  const date = "Mon, 02 Nov 2026 03:00:00 GMT";
  const answer = (headers: Headers) => ({ status: 200, headers, text: async () => JSON.stringify({ code: "0000", message: "Sukses" }) });
  const timeOf = async (headers: Headers) => {
    Object.assign(globalThis, { fetch: jest.fn(async () => answer(headers)) });
    return (await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} })).at;
  };
  const without = [new Headers(), new Headers({ date: "besok" })];
  const isAbout = async (headers: Headers, at: number) => expect(Math.abs((await timeOf(headers)) - at)).toBeLessThan(60_000);
  for (const headers of without) await isAbout(headers, Date.now());
  expect(await timeOf(new Headers({ date }))).toBe(Date.parse(date));
  for (const headers of without) await isAbout(headers, Date.parse(date));
});
