"use client";

import { type ReactNode, useEffect, useState } from "react";
import { HEADER_SCROLL_PX } from "@/lib/limits";

/** The bar itself: at rest part of the page, beyond 112 px of scroll lower and fixed. The page below does not move. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > HEADER_SCROLL_PX);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);

  return (
    <div className="relative z-20 h-header print:hidden">
      <header
        data-scrolled={scrolled || undefined}
        className={`group/header inset-x-0 top-0 bg-bg ${scrolled ? "fixed animate-[lower_200ms_cubic-bezier(0.2,0.7,0.2,1)] shadow-line [--header-h:4rem]" : "absolute"}`}
      >
        {children}
      </header>
    </div>
  );
}
