import { dropDeletionStep, keepDeletionStep, readDeletionStep } from "@/lib/browser/deletion-step";
import { DELETION_HANDLE_MS } from "@/lib/limits";

const now = 1_000_000;
const step = { userId: "handle", expiresAt: now + 60_000, resendAt: now + 30_000 };

afterEach(() => sessionStorage.clear());

test("keeps the step of this tab until its handle runs out", () => {
  keepDeletionStep(step);
  expect(readDeletionStep(now)).toEqual(step);
  expect(readDeletionStep(step.expiresAt)).toBeUndefined();
});

test("forgets a dropped, damaged or overlong step", () => {
  keepDeletionStep(step);
  dropDeletionStep();
  expect(readDeletionStep(now)).toBeUndefined();
  sessionStorage.setItem("deletionStep", "{not json");
  expect(readDeletionStep(now)).toBeUndefined();
  keepDeletionStep({ ...step, expiresAt: now + DELETION_HANDLE_MS + 1 });
  expect(readDeletionStep(now)).toBeUndefined();
});
