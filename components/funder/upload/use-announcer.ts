"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Sentences are collected for this long before they are announced, milliseconds. */
const GATHER_MS = 300;

/** `turn` grows with each one, so that a repeated text is announced again. */
export type Announcement = { text: string; turn: number };

/**
 * Texts for a live region about several subjects. Texts within a short time are announced together, only the newest of
 * each subject. An empty text withdraws the last one.
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
