"use client";

import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { recallScan } from "@/components/funder/scan/scan-store";
import type { Uploads } from "@/components/funder/upload/use-uploads";
import { Button } from "@/components/ui/button";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { funderCopy } from "@/lib/content/funder";

const load = () => import("@/components/funder/scan/scan-dialog").then(({ ScanDialog }) => ScanDialog);

type Props = { field: string; title: string; documents: readonly string[]; uploads: Uploads };

/**
 * Opens the dialog of the phone scanner, beginning with one document; only with a mouse or touchpad, also on a laptop
 * with a touch screen, not on the phone itself. The dialog stays mounted when it is closed, so that files arrive as long
 * as its code is valid.
 */
export function ScanButton({ field, title, documents, uploads }: Props) {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const { Part: ScanDialog, prepare, ask } = useLazyComponent(load);
  const { handle } = uploads.owner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a code from before a reload
  useEffect(() => {
    if (recallScan(field, handle)) void ask();
  }, []);
  const show = async () => {
    setLoading(true);
    setOpen(await ask());
    setLoading(false);
  };
  return (
    <div className="hidden any-pointer-fine:block print:hidden">
      <Button
        variant="text"
        size="compact"
        className="not-forced-colors:-ml-4.5"
        busy={loading}
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Smartphone aria-hidden="true" className="size-5" />
        {funderCopy.upload.scan}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {ScanDialog ? (
        <ScanDialog open={open} onClose={() => setOpen(false)} field={field} title={title} documents={documents} uploads={uploads} />
      ) : null}
    </div>
  );
}
