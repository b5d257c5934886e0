"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { notify } from "@/components/ui/toaster";
import type { Video } from "@/components/ui/video-dialog";
import { refusalMessages } from "@/lib/contract/refusal-messages";

const loadDialog = () => import("@/components/ui/video-dialog").then((module) => module.VideoDialog);
const prepare = () => void loadDialog().catch(() => undefined);

type DialogProps = { video: Video; open: boolean; onOpenChange: (open: boolean) => void };

/** A button that opens a video in a dialog, which is loaded with the first touch. Without scripts a link to the file. */
export function VideoButton({ video, className = "", children }: { video: Video; className?: string; children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${className} noscript:hidden`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() =>
          loadDialog().then(
            (loaded) => {
              setDialog(() => loaded);
              setOpen(true);
            },
            () => notify.error(refusalMessages.network),
          )
        }
      >
        {children}
      </button>
      <a href={video.src} className={`${className} hidden noscript:block`}>
        {children}
      </a>
      {Dialog ? <Dialog video={video} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
