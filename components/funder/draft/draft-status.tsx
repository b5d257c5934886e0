"use client";

import { useState } from "react";
import { savedTime } from "@/components/funder/draft/saved-time";
import type { DraftState } from "@/components/funder/draft/use-draft";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { funderWords } from "@/lib/content/funder";

const words = funderWords.draft;

/** When the draft was last saved, and the way to delete it. */
export function DraftStatus({ savedAt, failed, onDrop }: DraftState & { onDrop: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 pl-[1.875rem]">
      <span className="tabular-nums">{failed ? words.unsaved : savedAt === undefined ? "" : words.saved(savedTime(savedAt))}</span>
      {savedAt !== undefined && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="min-h-11 rounded-sm px-1 font-bold text-link underline underline-offset-[0.22em]"
        >
          {words.drop}
        </button>
      )}
      <Dialog open={asking} onOpenChange={setAsking} title={words.dropTitle} description={words.dropText}>
        <DialogActions>
          <Button variant="line" onClick={() => setAsking(false)}>
            {words.dropCancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              onDrop();
            }}
          >
            {words.dropConfirm}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
