/** `npm run dev`: the reference API (unless API_ORIGIN is set) and the web, each new as its files are edited. */
import { watch } from "node:fs";
import { buildObstacle } from "./build-pages.ts";
import { launch, prepareLaunch } from "./launch.ts";

/** An editor writes a file in several steps, milliseconds. */
const SETTLE_MS = 100;

await launch(prepareLaunch(), {
  nodeEnv: "development",
  apiFlags: ["--watch"],
  beforeWeb: async () => {
    const obstacle = buildObstacle();
    if (obstacle) throw new Error(obstacle);
    // Loads the bundler, one of the packages that may be missing.
    const { buildEarlyScripts } = await import("../lib/page/build-early-scripts.ts");
    const build = () => buildEarlyScripts({ onDemandApart: false });
    await build();
    let timer: NodeJS.Timeout | undefined;
    watch("lib", { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => build().catch((cause: Error) => console.error(cause.message)), SETTLE_MS);
    });
  },
});
