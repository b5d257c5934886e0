"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { recollect, remember } from "@/lib/browser/tab-memory";

/** Keeps which of the `<details id>` inside are open while the reader is away on other pages. `name` is unique on the site. */
export function KeepOpen({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const rows = () => element.querySelectorAll<HTMLDetailsElement>("details[id]");
    const kept = recollect(name);
    if (Array.isArray(kept)) for (const row of rows()) row.open = kept.includes(row.id);
    const save = () => {
      const open = [...rows()].filter((row) => row.open).map((row) => row.id);
      remember(name, open);
    };
    // The event does not bubble: it is caught on its way down.
    element.addEventListener("toggle", save, true);
    return () => element.removeEventListener("toggle", save, true);
  }, [name]);

  return <div ref={box}>{children}</div>;
}
