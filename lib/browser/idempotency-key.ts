import { isRecord, isText, type StoredItem } from "@/lib/browser/storage";

type Named = { id: string; name: string };

/** `check` of a stored idempotency key. */
export const isNamed = (raw: unknown): Named | undefined => {
  const { id, name } = isRecord(raw) ?? {};
  return isText(id) !== undefined && isText(name) !== undefined ? ({ id, name } as Named) : undefined;
};

/**
 * Idempotency key of a form submission, stable until a response arrives, also after a reload: a resend is not processed
 * twice. `of` identifies what is submitted. Undefined without `crypto.randomUUID`, which needs https.
 */
export function idempotencyKey(item: StoredItem<Named>, of: string): string | undefined {
  const stored = item.get();
  if (stored?.id === of) return stored.name;
  const name = crypto.randomUUID?.();
  if (name) item.set({ id: of, name });
  return name;
}
