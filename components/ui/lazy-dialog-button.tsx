"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLazyComponent } from "@/components/ui/use-lazy-component";

type DialogProps = { open: boolean; onClose: () => void };

/** A button that opens a dialog, which is loaded only then: the page around it stays light. */
export function LazyDialogButton({ load, children }: { load: () => Promise<ComponentType<DialogProps>>; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const { Part: Dialog, ask } = useLazyComponent(load);

  const show = async () => {
    setLoading(true);
    setOpen(await ask());
    setLoading(false);
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
