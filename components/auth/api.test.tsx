import { dropReset, runningReset, storeReset } from "./api";

const progress = { account: "budi@contoh.id", askedAt: 1_000, resendAt: 61_000 };

test("restores a reset after a reload, until its code has expired", () => {
  storeReset(progress);
  expect(runningReset(2_000)).toEqual(progress);
  expect(runningReset(1_000 + 600_000)).toBeUndefined();
});

test.each(["", "kacau", "{}", "null", '{"account":1,"askedAt":1,"resendAt":1}'])("%j counts as none", (text) => {
  sessionStorage.setItem("passwordReset", text);
  expect(runningReset(2_000)).toBeUndefined();
});

test("forgets a finished reset", () => {
  storeReset(progress);
  dropReset();
  expect(runningReset(2_000)).toBeUndefined();
});
