"use client";

import { Dialog } from "@base-ui/react/dialog";
import { ChevronDown, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { mainLinks } from "@/components/shell/main-links";
import { MobileAccount } from "@/components/shell/mobile-account";
import { NavLink } from "@/components/shell/nav-link";
import { ButtonLink } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Logo } from "@/components/ui/logo";
import { headerWords } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

const big =
  "flex min-h-14 w-full cursor-pointer items-center justify-between border-line-deep border-b font-bold font-display text-[min(1.5rem,9vw)] text-white leading-tight tracking-figure no-underline aria-[current]:text-kunyit-300";
const sub = "flex min-h-12 items-center border-line-deep border-b pl-4 font-medium text-white no-underline aria-[current]:text-kunyit-300";

const products = ["loans", "funding"] as const;

/** Produk, whose pages unfold below it: at once while one of them is being read. */
function ProductsFold({ path, onFollow }: { path: string; onFollow: () => void }) {
  const [open, setOpen] = useState(products.some((page) => routes[page] === path));
  const id = useId();
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={big}>
        {headerWords.products}
        <ChevronDown aria-hidden="true" className={`size-5 ${open ? "rotate-180" : ""}`} />
      </button>
      <ul id={id} hidden={!open}>
        {products.map((page) => (
          <li key={page}>
            <NavLink href={routes[page]} className={sub} onClick={onFollow}>
              {headerWords.productLinks[page].name}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The full-height menu. Focus stays inside, the page below does not scroll, Esc and X close. */
export function MobileMenuPanel({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const path = usePathname();
  const before = useRef(path);

  useEffect(() => {
    if (before.current !== path) onOpenChange(false);
    before.current = path;
  }, [path, onOpenChange]);

  const close = () => onOpenChange(false);

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className="deep fixed inset-0 z-40 overflow-auto overscroll-contain bg-pandan-900 px-gutter pb-6 text-white transition-[opacity,translate] duration-slow ease-tenang data-ending-style:translate-x-4 data-starting-style:translate-x-4 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{headerWords.menu}</Dialog.Title>
          <div className="flex min-h-header items-center justify-between">
            <Logo reversed />
            <Dialog.Close render={<IconButton label={headerWords.closeMenu} icon={X} />} aria-label={headerWords.closeMenu} />
          </div>
          <nav aria-label={headerWords.nav} className="md:max-w-140">
            <ul>
              <li>
                <ProductsFold path={path} onFollow={close} />
              </li>
              {mainLinks.map(({ href, name, sections }) => (
                <li key={href}>
                  <NavLink href={href} sections={sections} className={big} onClick={close}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-6 grid gap-3 md:max-w-140 pb-[env(safe-area-inset-bottom)]">
            <ButtonLink href={routes.recipient} variant="gold" onClick={close}>
              {headerWords.download}
            </ButtonLink>
            <ButtonLink href={routes.accountSelect} variant="line" className="signed-in:hidden" onClick={close}>
              {headerWords.signIn}
            </ButtonLink>
            <MobileAccount onLeave={close} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
