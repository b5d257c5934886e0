import { isRecord, isText, storedItem } from "@/lib/browser/storage";

export type DetailsReceipt = {
  /** When the details were accepted, epoch milliseconds. */
  at: number;
  /** The server's number of the submission; undefined where the upstream gives none. */
  number: string | undefined;
  /** The e-mail address of the account, if this tab knows it. */
  email: string | undefined;
};

const item = storedItem("detailsReceipt", (value): DetailsReceipt | undefined => {
  const { at, number, email } = isRecord(value) ?? {};
  return typeof at === "number" ? { at, number: isText(number), email: isText(email) } : undefined;
});

/** Stores for this tab that details were accepted. */
export function storeReceipt(receipt: DetailsReceipt): void {
  item.set(receipt);
}

/** The details that were accepted in this tab. */
export const readReceipt = (): DetailsReceipt | undefined => item.get();

/** Removes it once the person has closed the panel. */
export const dropReceipt = (): void => item.remove();
