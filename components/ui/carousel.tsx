"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { MultiControls, SingleControls } from "@/components/ui/carousel-controls";
import { useSwiper } from "@/components/ui/use-swiper";
import { kitCopy } from "@/lib/content/kit";

export type Slide = {
  id: string;
  content: ReactNode;
  /**
   * The id of an element elsewhere in the page that lies over this slide; screen readers read it as part of the slide.
   */
  owns?: string | undefined;
};

type CarouselProps = {
  /** Name of the group. */
  label: string;
  slides: readonly Slide[];
  /** `single`: one slide at a time, controls in a corner. `multi`: several at once, arrows next to the heading. */
  kind?: "single" | "multi";
  /**
   * Advances every 3 s, with a transition of 1 s. Stops on hover, on focus, out of view, in a hidden tab and under reduced motion.
   */
  autoplay?: boolean;
  /** Stops autoplay too: what lies over the carousel is in use. */
  inUse?: boolean;
  /** Left of the arrows of a `multi` carousel. */
  heading?: ReactNode;
  className?: string;
  rowClassName?: string;
  slideClassName?: string;
  controlsClassName?: string;
  /** Index of the slide to move to whenever it changes. */
  show?: number;
  /** Remembers the slide under this name while the reader is away on other pages. */
  persistAs?: string | undefined;
  onIndex?: (index: number) => void;
};

/** Slides side by side. All slides are in the HTML; without scripts they are a row that scrolls and snaps. */
export function Carousel({
  label,
  slides,
  kind = "single",
  autoplay = true,
  inUse = false,
  heading,
  className = "",
  rowClassName = "",
  slideClassName = "",
  controlsClassName = "",
  show,
  persistAs,
  onIndex,
}: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const single = kind === "single";
  const moves = autoplay && slides.length > 1;
  const stopped = paused || hovered || focused || inUse;
  const swiper = useSwiper(row, { multi: !single, count: slides.length, autoplay: moves, stopped, persistAs, onIndex });
  const { ready, index, atStart, atEnd } = swiper;
  const latest = useRef(swiper);
  latest.current = swiper;

  useEffect(() => {
    if (show !== undefined && ready) latest.current.go(show);
  }, [show, ready]);

  // A single slide is no carousel: nothing to announce, no controls.
  const named = (description: string, name: string) =>
    slides.length > 1 ? { role: "group", "aria-roledescription": description, "aria-label": name } : {};
  const Controls = single ? SingleControls : MultiControls;
  const controls =
    ready !== false && slides.length > 1 ? (
      <div className={`noscript:hidden print:hidden ${controlsClassName}`}>
        <Controls
          index={index}
          count={slides.length}
          atStart={atStart}
          atEnd={atEnd}
          onPrevious={swiper.previous}
          onNext={swiper.next}
          onGo={swiper.go}
          paused={moves && !swiper.reducedMotion ? paused : undefined}
          onPause={setPaused}
        />
      </div>
    ) : null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop autoplay; the role depends on the slides
    <div
      {...named(kitCopy.carousel, label)}
      className={className}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {heading ? (
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          {heading}
          {controls}
        </div>
      ) : null}
      {/* Before Swiper runs, the keyboard must be able to scroll the row. */}
      <div
        ref={row}
        tabIndex={ready || slides.length < 2 ? undefined : 0}
        className={`relative -outline-offset-3 touch-pan-y ${ready ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"} ${rowClassName}`}
      >
        {/* Live only with the focus inside: a live region is read even below an open dialog. */}
        <div className="swiper-wrapper flex h-full" aria-live={moves && focused ? "polite" : undefined}>
          {slides.map((slide, at) => (
            <div
              key={slide.id}
              {...named(kitCopy.slide, kitCopy.slideOf(at + 1, slides.length))}
              aria-owns={slide.owns}
              inert={single && !!ready && at !== index}
              className={`swiper-slide flex-none snap-start ${single ? "h-full w-full" : ""} ${slideClassName}`}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {heading ? null : controls}
    </div>
  );
}
