import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** On globalThis, because Next bundles this module separately for proxy.ts and instrumentation.ts. */
const RESPONSES = Symbol.for("simpul.current-response");
const shared = globalThis as unknown as Record<symbol, AsyncLocalStorage<ServerResponse> | undefined>;
shared[RESPONSES] ??= new AsyncLocalStorage();
const responses = shared[RESPONSES];

/** Makes `currentResponse` known to all that follows from the current event. */
export function setCurrentResponse(response: ServerResponse): void {
  responses.enterWith(response);
}

/** The response to the request that is being answered, for what has to know when it ends; undefined outside of one. */
export const currentResponse = (): ServerResponse | undefined => responses.getStore();
