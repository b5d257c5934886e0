import { ChevronDown, LogOut, Stamp } from "lucide-react";
import type { ReactNode } from "react";
import { MainNav } from "@/components/shell/main-nav";
import { MobileMenu } from "@/components/shell/mobile-menu";
import { RateSelector } from "@/components/shell/rate-selector";
import { AccountEntries, LateUserName, UserName } from "@/components/shell/user-name";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { noBreak } from "@/components/ui/no-break";
import { headerCopy, rateCopy } from "@/lib/content/shell";
import type { WebsiteIndex } from "@/lib/contract/website";
import { longDate } from "@/lib/format/date";
import { routes } from "@/lib/routes";

const entryClass = "flex min-h-11 items-center gap-2.5 rounded-sm px-3 text-left font-semibold text-small text-fg no-underline hover:bg-bg-quiet";
const LIST_ID = "menu-akun";

/**
 * Signed in: the name, and below it what the account may open and Keluar (lib/enhancements/session.ts). On phones the
 * menu dialog has them.
 */
function UserMenu() {
  return (
    <div data-menu="account" className="relative hidden md:signed-in:block">
      <button
        type="button"
        data-do="menu"
        aria-expanded="false"
        aria-controls={LIST_ID}
        suppressHydrationWarning
        className="group peer inline-flex min-h-11 max-w-44 items-center gap-1.5 rounded-petal px-3.5 font-bold text-[0.9375rem] shadow-edge hover:bg-bg-quiet"
      >
        <span className="truncate">
          <UserName />
        </span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none transition-transform duration-base group-aria-expanded:rotate-180" />
      </button>
      <div id={LIST_ID} className="absolute top-full right-0 z-30 mt-2 hidden w-72 rounded-md bg-bg-card p-2 shadow-menu peer-aria-expanded:block">
        {/* Keluar stands above the entries: they may arrive later and must not move it under a finger. */}
        <div className="flex items-start gap-2 border-line border-b pb-1 pl-3">
          {/* Whole: on the button a long name is cut. */}
          <p className="min-w-0 flex-1 py-3 text-fg-mute text-small wrap-anywhere">
            <LateUserName />
          </p>
          <button type="button" data-do="sign-out" suppressHydrationWarning className={`${entryClass} flex-none aria-busy:opacity-60`}>
            <LogOut aria-hidden="true" className="size-5" />
            <span>{headerCopy.signOut}</span>
          </button>
        </div>
        <AccountEntries className={`${entryClass} w-full`} listClassName="pt-1" />
      </div>
    </div>
  );
}

/** The bar itself: at rest part of the page, beyond 112 px of scroll lower and fixed. The page below does not move. */
function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <div data-header="true" className="relative z-20 h-header print:hidden">
      {/* The page script adds a class beyond that (lib/enhancements/page.ts). */}
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
          <Stamp aria-hidden="true" className="size-4" />
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
