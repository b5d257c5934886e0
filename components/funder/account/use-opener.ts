"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** For a form that takes the place of the button that opens it: closing it moves the focus back to the button. */
export function useOpener() {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  function close(): void {
    flushSync(() => setOpen(false));
    ref.current?.focus();
  }
  return { isOpen, opener: { ref, onClick: () => setOpen(true) }, close };
}
