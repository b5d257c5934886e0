import type { ReactNode } from "react";

/** The bar itself: at rest part of the page, beyond 112 px of scroll lower and fixed. The page below does not move. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <div data-header="true" className="relative z-20 h-header print:hidden">
      {/* The early script adds a class beyond that (lib/enhancements/page.ts). */}
      <header
        suppressHydrationWarning
        className="@container absolute inset-x-0 top-0 bg-bg scrolled:fixed scrolled:animate-[lower_200ms_cubic-bezier(0.2,0.7,0.2,1)] scrolled:shadow-below scrolled:[--header-h:4rem]"
      >
        {children}
      </header>
    </div>
  );
}
