"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { MAIN_ID } from "@/lib/browser/names";

/** The footer stays through changes of page, and its pressed link with the focus: the focus goes to the start of the new page. */
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
