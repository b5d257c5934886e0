"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { placeItem } from "@/lib/browser/storage";

/**
 * Keeps which of the `<details id>` inside are open while the reader is away on other pages. `name` is unique on the site.
 * The page's script remembers them and restores them with a new page; this does so after a change of page without one.
 */
export function PersistDetails({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
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
