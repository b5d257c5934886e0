import { isRecord, storedItem } from "@/lib/browser/storage";

/** A code that a phone may use. `endsAt`: by this device's clock, epoch milliseconds. */
export type Code = { code: string; endsAt: number };

/** For this long after a code has ended an upload may still be on its way, milliseconds. */
export const LATE_MS = 60_000;

const item = (field: string) =>
  storedItem(
    "scanCode",
    (value) => {
      const { code, endsAt, handle } = isRecord(value) ?? {};
      return typeof code === "string" && typeof endsAt === "number" && typeof handle === "string" ? { code, endsAt, handle } : undefined;
    },
    { rest: field },
  );

/** Remembers the code of a document for this tab: after a reload its files still arrive. */
export function storeScan(field: string, handle: string, { code, endsAt }: Code): void {
  item(field).set({ code, endsAt, handle });
}

/** The code of a document of this registration, while files may arrive with it. */
export function recallScan(field: string, handle: string): Code | undefined {
  const found = item(field).get();
  return found?.handle === handle && Date.now() < found.endsAt + LATE_MS ? found : undefined;
}
