import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false } };

/** Account pages bring their own bar, so that the cloth can stand beside it. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
