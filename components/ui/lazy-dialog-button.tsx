"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { refusalMessages } from "@/lib/contract/refusal-messages";

type DialogProps = { open: boolean; onClose: () => void };

/** A button that opens a dialog, which is loaded only then: the page around it stays light. */
export function LazyDialogButton({ load, children }: { load: () => Promise<ComponentType<DialogProps>>; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const show = async () => {
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      notify.error(refusalMessages.network);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button busy={loading} onClick={show} className="noscript:hidden">
        {children}
      </Button>
      {Dialog ? <Dialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
