import { replayEvents } from "./event-replay.ts";
import { startFramework } from "./start-framework.ts";

/** Runs in the head of pages whose framework starts after they are loaded; `lib/page/early-script.ts` bundles it. */
const start = startFramework(() => events.noteRefilled());
const events = replayEvents(start);
