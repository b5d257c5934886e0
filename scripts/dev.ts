/** `npm run dev`: the reference API (unless API_ORIGIN is set) and the web with pages rebuilt as they are edited. */
import { buildEarlyScripts } from "../lib/page/early-script.ts";
import { launch, prepareLaunch } from "./launch.ts";

await launch(prepareLaunch(), { nodeEnv: "development", beforeWeb: () => buildEarlyScripts({ callsApart: false }) });
