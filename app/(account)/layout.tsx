import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false } };

/** Account pages render their own bar, because the batik art is beside it. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
