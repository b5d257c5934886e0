import { and, eq, isNull } from "drizzle-orm";
import { operators } from "../db/schema/desk.ts";
import { DeskError } from "../errors.ts";
import { digest, randomToken } from "../keys/secrets.ts";
import { audit, type Desk } from "./audit.ts";
import type { Deps } from "./deps.ts";

const isActive = isNull(operators.removedAt);

/** The name of the operator that a token belongs to. Throws for an unknown token. */
export async function operatorOf({ db }: Pick<Deps, "db">, token: string | undefined): Promise<string> {
  const [operator] = token
    ? await db
        .select({ name: operators.name })
        .from(operators)
        .where(and(eq(operators.tokenHash, digest(token)), isActive))
    : [];
  if (!operator) throw new DeskError("This needs DESK_TOKEN, the token of an operator (desk operator add NAME).");
  return operator.name;
}

/** Whether the desk has an operator: the first one is added without a token. */
export async function hasOperators({ db }: Pick<Deps, "db">): Promise<boolean> {
  return (await db.$count(operators, isActive)) > 0;
}

/** Adds an operator and returns the token, which is shown only now. */
export async function addOperator({ db, now, actor, requestId }: Desk, name: string): Promise<string> {
  if (!/^[\w.-]{2,40}$/.test(name)) throw new DeskError("A name has 2 to 40 letters, digits, dots, dashes or underscores.");
  const token = randomToken();
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(operators)
      .values({ name, tokenHash: digest(token), createdAt: now() })
      .onConflictDoNothing()
      .returning({ name: operators.name });
    if (added.length === 0) throw new DeskError(`The name ${name} is or was in use: choose another one.`);
    await audit(tx, now(), { actor, action: "operator-added", subject: name, requestId });
  });
  return token;
}

/** Withdraws the token of an operator. */
export async function removeOperator({ db, now, actor, requestId }: Desk, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .update(operators)
      .set({ removedAt: now() })
      .where(and(eq(operators.name, name), isActive))
      .returning({ name: operators.name });
    if (removed.length === 0) throw new DeskError(`There is no operator ${name}.`);
    await audit(tx, now(), { actor, action: "operator-removed", subject: name, requestId });
  });
}
