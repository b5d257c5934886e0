"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { NotchControls, RailControls } from "@/components/ui/carousel-controls";
import { useRunning } from "@/components/ui/use-running";
import { useSwiper } from "@/components/ui/use-swiper";
import { kitWords } from "@/lib/content/kit";
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SPEED_MS } from "@/lib/limits";

export type Slide = {
  id: string;
  content: ReactNode;
  /** The id of what lies over this slide and stands elsewhere in the page: it is read as a part of the slide. */
  owns?: string | undefined;
};

type CarouselProps = {
  /** Name of the group. */
  label: string;
  slides: readonly Slide[];
  /** `notch`: one slide at a time, controls in a corner. `rail`: several at once, arrows beside the heading. */
  kind?: "single" | "multi";
  /** Moves by itself: stays 3 s, moves 1 s. Stops on hover, focus, in a hidden tab, under reduced motion. */
  autoplay?: boolean;
  /** What stands left of a rail's arrows. */
  heading?: ReactNode;
  className?: string;
  rowClassName?: string;
  slideClassName?: string;
  controlsClassName?: string;
  /** A slide chosen from outside; moves there whenever it changes. */
  show?: number;
  /** Remembers the slide under this name while the reader is away on other pages. */
  keep?: string;
  onIndex?: (index: number) => void;
};

/** Slides side by side. Without scripts a row that scrolls and snaps; all slides are in the HTML. */
export function Carousel({
  label,
  slides,
  kind = "single",
  autoplay = true,
  heading,
  className = "",
  rowClassName = "",
  slideClassName = "",
  controlsClassName = "",
  show,
  keep,
  onIndex,
}: CarouselProps) {
  const area = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const one = kind === "single";
  const swiper = useSwiper(row, { many: !one, count: slides.length, keep, onIndex });
  const { ready, index, atStart, atEnd, moved } = swiper;
  const moves = autoplay && slides.length > 1;
  const { running, entered } = useRunning(area, { moves, wanted: moves && !!ready && !paused });
  const latest = useRef(swiper);
  latest.current = swiper;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place starts a new stay
  useEffect(() => {
    if (!running) return;
    // A change is told when the move begins: the stay comes on top of it.
    const stay = moved ? CAROUSEL_AUTOPLAY_MS + CAROUSEL_SPEED_MS : CAROUSEL_AUTOPLAY_MS;
    const timer = setTimeout(() => (atEnd ? latest.current.go(0) : latest.current.next()), stay);
    return () => clearTimeout(timer);
  }, [running, index, atEnd, moved]);

  useEffect(() => {
    if (show !== undefined && ready) latest.current.go(show);
  }, [show, ready]);

  // One slide alone is no carousel: nothing to announce, nothing to move through.
  const named = (description: string, name: string) =>
    slides.length > 1 ? { role: "group", "aria-roledescription": description, "aria-label": name } : {};
  const Controls = one ? NotchControls : RailControls;
  // The arrows of a rail have to wait: where all slides are in sight there are none.
  const controls =
    (one ? ready !== false : ready) && slides.length > 1 ? (
      <div className={`noscript:hidden print:hidden ${controlsClassName}`}>
        <Controls
          index={index}
          count={slides.length}
          atStart={atStart}
          atEnd={atEnd}
          onPrevious={swiper.previous}
          onNext={swiper.next}
          onGo={swiper.go}
          paused={moves ? paused : undefined}
          onPause={setPaused}
        />
      </div>
    ) : null;

  return (
    <div ref={area} {...named(kitWords.carousel, label)} className={className}>
      {heading ? (
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          {heading}
          {/* On a phone the arrows stand in a line of their own, whose place is kept until they work. */}
          {ready || slides.length < 2 ? controls : <div className="h-11 w-34 md:hidden noscript:hidden" />}
        </div>
      ) : null}
      {/* While the row scrolls by itself the keyboard must be able to scroll it. */}
      <div
        ref={row}
        tabIndex={ready || slides.length < 2 ? undefined : 0}
        className={`relative -outline-offset-3 [touch-action:pan-y] ${ready ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"} ${rowClassName}`}
      >
        {/* Told only to who is in it: a live region stays in the reading order below an open dialog. */}
        <div className="swiper-wrapper flex h-full" aria-live={moves && entered ? "polite" : undefined}>
          {slides.map((slide, at) => (
            <div
              key={slide.id}
              {...named(kitWords.slide, kitWords.slideOf(at + 1, slides.length))}
              aria-owns={slide.owns}
              inert={one && !!ready && at !== index}
              className={`swiper-slide flex-none snap-start ${one ? "h-full w-full" : ""} ${slideClassName}`}
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
