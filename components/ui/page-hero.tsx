import type { ReactNode } from "react";
import { preload } from "react-dom";

const tones = {
  kunyit: "day bg-kunyit-400 text-fg",
  soga: "day bg-soga-100 text-fg",
} as const;

type PageHeroProps = {
  tone: keyof typeof tones;
  title: string;
  lead: string;
  /** Name of a picture in public/art. */
  art: string;
  children?: ReactNode;
};

/**
 * Head of an inner page: text left on a solid background, batik art bleeding off the right edge. On a phone the lowest
 * quarter of the drawing is a band of whole patches; else its upper right corner, where the flower is, is always seen.
 */
export function PageHero({ tone, title, lead, art, children }: PageHeroProps) {
  const picture = `/art/${art}.svg`;
  // As a background it would be found with the style sheet only, behind the framework's scripts.
  preload(picture, { as: "image", fetchPriority: "high" });
  return (
    <section className={`relative overflow-hidden ${tones[tone]}`}>
      <div
        aria-hidden="true"
        className="h-[25vw] bg-cover bg-right-top max-md:bg-bottom md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-[40%] xl:w-[42%]"
        // The picture differs by page, so it cannot be a class.
        style={{ backgroundImage: `url(${picture})` }}
      />
      <div className="wrap relative pt-10 pb-10 xl:pt-20 xl:pb-20">
        <div className="md:max-w-[58%] xl:max-w-[52%]">
          <h1 className="max-w-[12em] text-h1 tracking-hero">{title}</h1>
          <p className="mt-4 text-lead">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
