import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { SCAN_NEWS_MS } from "../../../lib/limits.ts";
import type { Deps } from "../../deps.ts";
import type { Account } from "../accounts/find-account.ts";
import { type ScanState, scanState } from "./scan-state.ts";

/** How often the database is read for news, milliseconds. Any instance of the API may have written them. */
const READ_MS = 500;

/** Yields `first`, then the state of a code after each change, for a while. Throws 1006 once another code replaces it. */
export async function* followScan(deps: Deps, owner: Account, code: string, first: ScanState): AsyncGenerator<ScanState, void> {
  let last = first;
  yield last;
  for (let read = 0; read < SCAN_NEWS_MS / READ_MS; read++) {
    await pause(READ_MS);
    const state = await scanState(deps, owner, code);
    if (!isDeepStrictEqual(state, last)) yield state;
    last = state;
  }
}
