import { isRecord, isText, storedItem } from "@/lib/browser/storage";

export type DetailsReceipt = {
  /** When the details were accepted, epoch milliseconds. */
  at: number;
  /** Names the submission in the logs of the service; missing where the browser makes no ids. */
  number: string | undefined;
  /** The e-mail address of the account, where this tab knows it. */
  email: string | undefined;
};

const item = storedItem("detailsReceipt", (raw): DetailsReceipt | undefined => {
  const { at, number, email } = isRecord(raw) ?? {};
  return typeof at === "number" ? { at, number: isText(number), email: isText(email) } : undefined;
});

/** Remembers for this tab that details were accepted. `key` is the id of the request. */
export function storeReceipt({ key, email }: { key: string | undefined; email: string | undefined }): void {
  item.set({ at: Date.now(), number: key?.slice(0, 8).toUpperCase(), email });
}

/** The details that were accepted in this tab. */
export const readReceipt = (): DetailsReceipt | undefined => item.get();

/** Forgets them once the person has closed the panel. */
export const dropReceipt = (): void => item.remove();
