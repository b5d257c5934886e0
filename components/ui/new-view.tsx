"use client";

import { type ReactNode, useEffect, useState } from "react";

/** The longest pause between the clicks of a double click: systems allow 500 ms, and slow hands need more. */
const DOUBLE_CLICK_MS = 700;

/**
 * What appears under the pointer because of a click, such as a receipt in place of its form. It takes no clicks at first:
 * the second one of a double click would press a button that nobody has seen. Keys work at once.
 */
export function NewView({ children }: { children: ReactNode }) {
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="contents" style={isNew ? { pointerEvents: "none" } : undefined}>
      {children}
    </div>
  );
}
