"use client";

import { type ReactNode, useState } from "react";
import { Carousel } from "@/components/ui/carousel";

type StageProps = {
  label: string;
  /** The house slide first. */
  slides: readonly { id: string; content: ReactNode }[];
  /** Lies over the house slide and may reach out of the stage; steps aside for the other slides. */
  over?: ReactNode;
  /** Remembers the slide under this name while the reader is away. */
  keep?: string;
};

/** The large carousel of the hero. Its controls sit in a white notch cut from the corner. */
export function Stage({ label, slides, over, keep }: StageProps) {
  const [index, setIndex] = useState(0);
  return (
    <div className="relative h-154 bg-pandan-900 max-[22rem]:h-172 md:h-120 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[calc(50%+3.5rem)] xl:h-auto">
      <Carousel
        label={label}
        slides={slides}
        keep={keep}
        onIndex={setIndex}
        className="absolute inset-0"
        rowClassName="h-full"
        controlsClassName="absolute right-0 bottom-0 z-10 rounded-tl-lg bg-bg pt-2 pr-gutter pl-2 xl:pr-side"
      />
      {over ? (
        <div
          inert={index !== 0}
          className="absolute top-18 left-1/2 w-[min(20rem,100%-2*var(--gutter))] -translate-x-1/2 transition-opacity duration-slow inert:opacity-0 md:top-9 md:left-gutter md:translate-x-0 xl:top-auto xl:bottom-26 xl:-left-18 xl:w-82"
        >
          {over}
        </div>
      ) : null}
    </div>
  );
}
