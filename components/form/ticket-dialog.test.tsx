import { notifyManager } from "@tanstack/react-query";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TicketDialog, useTicket } from "@/components/form/ticket-dialog";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { helpPage } from "@/lib/content/help";

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

test("a ticket is shown, also after a reload, until the dialog is finished, and its number stays known", async () => {
  const { result, unmount } = open();
  expect(result.current).toMatchObject({ isShown: false, last: undefined });
  await act(() => result.current.send(body));
  expect(result.current).toMatchObject({ isShown: true, last: { number: "T-1", kind: "service" } });
  unmount();
  const reloaded = open();
  expect(reloaded.result.current).toMatchObject({ isShown: true, last: { number: "T-1" } });
  act(() => reloaded.result.current.finish());
  expect(reloaded.result.current).toMatchObject({ isShown: false, last: { number: "T-1" } });
  reloaded.unmount();
  expect(open().result.current).toMatchObject({ isShown: false, last: { number: "T-1" } });
});

test("what was typed next stays when the receipt is opened and closed again", async () => {
  const { result } = open();
  await act(() => result.current.send(body));
  act(() => result.current.finish());
  act(() => result.current.fields.setValue("message", "Pesan kedua."));
  act(() => result.current.show());
  expect(result.current.isShown).toBe(true);
  act(() => result.current.finish());
  expect(result.current.fields.getValues("message")).toBe("Pesan kedua.");
});

test("a double click on the button that sends leaves the receipt open, and the form names it later", async () => {
  const onClose = jest.fn();
  render(<TicketDialog open onClose={onClose} copy={helpPage.complaint.form} done={helpPage.complaint.done} rows={3} kind={{ always: "service" }} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Nama lengkap"), "Rani");
  await user.type(screen.getByLabelText("Email atau No. telepon"), "rani@contoh.id");
  await user.type(screen.getByLabelText("Isi pengaduan"), "Tagihan saya dua kali.");
  await user.click(screen.getByRole("button", { name: "Kirim pengaduan" }));
  const finish = await screen.findByRole("button", { name: "Selesai" });
  // What the pointer meets is what its events go to.
  await expect(user.click(finish)).rejects.toThrow("pointer-events: none");
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => user.click(finish), { timeout: 2_000 });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/nomor tiket T-1\.$/)).toBeVisible();
});

test("sends the same idempotency key again after a lost response", async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("network"));
  const { result } = open();
  await act(() => result.current.send(body));
  expect(result.current.last).toBeUndefined();
  await act(() => result.current.send(body));
  expect(keys()).toEqual([expect.any(String), keys()[0]]);
  expect(result.current.last?.number).toBe("T-1");
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

test("a second press sends no second message while the first is on its way", async () => {
  const { result } = open();
  await act(async () => void (await Promise.all([result.current.send(body), result.current.send(body)])));
  expect(fetch).toHaveBeenCalledTimes(1);
});
