import { ReadableStream } from "node:stream/web";
import { TextDecoder } from "node:util";
import { apiEvents } from "./api-events";

Object.assign(globalThis, { TextDecoder });

const call = { method: "POST", path: "/api/common/scan-state", body: { code: "K7MQ3XPD" } } as const;
const state = (name: string) => ({ state: name, files: [] });
const event = (code: string, data?: object) => `data: ${JSON.stringify({ code, message: "Pesan.", data })}\n\n`;

/** Answers with these pieces of a stream; a stream with `fault` then breaks off, or stays open. */
function answerWith(pieces: string[], { fault, type = "text/event-stream" }: { fault?: "broken" | "silent"; type?: string } = {}): void {
  const answer = (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(Buffer.from(piece));
        if (!fault) controller.close();
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
      pull(controller) {
        if (fault === "broken") controller.error(new TypeError("network error"));
      },
    });
    return Promise.resolve({ status: 200, headers: new Headers({ "content-type": type }), body, text: async () => pieces.join("") });
  };
  Object.assign(globalThis, { fetch: jest.fn(answer) });
}

test("a stream passes on the data of each event, also of one that arrives in pieces", async () => {
  const [first, second] = [event("0000", state("waiting")), event("0000", state("claimed"))];
  answerWith([first.slice(0, 20), first.slice(20) + second]);
  const seen = jest.fn();
  await expect(apiEvents<"scanState">(call, seen)).resolves.toEqual(state("claimed"));
  expect(seen.mock.calls).toEqual([[state("waiting")], [state("claimed")]]);
});

test("a stream takes a plain answer where the upstream has no events", async () => {
  answerWith([JSON.stringify({ code: "0000", message: "", data: state("waiting") })], { type: "application/json; charset=utf-8" });
  await expect(apiEvents<"scanState">(call, jest.fn())).resolves.toEqual(state("waiting"));
});

test("resolves with what arrived when the stream breaks off", async () => {
  answerWith([event("0000", state("claimed"))], { fault: "broken" });
  await expect(apiEvents<"scanState">(call, jest.fn())).resolves.toEqual(state("claimed"));
});

test("a stream throws a refusal, also after other events", async () => {
  answerWith([event("0000", state("claimed")), event("1006")]);
  await expect(apiEvents<"scanState">(call, jest.fn())).rejects.toMatchObject({ kind: "business", code: "1006", message: "Pesan." });
});

test.each([
  ["without an event", undefined, "network"],
  ["that breaks off before the first event", "broken", "network"],
  ["that stays silent", "silent", "timeout"],
] as const)("an error is thrown for a stream %s", async (_, fault, kind) => {
  jest.useFakeTimers();
  answerWith([], fault ? { fault } : {});
  const answer = expect(apiEvents<"scanState">(call, jest.fn())).rejects.toMatchObject({ kind });
  await jest.advanceTimersByTimeAsync(5_000);
  await answer;
  jest.useRealTimers();
});

test("a stream ends when the caller leaves", async () => {
  answerWith([event("0000", state("claimed"))], { fault: "silent" });
  const caller = new AbortController();
  const answer = apiEvents<"scanState">({ ...call, signal: caller.signal }, () => caller.abort());
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
});

test("sends nothing on behalf of a caller who has already left", async () => {
  answerWith([]);
  const caller = new AbortController();
  caller.abort();
  await apiEvents<"scanState">({ ...call, signal: caller.signal }, jest.fn()).catch(() => undefined);
  expect(jest.mocked(fetch).mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});
