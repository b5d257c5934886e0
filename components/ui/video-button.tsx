"use client";

import { type ReactNode, useState } from "react";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Video } from "@/components/ui/video-dialog";

const loadDialog = () => import("@/components/ui/video-dialog").then((module) => module.VideoDialog);

/**
 * A button that opens a video in a dialog, which is loaded with the first touch. Without scripts a link to the file.
 */
export function VideoButton({ video, className = "", children }: { video: Video; className?: string; children: ReactNode }) {
  const { Part: Dialog, prepare, ask } = useLazyComponent(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${className} noscript:hidden`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={async () => setOpen(await ask())}
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
