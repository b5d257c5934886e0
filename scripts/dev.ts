/** `npm run dev`: the reference API (unless API_ORIGIN is set) and the web with pages rebuilt as they are edited. */
import { buildObstacle } from "./build-pages.ts";
import { launch, prepareLaunch } from "./launch.ts";

await launch(prepareLaunch(), {
  nodeEnv: "development",
  beforeWeb: async () => {
    const obstacle = buildObstacle();
    if (obstacle) throw new Error(obstacle);
    // Loads the bundler, one of the packages that may be missing.
    const { buildEarlyScripts } = await import("../lib/page/build-early-scripts.ts");
    await buildEarlyScripts({ onDemandApart: false });
  },
});
