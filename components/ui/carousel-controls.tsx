"use client";

import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { kitCopy } from "@/lib/content/kit";

type CarouselControlsProps = {
  index: number;
  count: number;
  atStart: boolean;
  atEnd: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onGo: (index: number) => void;
  /** Undefined where nothing moves by itself: no pause button. */
  paused?: boolean;
  onPause: (paused: boolean) => void;
};

/** Arrows, dots and pause, for carousels that show one slide at a time. */
export function SingleControls({ index, count, onPrevious, onNext, onGo, paused, onPause }: CarouselControlsProps) {
  return (
    <div className="flex items-center">
      <IconButton label={kitCopy.previous} icon={ChevronLeft} onClick={onPrevious} />
      <div className="flex min-w-0">
        {Array.from({ length: count }, (_, slide) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
            key={slide}
            type="button"
            aria-label={kitCopy.goToSlide(slide + 1)}
            aria-current={slide === index ? "true" : undefined}
            onClick={() => onGo(slide)}
            className="group/dot grid h-11 w-7 place-items-center p-0"
          >
            <span className="size-2.5 rounded-full shadow-edge group-aria-[current]/dot:w-5 group-aria-[current]/dot:rounded-[8px_2px_8px_2px] group-aria-[current]/dot:bg-action group-aria-[current]/dot:unshadowed" />
          </button>
        ))}
      </div>
      <IconButton label={kitCopy.next} icon={ChevronRight} onClick={onNext} />
      <PauseButton paused={paused} onPause={onPause} />
    </div>
  );
}

/**
 * Two arrows that stop at the ends, for carousels that show several slides; none where all are in view. Not `disabled`,
 * which would take the focus away from an arrow that has reached its end.
 */
export function MultiControls({ atStart, atEnd, onPrevious, onNext, paused, onPause }: CarouselControlsProps) {
  if (atStart && atEnd) return null;
  return (
    <div className="flex items-center gap-2">
      <PauseButton paused={paused} onPause={onPause} className="max-md:-ml-3" />
      <IconButton line label={kitCopy.previous} icon={ArrowLeft} onClick={onPrevious} aria-disabled={atStart || undefined} />
      <IconButton line label={kitCopy.next} icon={ArrowRight} onClick={onNext} aria-disabled={atEnd || undefined} />
    </div>
  );
}

function PauseButton({ paused, onPause, className }: Pick<CarouselControlsProps, "paused" | "onPause"> & { className?: string }) {
  if (paused === undefined) return null;
  return (
    <IconButton label={paused ? kitCopy.play : kitCopy.pause} icon={paused ? Play : Pause} className={className} onClick={() => onPause(!paused)} />
  );
}
