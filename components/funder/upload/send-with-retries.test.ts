import { createQueue, createSender, sendWithRetries, UNREADABLE } from "@/components/funder/upload/send-with-retries";
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

describe("a sender", () => {
  const sending = { signal: new AbortController().signal, onProgress: () => undefined };
  const unauthorized = new ApiError("unauthorized", "E401", "");

  /** Answers in turn; notes the handle that each sending named. */
  function upstream(...answers: (string | ApiError)[]) {
    const named: (string | undefined)[] = [];
    const send = async (_: File, { registrationId }: { registrationId: string | undefined }) => {
      named.push(registrationId);
      const answer = answers.shift();
      if (answer instanceof ApiError) throw answer;
      return answer as string;
    };
    return { named, send };
  }

  test("a session that runs out is followed by the handle, from then on at once", async () => {
    const { named, send } = upstream("/f/1", unauthorized, "/f/2", "/f/3");
    const sender = createSender({ handle: "h", ofSession: true, send });
    expect([await sender(file, sending), await sender(file, sending), await sender(file, sending)]).toEqual(["/f/1", "/f/2", "/f/3"]);
    expect(named).toEqual([undefined, undefined, "h", "h"]);
  });

  test("files that were on their way when the session ran out all follow by the handle", async () => {
    const { named, send } = upstream(unauthorized, unauthorized, "/f/1", "/f/2");
    const sender = createSender({ handle: "h", ofSession: true, send });
    expect(await Promise.all([sender(file, sending), sender(file, sending)])).toEqual(["/f/1", "/f/2"]);
    expect(named).toEqual([undefined, undefined, "h", "h"]);
  });

  test("without a session the handle is named at once, and a refusal is one", async () => {
    const { named, send } = upstream(unauthorized);
    await expect(createSender({ handle: "h", ofSession: false, send })(file, sending)).rejects.toBe(unauthorized);
    expect(named).toEqual(["h"]);
  });

  test("other refusals of a session are passed on", async () => {
    const refusal = new ApiError("business", "1013", "");
    const { send } = upstream(refusal);
    await expect(createSender({ handle: "h", ofSession: true, send })(file, sending)).rejects.toBe(refusal);
  });
});

test("the queue runs so many at once, in order, and goes on after a failure", async () => {
  const enqueue = createQueue(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const results = gates.map((gate, index) =>
    enqueue(() => {
      started.push(index);
      return gate.promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error("x"));
  await expect(results[1]).rejects.toThrow("x");
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  gates[0]?.resolve(7);
  expect(await results[0]).toBe(7);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3]);
});
