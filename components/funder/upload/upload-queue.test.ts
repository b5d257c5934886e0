import { createQueue } from "@/components/funder/upload/upload-queue";

test("runs so many at once, in order, and goes on after a failure", async () => {
  const enqueue = createQueue(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const results = gates.map((gate, index) =>
    enqueue(() => {
      started.push(index);
      return gate.promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error("x"));
  await expect(results[1]).rejects.toThrow("x");
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  gates[0]?.resolve(7);
  expect(await results[0]).toBe(7);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3]);
});
