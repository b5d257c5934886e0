import { numberCloth } from "@/lib/batik-art/number-cloth";

const patches = (number: string) => numberCloth(number).split('<g transform="translate(').slice(1);

test("the same number gives the same cloth, in twelve patches", () => {
  expect(numberCloth("HA-2026-0000-0001")).toBe(numberCloth("HA-2026-0000-0001"));
  expect(patches("HA-2026-0000-0001")).toHaveLength(12);
});

test("a changed digit changes most of the cloth", () => {
  for (let digit = 2; digit < 10; digit++) {
    const [one, other] = [patches("HA-2026-0000-0001"), patches(`HA-2026-0000-000${digit}`)];
    expect(one.filter((patch, index) => patch !== other[index]).length).toBeGreaterThan(6);
  }
});

test("neighbouring patches differ in their ground", () => {
  const grounds = patches("PD-1").map((patch) => /fill="(#\w+)"/.exec(patch)?.[1]);
  grounds.slice(1).forEach((colour, index) => {
    expect(colour).not.toBe(grounds[index]);
  });
});
