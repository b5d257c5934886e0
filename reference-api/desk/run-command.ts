import { randomUUID } from "node:crypto";
import { DeskError } from "../errors.ts";
import type { Desk } from "../services/audit.ts";
import { hasOperators, operatorOf } from "../services/operators.ts";
import { commands, type Input, type Output } from "./commands.ts";

/** The parts of the service that the desk uses. */
export type DeskDeps = Omit<Desk, "actor" | "requestId">;
export type DeskCall = Input & { name: string; token?: string | undefined };

/**
 * Runs a command as the operator of the token. Throws a DeskError for an unknown command or token. The first `operator
 * add` needs no token: access to the database or the data folder is enough to set up the desk.
 */
export async function runCommand(deps: DeskDeps, { name, token, args, options }: DeskCall): Promise<Output> {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new DeskError(`There is no command ${name}.`);
  const isSetup = name === "operator add" && !token && !(await hasOperators(deps));
  const actor = isSetup ? ("service" as const) : (`operator:${await operatorOf(deps, token)}` as const);
  return command.run({ ...deps, actor, requestId: randomUUID() }, { args, options });
}
