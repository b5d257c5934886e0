import { act, fireEvent, render, screen } from "@testing-library/react";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { ApiError } from "@/lib/api/api-error";

const send = jest.fn();
let respond: (error?: Error) => Promise<void>;

beforeEach(() => {
  takeNotices();
  send.mockReset();
  send.mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        respond = (error) => act(async () => (error ? reject(error) : resolve()));
      }),
  );
});

function Sample({ onError = () => undefined }: { onError?: (error: Error) => void }) {
  const { mutate, isPending, reset } = useSingleMutation({ mutationFn: () => send(), onError });
  return (
    <>
      <button type="button" aria-busy={isPending} onClick={() => mutate()}>
        Kirim
      </button>
      <button type="button" onClick={reset}>
        Batal
      </button>
    </>
  );
}

/** Shows the sample; returns a click on one of its buttons. */
function show(onError?: (error: Error) => void) {
  render(<Sample {...(onError ? { onError } : {})} />, { wrapper: QueryProvider });
  return (name: string, times = 1) =>
    act(async () => {
      for (let click = 0; click < times; click += 1) fireEvent.click(screen.getByText(name));
    });
}

test("two clicks at once send one request; the next click sends another", async () => {
  const click = show();
  await click("Kirim", 2);
  expect(send).toHaveBeenCalledTimes(1);
  await click("Kirim");
  expect(send).toHaveBeenCalledTimes(1);
  await respond();
  await click("Kirim");
  expect(send).toHaveBeenCalledTimes(2);
});

test("a failed request shows the server's message, calls onError and can be repeated", async () => {
  const onError = jest.fn();
  const click = show(onError);
  await click("Kirim");
  await respond(new ApiError("business", "E422", "Kode salah."));
  expect(takeNotices()).toEqual([expect.objectContaining({ kind: "error", message: "Kode salah." })]);
  expect(onError).toHaveBeenCalledTimes(1);
  await click("Kirim");
  expect(send).toHaveBeenCalledTimes(2);
});

test("a finished request removes the error toasts from before it", async () => {
  const click = show();
  await click("Kirim");
  await respond(new ApiError("network", "E502", "Tidak tersambung."));
  await click("Kirim");
  await respond();
  expect(takeNotices()).toEqual([]);
});

test("after a reset the next click does not wait for the earlier request", async () => {
  const click = show();
  await click("Kirim");
  await click("Batal");
  await click("Kirim");
  expect(send).toHaveBeenCalledTimes(2);
});

test("a request is sent offline too, so that its failure is shown", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const click = show();
  window.dispatchEvent(new Event("offline"));
  await click("Kirim");
  online.mockRestore();
  window.dispatchEvent(new Event("online"));
  expect(send).toHaveBeenCalledTimes(1);
});
