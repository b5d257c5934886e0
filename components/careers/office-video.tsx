import { Play } from "lucide-react";
import { VideoButton } from "@/components/ui/video-button";
import { careersPage } from "@/lib/content/careers";

const { video } = careersPage;

/** A short film about the office, opened in a dialog. */
export function OfficeVideo() {
  return (
    <section className="wrap grid gap-8 pt-section xl:grid-cols-[7fr_5fr] xl:items-center xl:gap-18">
      <VideoButton
        video={{ src: video.src, title: video.title, text: video.scenes.map(({ caption }) => caption) }}
        className="group/play relative aspect-video w-full cursor-pointer overflow-hidden leaf-18 bg-center bg-cover bg-pandan-900 bg-[url(/art/kain-kantor.svg)] text-left"
      >
        <span className="absolute bottom-0 left-0 inline-flex min-h-11 items-center gap-2 rounded-tr-md bg-bg px-4 font-bold text-fg group-hover/play:text-action">
          <Play aria-hidden="true" className="size-4 fill-accent text-accent" />
          {video.play}, {video.length}
        </span>
      </VideoButton>
      <div>
        <h2>{video.heading}</h2>
        <p className="mt-4 text-fg-soft text-lead">{video.text}</p>
      </div>
    </section>
  );
}
