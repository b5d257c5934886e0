import { CircleCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { optionalMark } from "@/lib/content/funder";
import { scanSteps } from "@/lib/content/scan-steps";
import { companyForm } from "@/lib/contract/company-form";
import { labelOf } from "@/lib/contract/field-list";
import type { AccountType } from "@/lib/contract/investor";
import { personForm } from "@/lib/contract/person-form";
import type { ScanDocument } from "@/lib/contract/scan";

const copy = scanSteps.list;

/** The name of a document on the phone. */
export const documentTitle = (type: AccountType, field: string): string =>
  labelOf(type === 1 ? companyForm : personForm, field).replace(optionalMark, "");

type Props = {
  type: AccountType;
  documents: readonly ScanDocument[];
  current: string;
  /** The documents that this phone has sent. */
  taken: readonly string[];
  onPick: (document: ScanDocument) => void;
};

/** The documents of a code: what this phone has sent, and what is missing. */
export function DocumentList({ type, documents, current, taken, onPick }: Props) {
  return (
    <section aria-labelledby="daftar-dokumen">
      <h2 id="daftar-dokumen" className="text-body">
        {copy.title}
      </h2>
      <ul className="mt-2 border-line border-t">
        {documents.map((document) => {
          const title = documentTitle(type, document.field);
          const isTaken = taken.includes(document.field);
          return (
            <li key={document.field} className="flex min-h-12 items-center justify-between gap-3 border-line border-b py-1">
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className={`flex items-center gap-1.5 text-small ${isTaken ? "text-success" : "text-fg-mute"}`}>
                  {isTaken ? <CircleCheck aria-hidden="true" className="size-4 flex-none" /> : null}
                  {isTaken ? copy.sent : document.field === current ? copy.now : copy.missing}
                </span>
              </span>
              {document.field === current || isTaken ? null : (
                <Button
                  variant="text"
                  size="compact"
                  className="not-forced-colors:-mr-4.5"
                  aria-label={copy.scanNamed(title)}
                  onClick={() => onPick(document)}
                >
                  {copy.scan}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
