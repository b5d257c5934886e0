import { useEffect, useState } from "react";

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Whole seconds until a moment (ms since the epoch), counted from the clock, so that a sleeping tab does not fall behind. */
export function useSecondsLeft(deadline: number): number {
  const [counted, setCounted] = useState(() => ({ deadline, seconds: secondsUntil(deadline) }));
  useEffect(() => {
    const count = () => {
      const seconds = secondsUntil(deadline);
      setCounted((before) => (before.deadline === deadline && before.seconds === seconds ? before : { deadline, seconds }));
      return seconds;
    };
    if (count() === 0) return;
    const timer = setInterval(() => count() === 0 && clearInterval(timer), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  // A new deadline counts from its first drawing on: that the old one is over must not be told as if it were this one.
  return counted.deadline === deadline ? counted.seconds : secondsUntil(deadline);
}
