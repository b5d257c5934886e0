"use client";

import { Info } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { SubmitButton } from "@/components/form/submit-button";
import { funderCopy } from "@/lib/content/funder";

const copy = funderCopy.save;
const REASON_ID = "alasan-simpan";

function reason({ uploading, failed }: { uploading: number; failed: number }): string {
  if (uploading > 0 && failed > 0) return copy.both(uploading, failed);
  if (uploading > 0) return copy.uploading(uploading);
  return failed > 0 ? copy.failed(failed) : copy.ready;
}

type Props = {
  unfinished: { uploading: number; failed: number };
  /** Names of files that failed and have left the list. */
  noted: readonly string[];
  busy: boolean;
  /** The state of the draft, next to the reason. */
  children: ReactNode;
};

/** The bar with the save button. While an upload is pending the button says why it waits, and stays focusable. */
export function SaveBar({ unfinished, noted, busy, children }: Props) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.saveBar = "";
    return () => {
      delete dataset.saveBar;
    };
  }, []);
  return (
    <div className="z-5 mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t bg-bg py-3.5 roomy:sticky roomy:bottom-0 print:hidden">
      <div className="grid flex-[1_1_16rem] gap-0.5 text-fg-soft text-small">
        <p className="flex items-center gap-2.5">
          <Info aria-hidden="true" className="size-5 flex-none" />
          <span id={REASON_ID}>{reason(unfinished)}</span>
        </p>
        {noted.length > 0 ? <p className="pl-7.5 font-semibold text-danger-strong wrap-anywhere">{copy.noted(noted.join(", "))}</p> : null}
        {children}
      </div>
      <div className="w-full md:w-auto">
        <SubmitButton busy={busy} busyLabel={copy.busy} blocked={unfinished.uploading + unfinished.failed > 0} describedBy={REASON_ID}>
          {copy.submit}
        </SubmitButton>
      </div>
    </div>
  );
}
