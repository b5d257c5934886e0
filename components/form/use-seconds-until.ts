"use client";

import { useEffect, useState } from "react";

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Whole seconds until a time in milliseconds since the epoch, counted down to 0. The deadline, not a counter, is what is kept. */
export function useSecondsUntil(deadline: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(deadline));
    tick();
    if (secondsUntil(deadline) === 0) return;
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}
