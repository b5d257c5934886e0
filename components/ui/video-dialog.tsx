"use client";

import { Dialog } from "@/components/ui/dialog";
import { kitWords } from "@/lib/content/kit";

export type Video = {
  src: string;
  title: string;
  poster?: string;
  /** What a silent video shows, for those who do not see it. */
  text?: readonly string[];
};

/** A silent video in a dialog. Closing it removes the player, so nothing plays on. */
export function VideoDialog({ video, open, onOpenChange }: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={video.title} className="md:max-w-[50rem]">
      <video controls autoPlay muted playsInline poster={video.poster} className="aspect-video w-full bg-pandan-900">
        <source src={video.src} />
        <a href={video.src}>{kitWords.videoFile}</a>
      </video>
      {video.text ? (
        <ul className="grid gap-1 text-fg-soft text-small" aria-label={kitWords.videoText}>
          {video.text.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
