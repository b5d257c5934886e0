import { sendWithRetries, UNREADABLE } from "@/components/funder/upload/send-with-retries";
import { ApiError } from "@/lib/api/api-error";

const file = new File(["x"], "x.pdf");
const fault = () => new ApiError("network", "E502", "putus");
const options = (send: jest.Mock, signal = new AbortController().signal) => ({
  send,
  signal,
  registrationId: "r",
  onProgress: jest.fn(),
  onRetry: jest.fn(),
  delaysMs: [1, 1, 1],
});

test("retries after a network error", async () => {
  const send = jest.fn().mockRejectedValueOnce(fault()).mockRejectedValueOnce(fault()).mockResolvedValue("/f/1");
  const given = options(send);
  expect(await sendWithRetries(file, given)).toBe("/f/1");
  expect(given.onRetry.mock.calls).toEqual([[1], [2]]);
});

test("reports the failure after three retries", async () => {
  const send = jest.fn().mockRejectedValue(fault());
  await expect(sendWithRetries(file, options(send))).rejects.toMatchObject({ kind: "network" });
  expect(send).toHaveBeenCalledTimes(4);
});

test("reports a refusal at once", async () => {
  const send = jest.fn().mockRejectedValue(new ApiError("business", "1010", "jenis"));
  await expect(sendWithRetries(file, options(send))).rejects.toMatchObject({ code: "1010" });
  expect(send).toHaveBeenCalledTimes(1);
});

test("an abort while waiting prevents the next try", async () => {
  const abort = new AbortController();
  const send = jest.fn().mockRejectedValue(fault());
  const running = sendWithRetries(file, { ...options(send, abort.signal), delaysMs: [60_000] });
  await Promise.resolve();
  abort.abort(new DOMException("batal", "AbortError"));
  await expect(running).rejects.toMatchObject({ name: "AbortError" });
  expect(send).toHaveBeenCalledTimes(1);
});

test("reports an unreadable file at once, as an error of the file and not of the network", async () => {
  const send = jest.fn().mockRejectedValue(fault());
  const gone = new File(["x"], "x.pdf");
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("changed", "NotReadableError")) }) as unknown as Blob;
  await expect(sendWithRetries(gone, options(send))).rejects.toMatchObject({
    code: UNREADABLE,
    message: "Berkas tidak dapat dibaca dari perangkat ini. Pindahkan ke penyimpanan perangkat, lalu pilih lagi.",
  });
  expect(send).toHaveBeenCalledTimes(1);
});
