"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { routes } from "@/lib/routes";

const pages: readonly string[] = [routes.loans, routes.funding];

/** Whether one of the pages below Produk is being read. */
export const useProductPage = () => pages.includes(usePathname());

/**
 * The button of Produk, marked while one of its pages is being read. The early script opens it and writes its state.
 */
export function ProductsButton({ controls, className, children }: { controls: string; className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      data-do="menu"
      aria-expanded="false"
      aria-controls={controls}
      data-current={useProductPage() || undefined}
      suppressHydrationWarning
      className={className}
    >
      {children}
    </button>
  );
}
