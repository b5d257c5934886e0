import { accountChecks } from "./account-checks.ts";
import type { Check, Context } from "./check.ts";
import type { Config } from "./config.ts";
import { deletionChecks } from "./deletion-checks.ts";
import { Difference, Platform } from "./platform.ts";
import { siteChecks } from "./site-checks.ts";

export type Result = { check: Check; outcome: "holds" | "differs" | "not offered" | "left out"; detail: string };

const checks = [...siteChecks, ...accountChecks, ...deletionChecks];

async function runOne(check: Check, context: Context): Promise<Result> {
  const { needs, after } = check;
  if (needs && !context.config[needs]) return { check, outcome: "left out", detail: `needs "${needs}" in the configuration` };
  if (after && !context.notes[after]) return { check, outcome: "left out", detail: `needs an earlier check (${after})` };
  try {
    await check.run(context);
    return { check, outcome: "holds", detail: "" };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    if (check.optional && (await isMissing(check, context))) return { check, outcome: "not offered", detail: error.message };
    return { check, outcome: "differs", detail: error.message };
  }
}

/** Whether the platform does not serve an optional call at all. */
async function isMissing({ call }: Check, { platform, notes }: Context): Promise<boolean> {
  const { status } = await platform.fetch(call, { request: {}, token: notes.token, handle: notes.handle }).catch(() => ({ status: 0 }));
  return status === 404 || status === 405 || status === 501;
}

/** Runs every check against a platform, in order. Returns one result for each; throws only for its own errors. */
export async function conform(origin: string, config: Config): Promise<Result[]> {
  const context: Context = { platform: new Platform(origin), config, notes: {} };
  const results: Result[] = [];
  for (const check of checks) results.push(await runOne(check, context));
  return results;
}
