import { notifyManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { QueryProvider } from "@/components/ui/query-provider";
import { readDeletionStep } from "@/lib/browser/deletion-step";
import { apiCodes } from "@/lib/contract/envelope";
import { useDeletionFlow } from "./use-deletion";

/** Answers the pending call on demand. */
function service() {
  let answer = (_: object) => {};
  global.fetch = jest.fn(
    () =>
      new Promise((resolve) => {
        answer = (body) => resolve({ status: 200, headers: new Headers(), text: async () => JSON.stringify(body) } as never);
      }),
  ) as never;
  const reply = (body: object) => act(async () => answer(body));
  return {
    answer: (data?: object) => reply({ code: "0000", message: "Sukses", data }),
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
  const { answer, refuse } = service();
  const { result } = renderHook(useDeletionFlow, { wrapper: QueryProvider });
  const signingIn = await start(() => result.current.signIn({ phone: "81200000001", password: "Hapus#2026" }));
  await answer({ userId: "deletion" });
  await signingIn.finished;
  return { answer, refuse, result };
}

// Inside `act`, which waits for no timers.
beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => sessionStorage.clear());

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

test("a page reloaded during the deletion reports it as possibly done; after a refusal it does not", async () => {
  const { refuse, result } = await atSecondStep();
  const removing = await start(() => result.current.remove({ code: "123456", selected: [1], other: "" }));
  const { result: reloaded } = renderHook(useDeletionFlow, { wrapper: QueryProvider });
  expect(reloaded.current.stage).toMatchObject({ step: "confirm", unanswered: true });
  await refuse("E422");
  await removing.finished;
  expect(readDeletionStep()).toEqual({ userId: "deletion", expiresAt: expect.any(Number), resendAt: 0 });

  // The account is deleted: its deletion id is unknown.
  const again = await start(() => reloaded.current.remove({ code: "123456", selected: [1], other: "" }));
  await refuse(apiCodes.handleInvalid);
  await again.finished;
  expect(reloaded.current.stage).toEqual({ step: "login", unsure: true, expired: "Ditolak" });
  expect(readDeletionStep()).toBeUndefined();
});
