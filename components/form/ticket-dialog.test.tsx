import { notifyManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { useTicket } from "@/components/form/ticket-dialog";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";

const empty = { kind: "service", name: "", contact: "", message: "" };
const body = { kind: "service", name: "Rani", contact: "rani@contoh.id", message: "Tagihan saya dua kali." } as const;
const open = () => renderHook(() => useTicket("service", empty), { wrapper: QueryProvider });
const keys = () => jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get("x-request-id"));

function answer(status: number, reply: object) {
  return { status, headers: new Headers(), text: async () => JSON.stringify(reply) } as never;
}

beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  sessionStorage.clear();
  takeNotices();
  global.fetch = jest.fn(async () => answer(200, { code: "0000", message: "Sukses", data: { ticket: "T-1" } })) as never;
});

test("shows the ticket, also after a reload, until it is finished", async () => {
  const { result, unmount } = open();
  expect(result.current.ticket).toBeUndefined();
  await act(() => result.current.send(body));
  expect(result.current.ticket?.number).toBe("T-1");
  unmount();
  const reloaded = open();
  expect(reloaded.result.current.ticket?.number).toBe("T-1");
  act(() => reloaded.result.current.finish());
  expect(reloaded.result.current.ticket).toBeUndefined();
  reloaded.unmount();
  expect(open().result.current.ticket).toBeUndefined();
});

test("sends the same idempotency key again after a lost response", async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  const { result } = open();
  await act(() => result.current.send(body));
  expect(result.current.ticket).toBeUndefined();
  await act(() => result.current.send(body));
  expect(keys()).toEqual([expect.any(String), keys()[0]]);
  expect(result.current.ticket?.number).toBe("T-1");
});

test("a refused message and a new message after a ticket get new keys", async () => {
  jest.mocked(fetch).mockResolvedValueOnce(answer(200, { code: "1001", message: "Isi ditolak." }));
  const { result } = open();
  const refusal = () => result.current.fields.formState.errors.root?.message;
  const submit = () => act(() => result.current.fields.handleSubmit(() => result.current.send(body))());
  act(() => result.current.fields.reset(body));
  expect(refusal()).toBeUndefined();
  await submit();
  expect(takeNotices()).toMatchObject([{ kind: "error", message: "Isi ditolak." }]);
  expect(refusal()).toBe("Isi ditolak.");
  await submit();
  expect(refusal()).toBeUndefined();
  await act(() => result.current.send(body));
  expect(new Set(keys()).size).toBe(3);
});

test("ignores a second call while the first is pending", async () => {
  const { result } = open();
  await act(async () => void (await Promise.all([result.current.send(body), result.current.send(body)])));
  expect(fetch).toHaveBeenCalledTimes(1);
});
