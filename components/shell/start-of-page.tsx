"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { MAIN_ID } from "@/lib/browser/names";

/** Moves the focus to the start of the new page: the clicked link of the footer, which stays, would keep it. */
export function StartOfPage() {
  const path = usePathname();
  const before = useRef(path);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!document.activeElement?.closest("footer")) return;
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute("tabindex", "-1");
    main?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
