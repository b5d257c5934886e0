import { kitCopy } from "@/lib/content/kit";

type VideoPlayerProps = {
  /** The MP4; its folder also has the film as .webm, its poster as .jpg and its captions as .vtt. */
  src: string;
  /** What a silent video says, for those who do not see it. */
  text: readonly string[];
  autoPlay?: boolean;
};

/** A silent video with its words below. */
export function VideoPlayer({ src, text, autoPlay = false }: VideoPlayerProps) {
  const beside = (type: string) => src.replace(/\.mp4$/, `.${type}`);
  return (
    <>
      <video
        controls
        autoPlay={autoPlay}
        muted
        playsInline
        preload={autoPlay ? undefined : "none"}
        poster={beside("jpg")}
        className="aspect-video w-full bg-pandan-900"
      >
        <source src={beside("webm")} type="video/webm" />
        <source src={src} type="video/mp4" />
        <track kind="captions" srcLang="id" label={kitCopy.captions} src={beside("vtt")} default />
        <a href={src}>{kitCopy.videoFile}</a>
      </video>
      <ul className="mt-3 grid gap-1 text-fg-soft text-small" aria-label={kitCopy.videoText}>
        {text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
