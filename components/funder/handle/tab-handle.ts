import { isNamed } from "@/lib/browser/idempotency-key";
import { isRecord, isText, type StoredItem, storedItem } from "@/lib/browser/storage";
import { REGISTRATION_HANDLE } from "@/lib/contract/envelope";
import type { AccountType } from "@/lib/contract/investor";

/** How a registration ended in this tab: its details were accepted, or the service knows its handle no more. */
export type HandleEnd = "accepted" | "refused";

const handleItem = (type: AccountType) => storedItem("funderHandle", isText, { rest: `${type}`, plain: true });
const endItem = (type: AccountType): StoredItem<Record<string, unknown>> => storedItem("funderHandle", isRecord, { rest: `${type}End` });

/** The handle that this tab remembers. */
export function recallHandle(type: AccountType): string | undefined {
  return handleItem(type).get();
}

/** Remembers a handle for this tab, after the address has been cleaned. */
export function storeHandle(type: AccountType, id: string): void {
  handleItem(type).set(id);
}

/** Forgets the handle: the session's own registration is meant. */
export function forgetHandle(type: AccountType): void {
  handleItem(type).remove();
}

/** Remembers how the registration of a handle ended: going back must not offer it as if nothing had happened. */
export function endHandle(type: AccountType, id: string, end: HandleEnd): void {
  endItem(type).set({ id, end });
}

/** How the registration of a handle ended in this tab; undefined while it runs. */
export function endOf(type: AccountType, id: string): HandleEnd | undefined {
  const ended = endItem(type).get();
  return ended?.id === id ? (ended.end as HandleEnd | undefined) : undefined;
}

/** Where the submission of a registration's details is named (lib/browser/idempotency-key.ts). */
export const submissionItem = (type: AccountType) => storedItem("funderHandle", isNamed, { rest: `${type}Submission` });

type HandleQuery = { kind: "none" } | { kind: "broken" } | { kind: "given"; id: string };

/** Reads the registration handle from the `data` query, a JSON object such as {"id":"…"}. */
export function readHandleQuery(search: string): HandleQuery {
  const data = new URLSearchParams(search).get("data");
  if (data === null) return { kind: "none" };
  try {
    const parsed: unknown = JSON.parse(data);
    const id = typeof parsed === "object" && parsed !== null && "id" in parsed ? parsed.id : undefined;
    return typeof id === "string" && REGISTRATION_HANDLE.test(id) ? { kind: "given", id } : { kind: "broken" };
  } catch {
    return { kind: "broken" };
  }
}

/** The address without the handle: other parameters and the fragment stay. */
export function withoutHandle({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  query.delete("data");
  return pathname + (query.size > 0 ? `?${query}` : "") + hash;
}
