"use client";

import { startTransition, useEffect, useMemo, useState } from "react";
import type { Option } from "@/components/form/select-field";

/** Options rendered when the list opens: those in view and a few more. */
const FIRST = 12;
/** More follow after a pause in typing, in steps, up to BACKGROUND_MAX; the rest only near the end of the list. */
const STEP = 30;
const BACKGROUND_MAX = 150;
const PAUSE_MS = 150;
const NEAR_END_OPTIONS = 8;

/** The part of a long list that is rendered, so that opening it and typing stay fast with hundreds of options. */
export function useDrawnOptions(matches: readonly Option[], open: boolean) {
  const [limit, setLimit] = useState(FIRST);
  const drawn = useMemo(() => matches.slice(0, limit), [matches, limit]);
  const drawMore = () => {
    if (limit < matches.length) startTransition(() => setLimit(limit + STEP));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawMore depends on these values only
  useEffect(() => {
    if (!open || limit >= BACKGROUND_MAX) return;
    const timer = setTimeout(drawMore, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [open, limit, matches.length]);
  return { limit, drawn, drawMore, drawFirst: () => setLimit(FIRST), isNearEnd: (index: number) => index >= limit - NEAR_END_OPTIONS };
}
