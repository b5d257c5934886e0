"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { dataRights } from "@/lib/content/data-rights";
import { refusalMessages } from "@/lib/contract/refusal-messages";

/** Opens the request form, which is loaded only then: the legal page stays light. */
export function RightsRequestButton() {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [Form, setForm] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();

  const show = async () => {
    setLoading(true);
    try {
      const { RightsDialog } = await import("@/components/data-rights/rights-dialog");
      setForm(() => RightsDialog);
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
        {dataRights.open}
      </Button>
      {Form ? <Form open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
