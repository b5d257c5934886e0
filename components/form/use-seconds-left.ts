"use client";

import { useEffect, useState } from "react";

/**
 * Whole seconds until a moment (ms since the epoch), at most `longest`, as the device's clock may be set back. Uses the
 * clock, so that a sleeping tab stays correct, and the browser's monotonic time, which cannot be set back.
 */
export function useSecondsLeft(deadline: number, longest: number): number {
  const begin = () => ({ deadline, at: performance.now(), seconds: Math.min(longest, Math.max(0, Math.ceil((deadline - Date.now()) / 1000))) });
  const [started, setStarted] = useState(begin);
  const [, setCount] = useState(started.seconds);
  // A new deadline counts from its first drawing on: that the old one is over must not be said as if it were this one.
  const current = started.deadline === deadline ? started : begin();
  if (current !== started) setStarted(current);

  const left = () => {
    const passed = (performance.now() - current.at) / 1000;
    return Math.max(0, Math.ceil(Math.min(current.seconds - passed, (deadline - Date.now()) / 1000)));
  };
  const ends = current.seconds > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts from where this deadline began
  useEffect(() => {
    if (!ends) return;
    // A count of 0 from the deadline before would hide that this one is over.
    setCount(left());
    const timer = setInterval(() => {
      const seconds = left();
      setCount(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [deadline, ends]);
  return left();
}
