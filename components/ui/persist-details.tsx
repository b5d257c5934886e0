"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { placeItem } from "@/lib/browser/storage";

/**
 * Remembers which of the `<details id>` inside are open while the reader visits other pages. `name` is unique on the
 * site. The page script does so after a full page load, this component after a client navigation.
 */
export function PersistDetails({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  // Before the rows that are open at first report their `toggle`, which the page script stores.
  useLayoutEffect(() => {
    const open = placeItem(name).get();
    if (Array.isArray(open))
      for (const row of box.current?.querySelectorAll<HTMLDetailsElement>("details[id]") ?? []) row.open = open.includes(row.id);
  }, [name]);

  return (
    <div ref={box} data-persist-details={name}>
      {children}
    </div>
  );
}
