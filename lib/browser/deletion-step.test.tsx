import {
  dropDeletionDone,
  dropDeletionStep,
  readDeletionDone,
  readDeletionStep,
  storeDeletionDone,
  storeDeletionStep,
} from "@/lib/browser/deletion-step";
import { DELETION_MS } from "@/lib/limits";

const now = 1_000_000;
const step = { userId: "deletion", expiresAt: now + 60_000, resendAt: now + 30_000 };

afterEach(() => sessionStorage.clear());

test("stores the step for this tab until its id expires", () => {
  storeDeletionStep(step);
  expect(readDeletionStep(now)).toEqual(step);
  expect(readDeletionStep(step.expiresAt)).toBeUndefined();
});

test("ignores a removed or invalid step", () => {
  storeDeletionStep(step);
  dropDeletionStep();
  expect(readDeletionStep(now)).toBeUndefined();
  sessionStorage.setItem("deletionStep", "{not json");
  expect(readDeletionStep(now)).toBeUndefined();
});

test("a clock set back neither loses the step nor extends its life", () => {
  storeDeletionStep({ ...step, expiresAt: now + DELETION_MS });
  expect(readDeletionStep(now - 3_600_000)?.expiresAt).toBe(now - 3_600_000 + DELETION_MS);
});

test("stores the receipt for this tab until it is dismissed or its id would have expired", () => {
  storeDeletionDone({ message: "Nomor bukti: HPS-0000-0000-0000", receipt: "HPS-0000-0000-0000", doneAt: now }, now);
  expect(readDeletionDone(now + DELETION_MS - 1)).toEqual({
    message: "Nomor bukti: HPS-0000-0000-0000",
    receipt: "HPS-0000-0000-0000",
    doneAt: now,
  });
  expect(readDeletionDone(now + DELETION_MS)).toBeUndefined();
  dropDeletionDone();
  expect(readDeletionDone(now)).toBeUndefined();
  for (const damaged of ["{", '"HPS"', '{"message":1,"doneAt":1000000,"at":1000000}', '{"message":"HPS"}']) {
    sessionStorage.setItem("deletionDone", damaged);
    expect(readDeletionDone(now)).toBeUndefined();
  }
});
