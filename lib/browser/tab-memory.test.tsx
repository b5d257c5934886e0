import { forget, recollect, remember } from "@/lib/browser/tab-memory";

beforeEach(() => sessionStorage.clear());

test("what was remembered comes back, what is broken does not", () => {
  remember("slide", 2);
  expect(recollect("slide")).toBe(2);
  expect(recollect("nothing")).toBeUndefined();
  sessionStorage.setItem("slide", "{");
  expect(recollect("slide")).toBeUndefined();
});

test("what was forgotten is gone", () => {
  remember("slide", 2);
  forget("slide");
  expect(sessionStorage.length).toBe(0);
});
