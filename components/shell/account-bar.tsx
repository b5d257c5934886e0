import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { footerCopy, headerCopy } from "@/lib/content/shell";
import { site } from "@/lib/content/site";
import { COPYRIGHT_YEAR } from "@/lib/limits";
import { routes } from "@/lib/routes";

/** As wide as the form below it: one left edge. */
const formWide = "mx-auto w-[min(100%-2*var(--gutter),30rem)]";

/** The bar of account pages: the logo, and on the right the page's link. `sides`: its width, else that of the form. */
export function AccountBar({ sides, children }: { sides?: "px-side" | "wrap"; children?: ReactNode }) {
  return (
    <header className={`flex flex-wrap items-center justify-between gap-x-4 py-4 ${sides ?? formWide}`}>
      <Link href={routes.home} aria-label={headerCopy.home} className="inline-flex min-h-11 items-center">
        <Logo className="h-8.5" />
      </Link>
      {children}
    </header>
  );
}

/** The copyright line of account pages (account choice, sign-in, forgotten password; not registration). */
export function Copyright({ className = "" }: { className?: string }) {
  return <p className={`py-5 text-fg-mute text-small ${className}`}>{footerCopy.copyrightSupervised(COPYRIGHT_YEAR, site.company)}</p>;
}
