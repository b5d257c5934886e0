import { FairQueue } from "./fair-queue.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const one = (name: string, waiting?: number) => [{ name, running: 1, ...(waiting === undefined ? {} : { waiting }) }];

test("a task of another name starts before an earlier one whose name is busy", async () => {
  const queue = new FairQueue({ running: 2, waiting: 9, waitMs: 1_000 });
  const [endFirst, endOther] = [await queue.enter(one("a")), await queue.enter(one("b"))];
  const started: string[] = [];
  void queue.enter(one("a")).then(() => started.push("a"));
  void queue.enter(one("c")).then(() => started.push("c"));
  endOther?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["c"]);
  endFirst?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["c", "a"]);
});

test("a task counts for each of its names", async () => {
  const queue = new FairQueue({ running: 9, waiting: 0, waitMs: 1_000 });
  const end = await queue.enter([...one("account"), ...one("address")]);
  expect([await queue.enter(one("account")), await queue.enter(one("address"))]).toEqual([undefined, undefined]);
  end?.();
  expect(await queue.enter(one("address"))).toBeDefined();
});

test("a task is refused at once when too many wait, in all or of its name", async () => {
  const queue = new FairQueue({ running: 1, waiting: 2, waitMs: 1_000 });
  await queue.enter(one("a"));
  void queue.enter(one("a", 1));
  expect(await queue.enter(one("a", 1))).toBeUndefined();
  void queue.enter(one("b"));
  expect(await queue.enter(one("c"))).toBeUndefined();
});

test("a task that waited too long is refused, and its turn goes to the next one", async () => {
  const queue = new FairQueue({ running: 1, waiting: 9, waitMs: 1_000 });
  const end = await queue.enter(one("a"));
  const late = queue.enter(one("b"));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeUndefined();
  const next = queue.enter(one("c"));
  end?.();
  expect(await next).toBeDefined();
});

test("a task that is ended twice frees one place", async () => {
  const queue = new FairQueue({ running: 2, waiting: 0, waitMs: 1_000 });
  const [end] = [await queue.enter(one("a")), await queue.enter(one("b"))];
  end?.();
  end?.();
  expect(await queue.enter(one("c"))).toBeDefined();
  expect(await queue.enter(one("d"))).toBeUndefined();
});
