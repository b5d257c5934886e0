import { notifyManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { QueryProvider } from "@/components/ui/query-provider";
import { takeNotices } from "@/components/ui/toaster";
import { readDeletionStep } from "@/lib/browser/deletion-step";
import { apiCodes } from "@/lib/contract/envelope";
import { useDeletionFlow } from "./use-deletion";

/** Answers the pending call on demand. */
function service() {
  let answer = (_: object) => {};
  let fail = (_: Error) => {};
  global.fetch = jest.fn(
    () =>
      new Promise((resolve, reject) => {
        fail = reject;
        answer = (body) => resolve({ status: 200, headers: new Headers(), text: async () => JSON.stringify(body) } as never);
      }),
  ) as never;
  const reply = (body: object) => act(async () => answer(body));
  return {
    answer: (data?: object) => reply({ code: "0000", message: "Sukses", data }),
    lose: () => act(async () => fail(new TypeError("network"))),
    refuse: (code: string) => reply({ code, message: "Ditolak" }),
  };
}

/** Starts a call without waiting for its response. */
async function start(call: () => Promise<void>): Promise<{ finished: Promise<void> }> {
  let finished = Promise.resolve();
  await act(async () => {
    finished = call();
  });
  return { finished };
}

/** A deletion after its sign-in. */
async function atSecondStep() {
  const { answer, refuse, lose } = service();
  const { result } = renderHook(useDeletionFlow, { wrapper: QueryProvider });
  const signingIn = await start(() => result.current.signIn({ phone: "81200000001", password: "Hapus#2026" }));
  await answer({ userId: "deletion" });
  await signingIn.finished;
  return { answer, refuse, lose, result };
}

// Inside `act`, which waits for no timers.
beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  sessionStorage.clear();
  takeNotices();
});

test("a response to a cancelled sign-in does not open step 2", async () => {
  const { answer } = service();
  const { result } = renderHook(useDeletionFlow, { wrapper: QueryProvider });
  const running = await start(() => result.current.signIn({ phone: "81200000001", password: "Hapus#2026" }));
  act(() => result.current.restart());
  await answer({ userId: "deletion" });
  await running.finished;
  expect(result.current.stage).toEqual({ step: "login", unsure: false });
  expect(readDeletionStep()).toBeUndefined();
});

test("a code sent after going back does not leave step 1", async () => {
  const { answer, result } = await atSecondStep();
  expect(result.current.stage).toMatchObject({ step: "confirm", userId: "deletion", resendAt: 0 });
  const sending = await start(() => result.current.sendCode("3174010101900001"));
  act(() => result.current.restart());
  await answer();
  await sending.finished;
  expect(result.current.stage.step).toBe("login");
  expect(readDeletionStep()).toBeUndefined();
});

test("the countdown of a sent code is stored for the tab", async () => {
  const { answer, result } = await atSecondStep();
  const sending = await start(() => result.current.sendCode("3174010101900001"));
  await answer();
  await sending.finished;
  expect(readDeletionStep()?.resendAt).toBeGreaterThan(Date.now());
});

test("the countdown goes on after going back and a sign-in with the same number in another form", async () => {
  const { answer, result } = await atSecondStep();
  const sending = await start(() => result.current.sendCode("3174010101900001"));
  await answer();
  await sending.finished;
  for (const [phone, waits] of [
    ["081200000001", true],
    ["6281200000001", true],
    ["81200000002", false],
  ] as const) {
    act(() => result.current.restart());
    const signingIn = await start(() => result.current.signIn({ phone, password: "Hapus#2026" }));
    await answer({ userId: "another" });
    await signingIn.finished;
    expect((readDeletionStep()?.resendAt ?? 0) > Date.now()).toBe(waits);
  }
});

test("a page reloaded during the deletion reports it as possibly done; after a refusal it does not", async () => {
  const { refuse, result } = await atSecondStep();
  const removing = await start(() => result.current.remove({ code: "123456", selected: [1], other: "" }));
  const { result: reloaded } = renderHook(useDeletionFlow, { wrapper: QueryProvider });
  expect(reloaded.current.stage).toMatchObject({ step: "confirm", unanswered: true });
  await refuse("E422");
  await removing.finished;
  expect(readDeletionStep()).toEqual({ userId: "deletion", key: expect.any(String), expiresAt: expect.any(Number), resendAt: 0 });

  // The account is deleted: its deletion id is unknown.
  const again = await start(() => reloaded.current.remove({ code: "123456", selected: [1], other: "" }));
  await refuse(apiCodes.handleInvalid);
  await again.finished;
  expect(reloaded.current.stage).toEqual({ step: "login", unsure: true });
  expect(takeNotices()).toEqual([]);
  expect(readDeletionStep()).toBeUndefined();
});

test("a deletion with a lost response is sent again with the same key, also after a reload, and gives its receipt", async () => {
  const { lose, answer, result } = await atSecondStep();
  const request = { code: "123456", selected: [1], other: "" };
  const lost = await start(() => result.current.remove(request));
  await lose();
  await lost.finished;
  expect(result.current.stage).toMatchObject({ step: "confirm", unanswered: true });
  const { result: reloaded } = renderHook(useDeletionFlow, { wrapper: QueryProvider });
  const again = await start(() => reloaded.current.remove(request));
  await answer({ receipt: { content: { number: "HPS-7K3M-Q9XR-02VT" } } });
  await again.finished;
  expect(reloaded.current.stage).toMatchObject({ step: "done", receipt: "HPS-7K3M-Q9XR-02VT" });
  const [first, second] = jest
    .mocked(fetch)
    .mock.calls.slice(-2)
    .map(([, init]) => new Headers(init?.headers).get("x-request-id"));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});

test("a refusal after a lost response says that the account is there; going back without one says that it may be gone", async () => {
  const { lose, refuse, result } = await atSecondStep();
  const remove = () => start(() => result.current.remove({ code: "123456", selected: [1], other: "" }));
  for (const respond of [lose, () => refuse(apiCodes.codeWrong), lose]) {
    const running = await remove();
    await respond();
    await running.finished;
    expect(result.current.stage).toMatchObject({ step: "confirm" });
    expect("unanswered" in result.current.stage).toBe(respond === lose);
  }
  act(() => result.current.restart());
  expect(result.current.stage).toMatchObject({ step: "login", unsure: true });
});
