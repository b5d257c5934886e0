import { ShieldCheck } from "lucide-react";
import { HeaderBar } from "@/components/shell/header-bar";
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
