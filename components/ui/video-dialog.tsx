"use client";

import { Dialog } from "@/components/ui/dialog";
import { kitCopy } from "@/lib/content/kit";

export type Video = {
  /** The MP4; its folder also has the film as .webm, its poster as .jpg and its captions as .vtt. */
  src: string;
  title: string;
  /** What a silent video says, for those who do not see it. */
  text: readonly string[];
};

/** A silent video in a dialog. Closing it removes the player, so nothing plays on. */
export function VideoDialog({ video, open, onOpenChange }: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  const beside = (type: string) => video.src.replace(/\.mp4$/, `.${type}`);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={video.title} className="md:max-w-[min(50rem,130dvh)]">
      <video controls autoPlay muted playsInline poster={beside("jpg")} className="aspect-video w-full bg-pandan-900">
        <source src={beside("webm")} type="video/webm" />
        <source src={video.src} type="video/mp4" />
        <track kind="captions" srcLang="id" label={kitCopy.captions} src={beside("vtt")} default />
        <a href={video.src}>{kitCopy.videoFile}</a>
      </video>
      <ul className="grid gap-1 text-fg-soft text-small" aria-label={kitCopy.videoText}>
        {video.text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
