import {
  dropDeletionDone,
  dropDeletionStep,
  keepDeletionDone,
  keepDeletionStep,
  readDeletionDone,
  readDeletionStep,
} from "@/lib/browser/deletion-step";
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

test("keeps the receipt of this tab until it is put away or a handle would have run out", () => {
  keepDeletionDone("HPS-0000-0000-0000", now);
  expect(readDeletionDone(now + DELETION_HANDLE_MS - 1)).toBe("HPS-0000-0000-0000");
  expect(readDeletionDone(now + DELETION_HANDLE_MS)).toBeUndefined();
  dropDeletionDone();
  expect(readDeletionDone(now)).toBeUndefined();
  for (const damaged of ["{", '"HPS"', '{"message":1,"at":1000000}', '{"message":"HPS"}']) {
    sessionStorage.setItem("deletionDone", damaged);
    expect(readDeletionDone(now)).toBeUndefined();
  }
});
