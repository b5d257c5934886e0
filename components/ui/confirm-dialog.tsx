"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { NewView } from "@/components/ui/new-view";

type Props = {
  open: boolean;
  title: ReactNode;
  /** What is lost. */
  text: ReactNode;
  yes: string;
  no: string;
  /** During the call: the dialog stays open. */
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Where the focus goes after "yes", if the button that opened the dialog disappears. */
  focusAfterYes?: () => HTMLElement | null;
};

/** Asks before something is lost. */
export function ConfirmDialog({ open, title, text, yes, no, busy = false, onYes, onNo, focusAfterYes }: Props) {
  const agreed = useRef(false);
  useEffect(() => {
    if (open) agreed.current = false;
  }, [open]);
  const agree = () => {
    agreed.current = true;
    onYes();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onNo}
      title={title}
      description={text}
      dismissible={!busy}
      finalFocus={() => !agreed.current || !focusAfterYes || focusAfterYes()}
    >
      <DialogActions>
        <Button variant="line" onClick={onNo}>
          {no}
        </Button>
        <NewView>
          <Button variant="danger" busy={busy} onClick={agree}>
            {yes}
          </Button>
        </NewView>
      </DialogActions>
    </Dialog>
  );
}
