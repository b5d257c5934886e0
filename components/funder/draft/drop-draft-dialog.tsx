"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { funderWords } from "@/lib/content/funder";

const words = funderWords.draft;

type Props = { open: boolean; onClose: () => void; onDrop: () => void };

/** Asks before the draft is deleted. */
export function DropDraftDialog({ open, onClose, onDrop }: Props) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.dropTitle} description={words.dropText}>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {words.dropCancel}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onDrop();
          }}
        >
          {words.dropConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
