import { Info } from "lucide-react";
import type { UploadItem } from "@/components/funder/upload/upload-state";
import { preflightCopy as copy } from "@/lib/content/preflight";
import { shortFileName } from "@/lib/format/file-size";

/** Months that a bank statement must cover, by the label of its document. */
const STATEMENT_MONTHS = 3;
export const STATEMENT_FIELD = "companyBylawsPicUrl";

/** What the files of a document give reason to say. Months count over all files, and only if every file shows some. */
export function adviceOf(rows: readonly UploadItem[], field: string): string[] {
  const faults = rows.flatMap(({ name, findings }) => (findings?.fault ? [`${shortFileName(name)}: ${copy.faults[findings.fault]}`] : []));
  if (field !== STATEMENT_FIELD || rows.length === 0 || rows.some(({ findings }) => !findings?.months)) return faults;
  const months = new Set(rows.flatMap(({ findings }) => findings?.months ?? []));
  return months.size < STATEMENT_MONTHS ? [...faults, copy.months(months.size)] : faults;
}

/** Id of the advice about a document, for the description of its field. */
export const adviceId = (field: string): string => `saran-${field}`;

/** Advice about the files of a document, found on this device. It never keeps anybody from saving. */
export function PreflightNotes({ advice, field }: { advice: readonly string[]; field: string }) {
  if (advice.length === 0) return null;
  return (
    <div data-preflight="" className="flex gap-3 rounded-sm bg-warning-bg px-3.5 py-2.5 text-small">
      <Info aria-hidden="true" className="mt-0.5 size-5 flex-none text-warning" />
      <div className="grid min-w-0 gap-1">
        <div id={adviceId(field)} className="wrap-anywhere font-semibold">
          {advice.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className="text-fg-soft">{copy.note}</p>
      </div>
    </div>
  );
}
