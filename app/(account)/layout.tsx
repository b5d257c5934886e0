import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false } };

/** Account pages render their own bar, because the batik art is next to it. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
