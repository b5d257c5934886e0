"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { helpPage } from "@/lib/content/help";
import { refusalMessages } from "@/lib/contract/refusal-messages";

/** Opens the complaint form, which is loaded only then. */
export function ComplaintButton() {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Form, setForm] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();

  const show = async () => {
    setLoading(true);
    try {
      const { ComplaintDialog } = await import("@/components/help/complaint-dialog");
      setForm(() => ComplaintDialog);
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
        {helpPage.complaint.write}
      </Button>
      {Form ? <Form open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
