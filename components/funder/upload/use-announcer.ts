"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** For so long sentences are gathered before they are told, milliseconds. */
const GATHER_MS = 300;

/** `turn` grows with each one: the same words are told again when they are put in anew. */
export type Announcement = { text: string; turn: number };

/**
 * Words for a live region that tells of several things at once: all that happens within a moment is told together, and of
 * each thing only the newest. An empty sentence takes back what was told.
 */
export function useAnnouncer(): { announcement: Announcement; announce: (about: string, sentence: string) => void } {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: "", turn: 0 });
  const waiting = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useCallback((about: string, sentence: string) => {
    waiting.current.set(about, sentence);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const text = [...waiting.current.values()].filter(Boolean).join(" ");
      waiting.current.clear();
      setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));
    }, GATHER_MS);
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return { announcement, announce };
}
