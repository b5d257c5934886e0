import { ShieldCheck, X } from "lucide-react";
import { mainLinks } from "@/components/shell/main-links";
import { MobileAccount } from "@/components/shell/mobile-account";
import { NavLink } from "@/components/shell/nav-link";
import { ProductsFold } from "@/components/shell/products-fold";
import { ButtonLink } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { headerCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

const big =
  "flex min-h-14 w-full cursor-pointer items-center justify-between border-line-deep border-b font-bold font-display text-[min(1.5rem,9vw)] text-white leading-tight tracking-figure no-underline aria-[current]:text-kunyit-300";

/** The full-height menu, a native dialog: focus stays inside, Esc and X close, and so does a link that is followed. */
export function MobileMenuPanel({ id }: { id: string }) {
  return (
    <dialog
      id={id}
      aria-label={headerCopy.menu}
      suppressHydrationWarning
      className="deep m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-pandan-900 px-gutter pb-6 text-white open:transition-[opacity,translate] open:duration-slow open:ease-tenang open:starting:translate-x-4 open:starting:opacity-0"
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
          <ShieldCheck aria-hidden="true" className="size-4" />
          {headerCopy.channelCheck}
        </Link>
      </div>
    </dialog>
  );
}
