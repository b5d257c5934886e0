import { act, renderHook } from "@testing-library/react";
import { readDeletionStep } from "@/lib/browser/deletion-step";
import { apiCodes } from "@/lib/contract/codes";
import { useDeletionFlow } from "./use-deletion-flow";

/** Answers the next call when told to. */
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

/** A deletion whose sign-in has been answered. */
async function atSecondStep() {
  const { answer, refuse } = service();
  const { result } = renderHook(useDeletionFlow);
  const signingIn = result.current.login("81200000001", "Hapus#2026");
  await answer({ userId: "handle" });
  await signingIn;
  return { answer, refuse, result };
}

beforeEach(() => sessionStorage.clear());

test("an answer to a sign-in that was cancelled meanwhile opens no second step", async () => {
  const { answer } = service();
  const { result } = renderHook(useDeletionFlow);
  const running = result.current.login("81200000001", "Hapus#2026");
  act(() => result.current.restart());
  await answer({ userId: "handle" });
  await running;
  expect(result.current.stage).toEqual({ step: "login", unsure: false });
  expect(readDeletionStep()).toBeUndefined();
});

test("a code that is sent after somebody went back leaves the first step open", async () => {
  const { answer, result } = await atSecondStep();
  expect(result.current.stage).toMatchObject({ step: "confirm", userId: "handle", resendAt: 0 });
  const sending = result.current.sendCode("3174010101900001");
  act(() => result.current.restart());
  await answer();
  await sending;
  expect(result.current.stage.step).toBe("login");
  expect(readDeletionStep()).toBeUndefined();
});

test("the countdown of a sent code is kept for the tab", async () => {
  const { answer, result } = await atSecondStep();
  const sending = result.current.sendCode("3174010101900001");
  await answer();
  await sending;
  expect(readDeletionStep()?.resendAt).toBeGreaterThan(Date.now());
});

test("a page reloaded while the deletion is under way knows that its answer was not heard; a refusal that was heard leaves no doubt", async () => {
  const { refuse, result } = await atSecondStep();
  const removing = result.current.remove({ raw: "123456", selected: [1], other: "" }).catch(() => undefined);
  const { result: reloaded } = renderHook(useDeletionFlow);
  expect(reloaded.current.stage).toMatchObject({ step: "confirm", unanswered: true });
  await refuse("E422");
  await removing;
  expect(readDeletionStep()).toEqual({ userId: "handle", expiresAt: expect.any(Number), resendAt: 0 });

  // The account is gone: its handle is known no more.
  const again = reloaded.current.remove({ raw: "123456", selected: [1], other: "" }).catch(() => undefined);
  await refuse(apiCodes.handleInvalid);
  await again;
  expect(reloaded.current.stage).toEqual({ step: "login", unsure: true });
  expect(readDeletionStep()).toBeUndefined();
});
