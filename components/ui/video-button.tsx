"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import type { Video } from "@/components/ui/video-dialog";

const loadDialog = () => import("@/components/ui/video-dialog").then((module) => module.VideoDialog);
const VideoDialog = dynamic(loadDialog, { ssr: false });

/** A button that opens a video in a dialog, which is loaded with the first touch. Without scripts a link to the file. */
export function VideoButton({ video, className = "", children }: { video: Video; className?: string; children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${className} noscript:hidden`}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {children}
      </button>
      <a href={video.src} className={`${className} hidden noscript:block`}>
        {children}
      </a>
      {asked ? <VideoDialog video={video} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
