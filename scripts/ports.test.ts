import { freePort, isPortBarred } from "./ports.ts";

it("knows the ports that browsers never ask, such as those of mail filters and X11", async () => {
  expect(await Promise.all([4190, 6000, await freePort()].map(isPortBarred))).toEqual([true, true, false]);
});
