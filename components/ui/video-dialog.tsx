"use client";

import { Dialog } from "@/components/ui/dialog";
import { kitWords } from "@/lib/content/kit";

export type Video = { src: string; title: string; captions?: string; poster?: string };

/** A video in a dialog. Closing it removes the player, so nothing plays on. */
export function VideoDialog({ video, open, onOpenChange }: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={video.title} className="md:max-w-[50rem]">
      <video controls autoPlay muted={!video.captions} playsInline poster={video.poster} className="aspect-video w-full bg-pandan-900">
        <source src={video.src} />
        {video.captions ? <track kind="captions" src={video.captions} srcLang="id" label={kitWords.captions} default /> : null}
        <a href={video.src}>{kitWords.videoFile}</a>
      </video>
    </Dialog>
  );
}
