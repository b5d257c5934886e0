"use client";

import { type ReactNode, useId, useState } from "react";
import { Carousel, type Slide } from "@/components/ui/carousel";

type HeroCarouselProps = {
  label: string;
  /** The house slide first. */
  slides: readonly [Slide, ...Slide[]];
  /** Lies over the first slide and may overflow the carousel; hidden for the other slides. */
  over?: ReactNode;
  /** Remembers the slide under this name while the reader is away. */
  persistAs?: string | undefined;
};

/** The large carousel of the hero. Its controls sit in a white corner. */
export function HeroCarousel({ label, slides, over, persistAs }: HeroCarouselProps) {
  const [index, setIndex] = useState(0);
  const [inUse, setInUse] = useState(false);
  const overId = useId();
  const [house, ...others] = slides;
  return (
    // Lower than the hero on the narrowest desktops, so that the text in the middle of a banner stays visible.
    <div className="relative min-h-154 break-inside-avoid bg-pandan-900 pt-[28.6vw] pb-16 md:h-176 md:min-h-0 md:p-0 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[calc(50%+3.5rem)] xl:h-auto xl:max-h-[calc(60vw-4.2rem)] print:static print:h-auto print:min-h-0 print:py-0">
      <Carousel
        label={label}
        slides={[{ ...house, owns: over ? overId : undefined }, ...others]}
        persistAs={persistAs}
        onIndex={setIndex}
        inUse={inUse}
        className="absolute inset-0 print:hidden"
        rowClassName="h-full"
        controlsClassName="absolute right-0 bottom-0 z-10 rounded-tl-lg bg-bg pt-2 pr-gutter pl-2 xl:pr-side"
      />
      {over ? (
        // Cuts off what slides out at the bottom. Clicks outside of the receipt go to the carousel.
        <div className="pointer-events-none relative -mt-18 pt-18 pb-9 [clip-path:inset(-100vh_-100vw_0)] md:absolute md:inset-0 md:m-0 md:p-0 xl:-left-40 print:static print:m-0 print:p-0 print:[clip-path:none]">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop autoplay */}
          <div
            id={overId}
            inert={index !== 0}
            onPointerEnter={() => setInUse(true)}
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && setInUse(false)}
            onFocus={() => setInUse(true)}
            onBlur={() => setInUse(false)}
            className="pointer-events-auto relative mx-auto w-[min(20rem,100%-2*var(--gutter))] transition-[translate,visibility] duration-1000 ease-calm inert:invisible inert:translate-y-[130%] md:absolute md:top-9 md:left-gutter md:w-96 xl:top-auto xl:bottom-8 xl:left-22 xl:w-88 print:static"
          >
            {over}
          </div>
        </div>
      ) : null}
    </div>
  );
}
