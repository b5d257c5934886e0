import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** The bar of account pages: the logo, and on the right the page's link. `sides`: its width. */
export function AccountBar({ sides = "px-gutter", children }: { sides?: "px-gutter" | "px-side" | "wrap"; children?: ReactNode }) {
  return (
    <header className={`flex flex-wrap items-center justify-between gap-x-4 py-4 ${sides}`}>
      <Link href={routes.home} aria-label={headerCopy.home} className="inline-flex min-h-11 items-center">
        <Logo className="h-8.5" />
      </Link>
      {children}
    </header>
  );
}
