"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { funderCopy } from "@/lib/content/funder";

const copy = funderCopy.draft;

type Props = { open: boolean; onClose: () => void; onDrop: () => void };

/**
 * Confirms the deletion of the draft. Its button disappears with the draft, so the focus then goes to the first field.
 */
export function DropDraftDialog({ open, onClose, onDrop }: Props) {
  const dropped = useRef(false);
  useEffect(() => {
    if (open) dropped.current = false;
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={copy.dropTitle}
      description={copy.dropText}
      finalFocus={() => !dropped.current || document.querySelector<HTMLElement>("main form input")}
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {copy.dropCancel}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            dropped.current = true;
            onClose();
            onDrop();
          }}
        >
          {copy.dropConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
