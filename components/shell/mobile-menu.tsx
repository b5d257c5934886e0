import { Menu, Stamp, X } from "lucide-react";
import { FOOTER_NAV_ID, mainLinks } from "@/components/shell/main-links";
import { NavLink, ProductsFold } from "@/components/shell/nav-parts";
import { AccountEntries, LateUserName } from "@/components/shell/user-name";
import { Button, ButtonLink } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** Signed in: the name, what the account may open, and Keluar, at the end of the menu of small screens. */
function MobileAccount() {
  return (
    <div className="hidden gap-3 signed-in:grid">
      <p className="pt-2 font-semibold wrap-anywhere">
        <LateUserName />
      </p>
      {/* Above the entries, which may arrive later and must not move it under a finger. */}
      <Button variant="line" data-do="sign-out">
        {headerCopy.signOut}
      </Button>
      <AccountEntries className="inline-flex min-h-11 items-center" listClassName="flex flex-wrap gap-x-6" />
    </div>
  );
}

const big =
  "flex min-h-14 w-full cursor-pointer items-center justify-between border-line-deep border-b font-bold font-display text-[min(1.5rem,9vw)] text-white leading-tight tracking-figure no-underline aria-[current]:text-kunyit-300";

/** The full-height menu, a native dialog: focus stays inside, Esc and X close, and so does a link that is followed. */
function MobileMenuPanel({ id }: { id: string }) {
  return (
    <dialog
      id={id}
      aria-label={headerCopy.menu}
      suppressHydrationWarning
      className="deep m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-pandan-900 px-gutter pb-6 text-white open:transition-[opacity,translate] open:duration-slow open:ease-calm open:starting:translate-x-4 open:starting:opacity-0"
    >
      <div className="flex min-h-header items-center justify-between">
        <Logo reversed />
        <IconButton label={headerCopy.closeMenu} icon={X} data-do="close" />
      </div>
      <nav aria-label={headerCopy.nav} className="md:max-w-140">
        <ul>
          <li>
            <ProductsFold className={big} />
          </li>
          {mainLinks.map(({ href, name, sections }) => (
            <li key={href}>
              <NavLink href={href} sections={sections} className={big}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3 md:max-w-140 pb-[env(safe-area-inset-bottom)]">
        <ButtonLink href={routes.recipient} variant="gold">
          {headerCopy.download}
        </ButtonLink>
        <ButtonLink href={routes.accountSelect} variant="line" className="signed-in:hidden">
          {headerCopy.signIn}
        </ButtonLink>
        <MobileAccount />
        <Link href={routes.channelCheck} className="inline-flex min-h-11 items-center gap-2 font-semibold text-white no-underline">
          <Stamp aria-hidden="true" className="size-4" />
          {headerCopy.channelCheck}
        </Link>
      </div>
    </dialog>
  );
}

const PANEL_ID = "menu-ponsel";

/** The menu of small screens: a button and its dialog, which the page script opens (lib/enhancements/actions.ts). */
export function MobileMenu() {
  return (
    <>
      <div className="xl:hidden @max-[70rem]:block">
        <IconButton
          label={headerCopy.openMenu}
          icon={Menu}
          data-do="dialog"
          aria-expanded="false"
          aria-haspopup="dialog"
          aria-controls={PANEL_ID}
          suppressHydrationWarning
          className="noscript:hidden"
        />
        <a href={`#${FOOTER_NAV_ID}`} className="hidden min-h-11 items-center px-2 font-bold noscript:inline-flex">
          {headerCopy.menu}
        </a>
      </div>
      <MobileMenuPanel id={PANEL_ID} />
    </>
  );
}
