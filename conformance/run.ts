import { accountChecks } from "./account-checks.ts";
import type { Check, Context } from "./check.ts";
import type { Config } from "./config.ts";
import { deletionChecks } from "./deletion-checks.ts";
import { Difference, NoAnswer, Platform } from "./platform.ts";
import { siteChecks } from "./site-checks.ts";

export type Result = {
  check: Check;
  outcome: "holds" | "differs" | "not offered" | "left out";
  detail: string;
  /** The platform did not answer, or did not finish its answer. */
  isSilent?: true;
};

/** Checks in a row without an answer, after which a platform counts as not reachable. */
const SILENT_MAX = 3;
/** Longest run. */
const RUN_MAX_MS = 600_000;

const checks = [...siteChecks, ...accountChecks, ...deletionChecks];

async function runOne(check: Check, context: Context): Promise<Result> {
  const { needs, after } = check;
  if (needs && !context.config[needs]) return { check, outcome: "left out", detail: `needs "${needs}" in the configuration` };
  if (after && !context.notes[after]) return { check, outcome: "left out", detail: `needs an earlier check (${after})` };
  try {
    await check.run(context);
    return { check, outcome: "holds", detail: "" };
  } catch (error) {
    if (error instanceof NoAnswer) return { check, outcome: "differs", detail: error.message, isSilent: true };
    // An error of the check itself also comes from an unexpected answer of the platform.
    if (!(error instanceof Difference)) return { check, outcome: "differs", detail: new Difference(`cannot be judged: ${error}`).message };
    if (check.optional && (await isMissing(check, context))) return { check, outcome: "not offered", detail: error.message };
    return { check, outcome: "differs", detail: error.message };
  }
}

/** Whether the platform does not serve an optional call at all. */
async function isMissing({ call }: Check, { platform, notes }: Context): Promise<boolean> {
  const response = await platform.fetch(call, { request: {}, token: notes.token, handle: notes.handle }).catch(() => undefined);
  await response?.body?.cancel().catch(() => undefined);
  return response !== undefined && [404, 405, 501].includes(response.status);
}

/**
 * Runs every check against a platform, in order. Returns one result for each and never throws: one that does not answer
 * three checks in a row, or keeps the run going for ten minutes, gets no further calls. `timeoutMs`: of one call.
 */
export async function conform(origin: string, config: Config, timeoutMs?: number): Promise<Result[]> {
  const context: Context = { platform: new Platform(origin, timeoutMs), config, notes: {} };
  const results: Result[] = [];
  const end = performance.now() + RUN_MAX_MS;
  let silent = 0;
  for (const check of checks) {
    if (silent >= SILENT_MAX || performance.now() > end) {
      const detail = silent >= SILENT_MAX ? `no answer to ${SILENT_MAX} checks in a row` : `the run took more than ${RUN_MAX_MS / 60_000} minutes`;
      results.push({ check, outcome: "left out", detail });
      continue;
    }
    const result = await runOne(check, context);
    silent = result.isSilent ? silent + 1 : 0;
    results.push(result);
  }
  return results;
}
