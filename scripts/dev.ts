/** `npm run dev`: the reference API (unless API_ORIGIN is set) and `next dev`, each restarts or reloads when its files change. */
import { buildObstacle } from "./build-pages.ts";
import { launch, prepareLaunch } from "./launch.ts";

const env = prepareLaunch();
await launch(env, {
  apiFlags: ["--watch"],
  beforeWeb: async () => {
    const obstacle = buildObstacle();
    if (obstacle) throw new Error(obstacle);
  },
  web: ["node_modules/next/dist/bin/next", "dev", "-p", String(env.PORT)],
});
