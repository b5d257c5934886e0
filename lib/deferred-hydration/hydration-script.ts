import { replayEvents } from "./event-replay.ts";
import { loadFramework } from "./load-framework.ts";

/** The head script of pages that hydrate after load, bundled by `lib/page/early-script.ts`. */
const start = loadFramework(() => events.recordRestored());
const events = replayEvents(start);
