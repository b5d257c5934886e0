import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { MainNav } from "@/components/shell/main-nav";
import { MobileMenu } from "@/components/shell/mobile-menu";
import { RateSelector } from "@/components/shell/rate-selector";
import { UserMenu } from "@/components/shell/user-menu";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { noBreak } from "@/components/ui/no-break";
import { headerCopy, rateCopy } from "@/lib/content/shell";
import type { WebsiteIndex } from "@/lib/contract/website";
import { longDate } from "@/lib/format/date";
import { routes } from "@/lib/routes";

/** The bar itself: at rest part of the page, beyond 112 px of scroll lower and fixed. The page below does not move. */
function HeaderBar({ children }: { children: ReactNode }) {
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

/** The header of every full page. Without figures the rate selector shows dashes. */
export function SiteHeader({ index }: { index: WebsiteIndex | undefined }) {
  const asOf = index?.stat?.asOf ? noBreak(`${rateCopy.asOf(longDate(index.stat.asOf))} ${index.desc ?? ""}`.trim()) : undefined;
  return (
    <HeaderBar>
      <div className="wrap flex min-h-header items-center gap-1 @max-[20rem]:flex-wrap">
        <Link href={routes.home} aria-label={headerCopy.home} className="flex min-h-11 flex-none items-center overflow-hidden @max-[22.4rem]:w-8.5">
          <Logo className="h-8 scrolled:h-7.5 md:h-9" />
        </Link>
        <RateSelector rates={index?.tkbs ?? []} asOf={asOf} />
        <Link
          href={routes.channelCheck}
          className="hidden min-h-11 items-center gap-2 px-3.5 font-semibold text-fg-soft text-small no-underline hover:underline xl:inline-flex @max-[80rem]:hidden"
        >
          <ShieldCheck aria-hidden="true" className="size-4" />
          {headerCopy.channelCheck}
        </Link>
        <nav aria-label={headerCopy.nav} className="ml-auto flex items-center gap-2 xl:gap-3">
          <MainNav />
          {/* Where there is no room for them, the menu has them. */}
          <div className="contents @max-[40rem]:hidden">
            <ButtonLink href={routes.accountSelect} size="compact" className="signed-in:hidden max-md:hidden">
              {headerCopy.signIn}
            </ButtonLink>
            <UserMenu />
          </div>
          <MobileMenu />
        </nav>
      </div>
    </HeaderBar>
  );
}
