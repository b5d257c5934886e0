import { isRecord, isText, type StoredItem } from "@/lib/browser/storage";

type Named = { id: string; name: string };

/** For the item that stores an idempotency key. */
export const isNamed = (raw: unknown): Named | undefined => {
  const { id, name } = isRecord(raw) ?? {};
  return isText(id) !== undefined && isText(name) !== undefined ? ({ id, name } as Named) : undefined;
};

/**
 * Names one submission of a form until it is answered, also over a reload: sent again by this name after a lost answer it is the same
 * submission, not a second one. `of` tells apart what one form submits. Undefined where the browser makes no UUIDs: those that
 * reach the site by plain http.
 */
export function idempotencyKey(item: StoredItem<Named>, of: string): string | undefined {
  const stored = item.get();
  if (stored?.id === of) return stored.name;
  const name = crypto.randomUUID?.();
  if (name) item.set({ id: of, name });
  return name;
}
