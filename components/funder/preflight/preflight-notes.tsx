import { Info } from "lucide-react";
import { isRepeated, type UploadItem } from "@/components/funder/upload/upload-state";
import { preflightCopy as copy } from "@/lib/content/preflight";

/** Months that a bank statement must cover, by the label of its document. */
const STATEMENT_MONTHS = 3;
export const STATEMENT_FIELD = "companyBylawsPicUrl";

/**
 * Advice about a bank statement that covers too few months; empty: none. Months count over all files, and only if every
 * file shows some.
 */
export function monthsAdvice(rows: readonly UploadItem[], field: string): string {
  if (field !== STATEMENT_FIELD || rows.length === 0 || rows.some(({ findings }) => !findings?.months)) return "";
  const months = new Set(rows.flatMap(({ findings }) => findings?.months ?? []));
  return months.size < STATEMENT_MONTHS ? copy.months(months.size) : "";
}

/** Advice about one file of a document; empty: none. */
export const fileAdvice = (rows: readonly UploadItem[], item: UploadItem): string =>
  isRepeated(rows, item) ? copy.repeated : (item.findings?.advice ?? "");

/** Id of the advice about a document, for the description of its field. */
export const adviceId = (field: string): string => `advice-${field}`;

/** Advice found on this device; it never keeps anybody from saving. `AdviceNote` says so once below all of a document. */
export function Advice({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} role="status" data-preflight="" className="wrap-anywhere mt-1.5 flex gap-2 text-small">
      <Info aria-hidden="true" className="mt-0.5 size-4 flex-none text-warning" />
      <b className="font-semibold">{children}</b>
    </p>
  );
}

/** What the advice above it is. */
export const AdviceNote = () => <p className="text-fg-mute text-small">{copy.note}</p>;
