import { freePort, isPortBlocked } from "./ports.ts";

it("detects ports that browsers block, such as those of Sieve and X11", async () => {
  expect(await Promise.all([4190, 6000, await freePort()].map(isPortBlocked))).toEqual([true, true, false]);
});
