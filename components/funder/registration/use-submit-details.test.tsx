import { notifyManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { endOf } from "@/components/funder/handle/tab-handle";
import { useSubmitDetails } from "@/components/funder/registration/use-submit-details";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { apiCodes } from "@/lib/contract/envelope";
import type { InfoUploadRequest } from "@/lib/contract/investor";

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));
const mockNavigate = jest.fn();
jest.mock("../../../lib/browser/navigate-when-reachable", () => ({ navigateWhenReachable: (...args: unknown[]) => mockNavigate(...args) }));

const request = { id: "h-1", type: 0, person: { address: "Jalan Melati" } } as unknown as InfoUploadRequest;
const answer = (body: object, status = 200) => ({ status, headers: new Headers(), text: async () => JSON.stringify(body) }) as never;
const refuse = (code: string, status = 200) => jest.mocked(fetch).mockResolvedValueOnce(answer({ code, message: "Ditolak." }, status));
const keys = () => jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get("x-request-id"));
const onAccepted = jest.fn();
const open = (ofSession = false) => renderHook(() => useSubmitDetails({ ofSession, onAccepted }), { wrapper: QueryProvider });

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.user;
  takeNotices();
  global.fetch = jest.fn(async () => answer({ code: "0000", message: "Data diterima.", data: {} })) as never;
});

test.each([
  ["the login", undefined, "/login"],
  ["the home page when signed in", "Rani", "/halamandepan"],
])("accepted details show the server's message and lead to %s", async (_, user, href) => {
  if (user) document.documentElement.dataset.user = user;
  const { result } = open();
  await act(() => result.current.submit(request));
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(takeNotices()).toMatchObject([{ kind: "success", message: "Data diterima." }]);
  expect(mockNavigate).toHaveBeenCalledWith(mockRouter, href);
  // Still sending while the next page loads.
  expect(result.current).toMatchObject({ sending: true, refusal: undefined });
});

test.each([
  ["handle", apiCodes.handleInvalid, 200],
  ["file", apiCodes.fileUnknown, 200],
  ["session", "1002", 401],
  ["other", "9999", 200],
] as const)("a refused %s is named, and can be submitted again", async (refusal, code, status) => {
  refuse(code, status);
  const { result } = open();
  await act(() => result.current.submit(request));
  expect(result.current).toMatchObject({ refusal, sending: false });
  if (refusal === "other") expect(result.current.message).toBe("Ditolak.");
  expect(onAccepted).not.toHaveBeenCalled();
  expect(endOf(0, "h-1")).toBe(refusal === "handle" ? "refused" : undefined);
  await act(() => result.current.submit(request));
  expect(result.current.refusal).toBeUndefined();
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

test("a lost response is named until the next attempt", async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  const { result } = open();
  await act(() => result.current.submit(request));
  expect(result.current).toMatchObject({ refusal: "unanswered", sending: false });
  await act(() => result.current.submit(request));
  expect(result.current.refusal).toBeUndefined();
});

test("a try without network was not sent; the one before it may still have arrived", async () => {
  const noNetwork = () => jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { result } = open();
  for (const [onLine, refusal] of [
    [false, "other"],
    [true, "unanswered"],
    [false, "unanswered"],
  ] as const) {
    online.mockReturnValue(onLine);
    noNetwork();
    await act(() => result.current.submit(request));
    expect(result.current).toMatchObject({ refusal, message: "Jaringan bermasalah, silakan coba lagi.", sending: false });
  }
  expect(new Set(keys()).size).toBe(1);
  await act(() => result.current.submit(request));
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

test("a lost response is retried with the same key, a refusal with a new one", async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  refuse(apiCodes.fileUnknown);
  const { result } = open();
  for (let attempt = 0; attempt < 3; attempt++) await act(() => result.current.submit(request));
  const [lost, again, afterRefusal] = keys();
  expect(again).toBe(lost);
  expect(afterRefusal).not.toBe(lost);
});

test("a spent handle counts as success if the session's details were accepted before", async () => {
  refuse(apiCodes.handleInvalid);
  jest.mocked(fetch).mockResolvedValueOnce(answer({ code: "0000", message: "", data: { id: "h-1", type: 0, validate: false } }));
  const { result } = open(true);
  await act(() => result.current.submit(request));
  expect(onAccepted).toHaveBeenCalledTimes(1);
  expect(result.current.refusal).toBeUndefined();
});
