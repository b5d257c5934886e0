"use client";

import type { ComponentProps } from "react";
import { Dialog } from "@/components/ui/dialog";
import { VideoPlayer } from "@/components/ui/video-player";

export type Video = Pick<ComponentProps<typeof VideoPlayer>, "src" | "text"> & { title: string };

/** A silent video in a dialog. Closing it removes the player, so nothing plays on. */
export function VideoDialog({ video, open, onOpenChange }: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={video.title} className="md:max-w-[min(50rem,130dvh)]">
      <VideoPlayer src={video.src} text={video.text} autoPlay />
    </Dialog>
  );
}
