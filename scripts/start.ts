/** `npm start`: the reference API (unless API_ORIGIN is set), a build when the sources have changed, and the web. */
import { buildPages, isBuildStale } from "./build-pages.ts";
import { launch, prepareLaunch } from "./launch.ts";

await launch(prepareLaunch(), {
  beforeWeb: async () => {
    if ((await isBuildStale()) && (await buildPages()) !== 0) throw new Error("The pages could not be built.");
  },
  web: ["server.ts"],
});
