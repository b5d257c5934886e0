import { isRecord, isText, storedItem } from "@/lib/browser/storage";

export type DetailsReceipt = {
  /** When the details were accepted, epoch milliseconds. */
  at: number;
  /** Identifies the submission in the logs; undefined without `crypto.randomUUID`. */
  number: string | undefined;
  /** The e-mail address of the account, if this tab knows it. */
  email: string | undefined;
};

const item = storedItem("detailsReceipt", (raw): DetailsReceipt | undefined => {
  const { at, number, email } = isRecord(raw) ?? {};
  return typeof at === "number" ? { at, number: isText(number), email: isText(email) } : undefined;
});

/** Stores for this tab that details were accepted. `key` is the idempotency key of the request. */
export function storeReceipt({ key, email }: { key: string | undefined; email: string | undefined }): void {
  item.set({ at: Date.now(), number: key?.slice(0, 8).toUpperCase(), email });
}

/** The details that were accepted in this tab. */
export const readReceipt = (): DetailsReceipt | undefined => item.get();

/** Removes it once the person has closed the panel. */
export const dropReceipt = (): void => item.remove();
