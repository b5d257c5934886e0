"use client";

import { useState } from "react";
import { savedTime } from "@/components/funder/draft/saved-time";
import type { DraftState } from "@/components/funder/draft/use-draft";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { funderCopy } from "@/lib/content/funder";

const copy = funderCopy.draft;

const loadDialog = () => import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog);

/**
 * When the draft was last saved, and the button that deletes it. On phones the line is there from the start: added
 * later it would push the button down.
 */
export function DraftStatus({ savedAt, failed, onDrop }: DraftState & { onDrop: () => void }) {
  const [asking, setAsking] = useState(false);
  const { Part: Dialog, prepare, ask } = useLazyComponent(loadDialog);
  const saved = savedAt === undefined ? copy.automatic : copy.saved(savedTime(savedAt));
  return (
    <>
      <div className={`-mb-3 flex min-h-11 flex-wrap items-center gap-x-3 pl-7.5 ${failed || savedAt !== undefined ? "" : "md:hidden"}`}>
        <span className="tabular-nums">{failed ? copy.unsaved : saved}</span>
        {savedAt !== undefined && (
          <button
            type="button"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={async () => setAsking(await ask())}
            className="min-h-11 rounded-sm px-1 font-bold text-link underline underline-offset-[0.22em]"
          >
            {copy.drop}
          </button>
        )}
      </div>
      {Dialog ? (
        <Dialog
          open={asking}
          title={copy.dropTitle}
          text={copy.dropText}
          yes={copy.dropConfirm}
          no={copy.dropCancel}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onDrop();
          }}
          focusAfterYes={() => document.querySelector<HTMLElement>("main form input")}
        />
      ) : null}
    </>
  );
}
